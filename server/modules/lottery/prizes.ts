/** Prizes that a member has won. */
import type { Data, MyPrize } from '@contract/types'
import type { PhoneSource, ReceiverPhones } from '../../db/receiver-phones'
import { notFound } from '../../core/business-error'
import type { PageRequest } from '../../core/cursor'
import { iso, isoEndOrNull } from '../../lib/iso'
import { giftParcelOf, shownReceiver } from '../shipping'
import { findWon, listWon, type WonRow } from './prize-repository'

/** @throws BusinessError 404, also when it is somebody else's */
export async function prizeOf(
  { db }: Pick<PhoneSource, 'db'>,
  memberId: string,
  drawId: string
): Promise<WonRow> {
  const row = await findWon(memberId, drawId, db)
  if (!row) throw notFound('奖品不存在')
  return row
}

/** A page of them, newest first. */
export async function readPrizes(
  { db, phones }: PhoneSource,
  who: { readonly memberId: string; readonly channel: string },
  part: PageRequest,
  now: Date
): Promise<Data<'listMyPrizes'>> {
  const { rows, next } = await listWon(who, part, db)
  return { list: rows.map((row) => prizeView(row, now, phones)), next }
}

/** The state of a prize. The state of the privilege's delivery takes precedence. */
export function prizeStateOf(row: WonRow, now: Date): MyPrize['state'] {
  const isOver = row.claimBy !== null && row.claimBy <= now
  if (row.state === 'won') return isOver ? 'expired' : 'won'
  if (row.kind !== 'privilege' || row.state !== 'claimed') return row.state
  if (row.receiveState === 'failed') return isOver ? 'expired' : 'failed'
  return row.receiveState === 'processing' ? 'claimed' : 'done'
}

/** The input needed for its claim. */
export function formOf({ kind, delivery }: WonRow): MyPrize['form'] {
  if (kind === 'goods') return 'address'
  return delivery === 'account' ? 'mobile' : 'nothing'
}

export function prizeView(row: WonRow, now: Date, phones: ReceiverPhones): MyPrize {
  const { drawId, lotteryTitle, prizeName, kind, picture, drawnAt, claimBy, receiveId } = row
  const address = phones.openAddress(row.address, `lottery_draws ${drawId}`)
  const state = prizeStateOf(row, now)
  return {
    drawId,
    lotteryTitle,
    prizeName,
    kind,
    picture,
    state,
    form: formOf(row),
    drawnAt: iso(drawnAt),
    claimBy: isoEndOrNull(claimBy),
    failedReason: state === 'failed' ? row.failedReason : null,
    receiveId,
    receiver: address && shownReceiver(address),
    parcel: giftParcelOf(row)
  }
}
