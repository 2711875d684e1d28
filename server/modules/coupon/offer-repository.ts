import type { GoodsKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import { statement } from '../../db/statement'
import type { PageRequest } from '../../core/cursor'
import type { OfferRow } from './view'

const AS_SORTED = keyset({ by: 'c.sort', type: 'int' }, { by: 'c.id', type: 'text' })

const page = statement<OfferRow & Positioned>(
  'coupon-offers',
  `select c.id as "couponId", c.name, c.rule, c.threshold_fen as "thresholdFen", c.amount_fen as "amountFen",
     c.percent, c.max_off_fen as "maxOffFen", c.scope, c.scope_ids as "scopeIds", c.rule_text as "ruleText", c.total,
     c.claimed, c.per_member as "perMember", c.starts_at as "startsAt", c.ends_at as "endsAt",
     (select count(*)::int from (
       select from coupon_receives r where r.coupon_id = c.id and r.member_id = $1 limit c.per_member) taken) as mine,
     ${AS_SORTED.column}
   from coupons c
   where c.starts_at <= $2 and c.ends_at > $2 and c.label_id is null
     and (c.channel_codes = '{}' or $3 = any(c.channel_codes))
     and ($4::text = 'all' or c.scope in ('all', $4)) and ${AS_SORTED.after('$6')}
   order by ${AS_SORTED.order} limit $5`
)

/** Which offers are requested; `memberId` null = a visitor. */
export interface OfferFilter extends PageRequest {
  readonly memberId: string | null
  readonly channel: string
  /** All, or those for goods of this kind, including those for all goods. */
  readonly scope: 'all' | GoodsKind
}

/** A page of the coupons currently offered in a channel. Labelled ones are handed out elsewhere. */
export async function listOffers(
  { memberId, channel, scope, cursor, pageSize }: OfferFilter,
  now: Date,
  db: Queryable
): Promise<Page<OfferRow>> {
  const values = [memberId, now, channel, scope, limitOf(pageSize), AS_SORTED.start(cursor)]
  return AS_SORTED.page(await page(values, db), pageSize)
}
