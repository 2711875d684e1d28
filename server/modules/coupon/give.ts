import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/client'
import { insertGift } from './give-repository'

/** A coupon that somebody is given. */
export interface CouponGift {
  readonly memberId: string
  readonly couponId: string
  /** What it is given for: one coupon for a source, whatever of the same call comes again. */
  readonly source: string
  readonly now: Date
}

/**
 * Gives a coupon that was won or earned, beside what a member may claim. @returns couponReceiveId; null where all are given
 * @throws the database's 23505 where the source was answered before, or a twin of the member took the same number
 */
export async function giveCoupon(
  tx: Tx,
  { memberId, couponId, source, now }: CouponGift
): Promise<string | null> {
  const id = randomUUID()
  return (await insertGift({ id, couponId, memberId, source, now }, tx)) ? id : null
}
