import { endOfDayAfterSql } from '../../db/end-of-day-sql'
import type { Tx } from '../../db/client'
import { statement } from '../../db/statement'

/** The counter and the coupon in one statement, as `claim-coupon`; the limit per person does not apply here. */
const give = statement<{ id: string }>(
  'give-coupon',
  `with counted as (
     update coupons set claimed = claimed + 1 where id = $2 and claimed < total returning id, valid_days)
   insert into coupon_receives (id, coupon_id, member_id, seq, state, received_at, expires_at, request_key)
   select $1, id, $3, (select coalesce(max(seq), 0) + 1 from coupon_receives where coupon_id = $2 and member_id = $3),
     'usable', $4, ${endOfDayAfterSql('$4', 'valid_days')}, $5 from counted
   returning id`
)

/** @returns false if none is left */
export async function insertGift(
  gift: { id: string; couponId: string; memberId: string; source: string; now: Date },
  tx: Tx
): Promise<boolean> {
  const { id, couponId, memberId, source, now } = gift
  return (await give([id, couponId, memberId, now, source], tx)).length > 0
}
