import { endOfDayAfterSql } from '../../db/end-of-day-sql'
import type { EndOfDay } from '@contract/time'
import { sqlState, type Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** The fields of a coupon that determine whether it can be claimed now. */
export interface ClaimInput {
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  readonly total: number
  readonly claimed: number
  readonly perMember: number
  readonly channelCodes: string[]
  readonly mine: number
}

const readClaimInput = statement<ClaimInput>(
  'claim-input',
  `select starts_at as "startsAt", ends_at as "endsAt", total, claimed, per_member as "perMember",
     channel_codes as "channelCodes", (select count(*)::int from coupon_receives r
       where r.coupon_id = c.id and r.member_id = $2) as mine
   from coupons c where id = $1`
)

/**
 * The counter and the member's coupon in one statement. The counter's CHECK and the UNIQUE seq enforce the limits
 * under concurrency; a duplicate seq rolls the counter back as well.
 */
const claim = statement<{ id: string }>(
  'claim-coupon',
  `with counted as (
     update coupons set claimed = claimed + 1
     where id = $2 and claimed < total and starts_at <= $5 and ends_at > $5 and per_member >= $4
     returning id, valid_days)
   insert into coupon_receives (id, coupon_id, member_id, seq, state, received_at, expires_at, request_key)
   select $1, id, $3, $4, 'usable', $5, ${endOfDayAfterSql('$5', 'valid_days')}, $6 from counted
   returning id`
)

const byRequest = statement<{ id: string; couponId: string }>(
  'claim-of-request',
  'select id, coupon_id as "couponId" from coupon_receives where member_id = $1 and request_key = $2'
)

export async function findClaimInput(
  couponId: string,
  memberId: string,
  db: Queryable
): Promise<ClaimInput | null> {
  const [row] = await readClaimInput([couponId, memberId], db)
  return row ?? null
}

/** The coupon that the call with this key claimed, if any. */
export async function claimOfRequest(
  memberId: string,
  requestKey: string,
  db: Queryable
): Promise<{ id: string; couponId: string } | null> {
  const [row] = await byRequest([memberId, requestKey], db)
  return row ?? null
}

/**
 * Claims the member's `seq`-th of a coupon; `repeated` = that one is already taken or the call is a repeat, `refused`
 * = none left or over.
 */
export async function claimCoupon(
  receive: {
    id: string
    couponId: string
    memberId: string
    seq: number
    requestKey: string
    now: Date
  },
  db: Queryable
): Promise<'claimed' | 'repeated' | 'refused'> {
  const { id, couponId, memberId, seq, requestKey, now } = receive
  try {
    const rows = await claim([id, couponId, memberId, seq, now, requestKey], db)
    return rows.length > 0 ? 'claimed' : 'refused'
  } catch (problem) {
    if (sqlState(problem) === '23505') return 'repeated'
    throw problem
  }
}
