import { MAX_REPORT_ROWS } from '@contract/console/limits'
import type { ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { orderNumbersFrom } from '../../domain/order-number'
import { midnightOf } from '../../lib/china-time'
import { GOODS_PAGES } from './goods-pages'

/** A day's or a channel's way from visits to payments. */
export interface FunnelStep {
  readonly key: string
  readonly visitors: number
  readonly viewers: number
  readonly orders: number
  readonly buyers: number
  readonly paidOrders: number
  readonly payers: number
}

const VISITS = 'from visits v where v.day >= $1::date and v.day <= $2::date'
const CHANNEL = '($5::text is null or v.channel_code = $5)'

/**
 * A device counts once in a channel on a day, as `visits_uv` has it: so visitors are counted, and only those who looked at goods have
 * to be told apart. Ids are hashed for that: texts are slow to compare, and a million of them would not fit in memory. Numbers of orders
 * begin with the second of their order (domain/order-number.ts): the primary key sorts by time, and six digits are a day.
 */
const funnel = (name: string, visitKey: string, orderKey: string, ofOrders = 'part') =>
  statement<FunnelStep>(
    name,
    `with came as (
       select ${visitKey} as key, count(*) as n ${VISITS} and v.kind = 'uv' and ${CHANNEL} group by 1),
     looked as (
       select key, count(*) as n from (
         select distinct ${visitKey} as key, v.day, v.channel_code, hashtextextended(v.device_id, 0)
         ${VISITS} and v.kind = 'pv' and v.path = any($6) and ${CHANNEL}) d
       group by key),
     made as (
       select ${ofOrders} as key, sum(orders) as orders, count(*) as buyers, sum(paid) as paid, count(*) filter (where paid > 0) as payers from (
         select ${orderKey} as part, hashtextextended(o.member_id, 0), count(*) as orders, count(o.paid_at) as paid from orders o
         where o.order_no >= $3 and o.order_no < $4 and ($5::text is null or o.channel_code = $5) group by 1, 2) m
       group by part)
     select key::text as key, coalesce(c.n, 0)::int as visitors, coalesce(l.n, 0)::int as viewers, coalesce(m.orders, 0)::int as orders,
       coalesce(m.buyers, 0)::int as buyers, coalesce(m.paid, 0)::int as "paidOrders", coalesce(m.payers, 0)::int as payers
     from came c full join looked l using (key) full join made m using (key) order by key limit ${MAX_REPORT_ROWS}`
  )

const FUNNELS = {
  day: funnel('funnel-by-day', 'v.day', 'left(o.order_no, 6)', `to_date(part, 'YYMMDD')`),
  channel: funnel('funnel-by-channel', 'v.channel_code', 'o.channel_code')
} as const

/** The way from visits to payments in the days from `from` to `to`, both included. */
export const listFunnel = (
  { from, to, by, channel }: ConsoleParsed<'funnelFigures'>,
  db: Queryable
): Promise<FunnelStep[]> => {
  const numbers = [orderNumbersFrom(midnightOf(from)), orderNumbersFrom(midnightOf(to, 1))]
  return FUNNELS[by]([from, to, ...numbers, channel ?? null, GOODS_PAGES], db)
}
