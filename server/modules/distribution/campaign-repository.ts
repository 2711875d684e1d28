import type { EndOfDay } from '@contract/time'
import type { ReferralRate } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { RatedLine } from './model'

/** A campaign as stored. */
export interface CampaignRow {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly picture: string
  readonly rulesHtml: string
  readonly basisPoints: number
  readonly rates: readonly ReferralRate[]
  readonly settleDays: number
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
}

/** SQL: the campaign `c` applies to the channel $1. */
const OF_CHANNEL = `(c.channel_codes = '{}' or $1 = any(c.channel_codes))`

const shown = statement<CampaignRow>(
  'referral-campaign-shown',
  `select c.id, c.title, c.subtitle, c.picture, c.rules_html as "rulesHtml", c.basis_points as "basisPoints", c.rates,
     c.settle_days as "settleDays", c.starts_at as "startsAt", c.ends_at as "endsAt"
   from referral_campaigns c where ${OF_CHANNEL}
   order by case when c.starts_at <= $2 and c.ends_at > $2 then 0 when c.starts_at > $2 then 1 else 2 end,
     case when c.ends_at <= $2 then c.ends_at end desc, case when c.starts_at > $2 then c.starts_at end, c.sort, c.id
   limit 1`
)

/** A campaign through which a friend's order earns. */
export interface RunningCampaign extends Pick<CampaignRow, 'id' | 'basisPoints' | 'rates' | 'settleDays'> {
  readonly referrerId: string
}

const running = statement<RunningCampaign>(
  'referral-campaign-of-buyer',
  `select c.id, c.basis_points as "basisPoints", c.rates, c.settle_days as "settleDays", b.referrer_id as "referrerId"
   from referral_bindings b join members r on r.id = b.referrer_id and r.anonymised_at is null
   join referral_campaigns c on ${OF_CHANNEL} and c.starts_at <= $3 and c.ends_at > $3
   where b.member_id = $2 and b.channel_code = $1 order by c.sort, c.id limit 1`
)

const names = statement<{ of: ReferralRate['of']; id: string; name: string }>(
  'referral-rate-names',
  `select 'card' as of, id, name from card_products where id = any($1)
   union all select 'plate', id, name from plates where id = any($1)
   union all select 'product', id, name from products where id = any($1)
   union all select 'mallProduct', id, name from mall_products where id = any($1)
   union all select 'mallCategory', id, name from mall_categories where id = any($1)`
)

const lines = statement<RatedLine & { lineNo: number; payFen: number; returnDays: number }>(
  'referral-lines-of-order',
  `select l.line_no as "lineNo", l.kind, l.item_id as "itemId", l.pay_fen as "payFen", s.product_id as "productId",
     array_remove(array[p.category_id, k.parent_id], null) as "categoryIds",
     case when l.return_terms ->> 'rule' = 'days' then (l.return_terms ->> 'days')::int else 0 end as "returnDays"
   from order_lines l join orders o on o.order_no = l.order_no and o.state in ('paid', 'fulfilled')
   left join mall_skus s on l.kind = 'sku' and s.id = l.item_id
   left join mall_products p on p.id = s.product_id left join mall_categories k on k.id = p.category_id
   where l.order_no = $1 order by l.line_no`
)

/** The campaign running in a channel, else the next to start, else the last. */
export async function findCampaign(channel: string, now: Date, db: Queryable): Promise<CampaignRow | null> {
  const [row] = await shown([channel, now], db)
  return row ?? null
}

/** The campaign through which an order of a member earns a commission now, and for whom; null if for nobody. */
export async function campaignOfBuyer(
  channel: string,
  memberId: string,
  now: Date,
  db: Queryable
): Promise<RunningCampaign | null> {
  const [row] = await running([channel, memberId, now], db)
  return row ?? null
}

/** Names of the goods and categories of rates. */
export const namesOfRates = (ids: readonly string[], db: Queryable) => names([ids], db)

/** An order line as a rate sees it. */
export type EarningLine = RatedLine & {
  readonly lineNo: number
  readonly payFen: number
  /** The return period of the goods in days. */
  readonly returnDays: number
}

/** The lines of an order that is paid and not being refunded; none for any other. */
export const linesOfPaid = (orderNo: OrderNo, db: Queryable): Promise<EarningLine[]> => lines([orderNo], db)
