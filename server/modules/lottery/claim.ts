/** Claims of prizes: goods are sent to an address, a privilege is handed over; once, even under concurrent calls. */
import { RESULT } from '@contract/envelope/codes'
import type { MyPrize } from '@contract/types'
import { withTransaction } from '../../db/client'
import { storedAddress, type PhoneSource } from '../../db/receiver-phones'
import { newOrderNo } from '../../domain/order-number'
import { BusinessError } from '../../core/business-error'
import { addressForGift } from '../address'
import { deliverRecharges, issueOne } from '../privilege'
import { claimGoods, claimPrivilege, markReceived, type ClaimWrite, type WonRow } from './prize-repository'
import { formOf, prizeOf, prizeStateOf, prizeView } from './prizes'

/** Somebody claims a prize. */
export interface ClaimRequest extends ClaimWrite {
  readonly addressId?: string | undefined
  readonly mobile?: string | undefined
}

type Dependencies = Parameters<typeof deliverRecharges>[0] & PhoneSource

/** A repeated claim gets the same result. @throws BusinessError 400, 404, 904, 907 */
export async function claimPrize(dependencies: Dependencies, request: ClaimRequest): Promise<MyPrize> {
  const { phones } = dependencies
  const { memberId, drawId, requestKey, now } = request
  const row = await prizeOf(dependencies, memberId, drawId)
  if (row.claimKey === requestKey) return prizeView(row, now, phones)
  check(row, now)
  const isClaimed =
    formOf(row) === 'address'
      ? await claimParcel(dependencies, request)
      : await claimRight(dependencies, row, request)
  const after = await prizeOf(dependencies, memberId, drawId)
  // a concurrent repeat of this call may have been faster
  if (isClaimed || after.claimKey === requestKey) return prizeView(after, now, phones)
  throw claimedBefore()
}

const claimedBefore = () => new BusinessError(RESULT.orderState, '奖品已领取，请勿重复提交')

function check(row: WonRow, now: Date): void {
  const state = prizeStateOf(row, now)
  if (state === 'expired') throw new BusinessError(RESULT.ended, '已过领取时间')
  if (state !== 'won' && state !== 'failed') throw claimedBefore()
}

async function claimParcel(source: PhoneSource, request: ClaimRequest): Promise<boolean> {
  const { drawId, addressId, memberId, now } = request
  if (addressId === undefined) throw new BusinessError(RESULT.badRequest, '请选择收货地址')
  const sentTo = await addressForGift(source, memberId, addressId)
  const address = storedAddress(sentTo, `lottery_draws ${drawId}`, await source.phones.storing())
  return claimGoods(request, { address, shipNo: newOrderNo(now) }, source.db)
}

async function claimRight(
  dependencies: Dependencies,
  { privilegeId, receiveId: failedId, ...row }: WonRow,
  request: ClaimRequest
): Promise<boolean> {
  const { memberId, mobile, now } = request
  if (row.delivery === 'account' && mobile === undefined)
    throw new BusinessError(RESULT.badRequest, '请填写充值手机号')
  if (privilegeId === null) throw new Error(`The prize ${row.drawId} is no privilege`)
  const provided = await withTransaction(dependencies.db, async (tx) => {
    const issued = await issueOne(tx, { memberId, privilegeId, account: mobile ?? null, now })
    if (await claimPrivilege(request, { receiveId: issued.receiveId, failedId }, tx)) return issued
    throw claimedBefore()
  }).catch((problem: unknown) => {
    if (problem instanceof BusinessError) return null
    throw problem
  })
  if (provided === null) return false
  if (provided.needsDelivery) await deliverRecharges(dependencies, [provided.receiveId], now)
  return true
}

/** The goods have arrived; repeating it changes nothing. @throws BusinessError 404, 907 */
export async function receivedPrize(
  source: PhoneSource,
  memberId: string,
  drawId: string,
  now: Date
): Promise<MyPrize> {
  const isNew = await markReceived(drawId, memberId, now, source.db)
  const row = await prizeOf(source, memberId, drawId)
  if (isNew || row.state === 'received') return prizeView(row, now, source.phones)
  throw new BusinessError(RESULT.orderState, '奖品尚未发出，暂不能确认收货')
}
