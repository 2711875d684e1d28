/** SQL of what WeChat has to be told about the delivery of orders paid in the mini-program. */
import { backoff, isLastTry, untilLastTry } from '../../db/backoff'
import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { StoredPhone } from '../../domain/receiver-phone'

/** How an order reaches its buyer: by a carrier, at once, or in a shop where it is taken. */
export type DeliveryManner = 'parcels' | 'virtual' | 'pickup'

/** A delivery of which WeChat still has to be told. */
export interface DueReport {
  readonly orderNo: OrderNo
  readonly manner: DeliveryManner
  readonly revision: number
  /** The last attempt. */
  readonly isLast: boolean
  /** Its money went back, or is going back: nothing is held any longer. */
  readonly isReturned: boolean
  readonly transactionId: string
  readonly outTradeNo: string
  /** Paid by virtual payment, which is told otherwise. */
  readonly isVirtual: boolean
  /** Who paid; null once the account is deleted. */
  readonly openId: string | null
  readonly mobile: StoredPhone | null
  readonly goods: string
  readonly allSent: boolean
  readonly parcels: { id: string; carrier: string; trackingNo: string; goods: string }[]
}

/** Payments made in the mini-program. */
const IN_MINI = `way in ('mini', 'virtual', 'apple')`

const queue = command(
  'queue-shipping-report',
  `insert into shipping_reports (order_no, manner, due_at, queued_at)
   select $1, $2, $3, $3 where exists (
     select 1 from payments where order_no = $1 and ${IN_MINI} and transaction_id is not null)
   on conflict (order_no) do update set manner = excluded.manner, due_at = excluded.due_at,
     queued_at = excluded.queued_at, attempts = 0, revision = shipping_reports.revision + 1`
)

/**
 * Queues what WeChat has to be told about the delivery of an order, inside the caller's transaction; nothing for orders that were
 * not paid in the mini-program.
 */
export async function queueReport(
  tx: Tx,
  orderNo: OrderNo,
  manner: DeliveryManner,
  now: Date
): Promise<void> {
  await queue([orderNo, manner, now], tx)
}

const due = statement<DueReport>(
  'due-shipping-report',
  `with due as (
     update shipping_reports set attempts = attempts + 1,
       due_at = ${untilLastTry('$2', 'queued_at', backoff('$2', 'attempts', '15 seconds'))}
     where order_no in (
       select order_no from shipping_reports where due_at <= $2 order by due_at limit 1 for update skip locked)
     returning order_no, manner, revision, ${isLastTry('$2', 'queued_at')} as last)
   select d.order_no as "orderNo", d.manner, d.revision, d.last as "isLast",
     o.state in ('refunding', 'refunded') as "isReturned", coalesce(y.transaction_id, '') as "transactionId",
     coalesce(y.out_trade_no, '') as "outTradeNo", coalesce(y.virtual, false) as "isVirtual",
     coalesce(y.payer_open_id, (select w.open_id from wechat_identities w
       where w.member_id = o.member_id and w.app_id = $1 order by w.created_at desc limit 1)) as "openId",
     o.address->>'mobile' as mobile,
     coalesce((select string_agg(l.name || ' ×' || l.quantity, '；' order by l.line_no) from order_lines l
       where l.order_no = d.order_no), '') as goods,
     coalesce(s.state in ('sent', 'received'), true) as "allSent",
     coalesce((select json_agg(json_build_object('id', p.id, 'carrier', p.carrier, 'trackingNo', p.tracking_no,
        'goods', (select string_agg(l.name || ' ×' || i.quantity, '；' order by i.line_no) from parcel_lines i
          join order_lines l on l.order_no = p.order_no and l.line_no = i.line_no where i.parcel_id = p.id))
        order by p.parcel_no) from parcels p where p.order_no = d.order_no), '[]') as parcels
   from due d join orders o on o.order_no = d.order_no
   left join shipments s on s.order_no = d.order_no
   left join lateral (select out_trade_no, transaction_id, payer_open_id, way in ('virtual', 'apple') as virtual from payments
     where order_no = d.order_no and ${IN_MINI} and transaction_id is not null
     order by (state = 'paid') desc, paid_at limit 1) y on true`
)

/**
 * Claims, for this process, the delivery that has been due longest; refused ones are retried at growing intervals, after an hour at
 * most.
 */
export const claimReport = (appId: string, now: Date, db: Queryable) => due([appId, now], db)

const mark = command(
  'mark-reported',
  `with told as (update parcels set uploaded = true where id = any($3))
   update shipping_reports set due_at = null, attempts = 0 where order_no = $1 and revision = $2`
)

/** WeChat knows all of it; what came meanwhile stays due. */
export async function markReported(
  { orderNo, revision, parcels }: Pick<DueReport, 'orderNo' | 'revision' | 'parcels'>,
  db: Queryable
): Promise<void> {
  await mark([orderNo, revision, parcels.map(({ id }) => id)], db)
}
