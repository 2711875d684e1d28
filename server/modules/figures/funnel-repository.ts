import { MAX_REPORT_ROWS } from '@contract/console/limits'
import type { ConsoleParsed } from '@contract/console/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { orderNumbersFrom } from '../../domain/order-number'
import { midnightOf } from '../../lib/china-time'
import { chinaDay } from './china-day'
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

/** Devices, each once for each key. */
const devices = (key: string, condition: string) =>
  `select key, count(*) as n from (
     select distinct ${key} as key, v.device_id from visits v
     where v.day >= $1::date and v.day <= $2::date and ${condition} and ($5::text is null or v.channel_code = $5)) d
   group by key`

// numbers begin with the second of their order (domain/order-number.ts): the primary key sorts by time
const funnel = (name: string, visitKey: string, orderKey: string) =>
  statement<FunnelStep>(
    name,
    `with came as (${devices(visitKey, `v.kind = 'uv'`)}),
     looked as (${devices(visitKey, `v.kind = 'pv' and v.path = any($6)`)}),
     made as (
       select key, sum(orders) as orders, count(*) as buyers, sum(paid) as paid, count(*) filter (where paid > 0) as payers from (
         select ${orderKey} as key, o.member_id, count(*) as orders, count(o.paid_at) as paid from orders o
         where o.order_no >= $3 and o.order_no < $4 and ($5::text is null or o.channel_code = $5) group by 1, 2) m
       group by key)
     select key, coalesce(c.n, 0)::int as visitors, coalesce(l.n, 0)::int as viewers, coalesce(m.orders, 0)::int as orders,
       coalesce(m.buyers, 0)::int as buyers, coalesce(m.paid, 0)::int as "paidOrders", coalesce(m.payers, 0)::int as payers
     from came c full join looked l using (key) full join made m using (key) order by key limit ${MAX_REPORT_ROWS}`
  )

const FUNNELS = {
  day: funnel('funnel-by-day', `to_char(v.day, 'YYYY-MM-DD')`, chinaDay('o.created_at', 'YYYY-MM-DD')),
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
