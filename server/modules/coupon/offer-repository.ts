import type { GoodsKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OfferRow } from './view'

const page = statement<OfferRow & { count: number }>(
  'coupon-offers',
  `select c.id as "couponId", c.name, c.rule, c.threshold_fen as "thresholdFen", c.amount_fen as "amountFen",
     c.percent, c.max_off_fen as "maxOffFen", c.scope, c.scope_ids as "scopeIds", c.rule_text as "ruleText", c.total,
     c.claimed, c.per_member as "perMember", c.starts_at as "startsAt", c.ends_at as "endsAt",
     (select count(*)::int from coupon_receives r where r.coupon_id = c.id and r.member_id = $1) as mine,
     count(*) over ()::int as count
   from coupons c
   where c.starts_at <= $2 and c.ends_at > $2 and c.label_id is null
     and (c.channel_codes = '{}' or $3 = any(c.channel_codes))
     and ($4::text = 'all' or c.scope in ('all', $4))
   order by c.sort, c.id limit $5 offset $6`
)

/** Which offers are requested; `memberId` null = a visitor. */
export interface OfferFilter {
  readonly memberId: string | null
  readonly channel: string
  /** All, or those for goods of this kind, including those for all goods. */
  readonly scope: 'all' | GoodsKind
  readonly limit: number
  readonly offset: number
}

/** A page of the coupons currently offered in a channel, and the total. Labelled ones are handed out elsewhere. */
export async function listOffers(
  { memberId, channel, scope, limit, offset }: OfferFilter,
  now: Date,
  db: Queryable
): Promise<{ rows: OfferRow[]; total: number }> {
  const rows = await page([memberId, now, channel, scope, limit, offset], db)
  return { rows, total: rows[0]?.count ?? 0 }
}
