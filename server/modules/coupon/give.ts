import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import { insertGift } from './give-repository'

/** A coupon given to somebody. */
export interface CouponGift {
  readonly memberId: string
  readonly couponId: string
  /** Why it is given: one coupon per source, even if the call is repeated. */
  readonly source: string
  readonly now: Date
}

/**
 * Gives a coupon that was won or earned, in addition to what a member may claim.
 * @returns couponReceiveId; null if none is left
 * @throws the database's 23505 if the source was already used, or a concurrent call of the member took the same
 * number
 */
export async function grantCoupon(
  tx: Tx,
  { memberId, couponId, source, now }: CouponGift
): Promise<string | null> {
  const id = randomUUID()
  return (await insertGift({ id, couponId, memberId, source, now }, tx)) ? id : null
}
