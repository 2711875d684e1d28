/** Staff send goods that nobody bought by hand: gifts among privileges, and prizes of lotteries. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import type { Tx } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import { iso } from '../../lib/iso'
import { carrierOf } from './carriers'
import { giftsToPack, lockGift, markGiftSent } from './gift-by-hand-repository'
import { GIFT_TABLES, type GiftKind } from './gift-tables'
import { labelOf } from './receiver'

/** A gift that is sent by hand: it is one piece, in a parcel of its own or with others. */
export interface HandGift {
  readonly kind: GiftKind
  readonly giftNo: string
  readonly carrier: string
  readonly trackingNo: string
  readonly now: Date
}

/** A page of gifts that are not sent yet, with the address as a label needs it; `withPlaced`: see `waitingOrders`. */
export async function waitingGifts(
  { db, phones }: PhoneSource,
  { kind, cursor, limit }: ConsoleParsed<'giftsToShip'>,
  withPlaced = true
): Promise<ConsoleData<'giftsToShip'>> {
  const { rows, next } = await giftsToPack(kind, { cursor, pageSize: limit, withPlaced }, db)
  const items = rows.map(({ id, address, claimedAt, placed, ...row }) => ({
    ...row,
    claimedAt: iso(claimedAt),
    isWithWarehouse: placed,
    receiver: labelOf(phones.openAddress(address, `${GIFT_TABLES[kind].table} ${id}`))
  }))
  return { items, nextCursor: next }
}

/**
 * Sends a gift, inside the caller's transaction. A warehouse is not told of it any more.
 * @throws BusinessError 400, 404, 907
 */
export async function sendGiftByHand(tx: Tx, gift: HandGift): Promise<void> {
  const { kind, giftNo, carrier } = gift
  if (!carrierOf(carrier)) throw new BusinessError(RESULT.badRequest, '请选择快递公司')
  if (!(await markGiftSent(kind, giftNo, gift, tx)))
    throw new BusinessError(RESULT.orderState, '这件礼品已发出，或仓库已接单')
}

/** Of which kind a gift of this number is, and how it was sent; locked until the transaction ends. null: there is none. */
export async function findGift(tx: Tx, giftNo: string) {
  for (const kind of ['privilege', 'prize'] as const) {
    const found = await lockGift(kind, giftNo, tx)
    if (found) return { kind, ...found }
  }
  return null
}
