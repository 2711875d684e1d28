import type { Queryable } from '../../db/client'
import { backoff, isLastTry, untilLastTry } from '../../db/backoff'
import { statement } from '../../db/statement'

/** An order paid in the mini-program, whose parcels still have to be reported to the channel. */
export interface ToUpload {
  readonly orderNo: string
  readonly transactionId: string
  readonly openId: string
  readonly mobile: string | null
  readonly allSent: boolean
  /** The last attempt to report it. */
  readonly isLast: boolean
  readonly parcels: { id: string; carrier: string; trackingNo: string; goods: string }[]
}

const due = statement<ToUpload>(
  'shipping-to-upload',
  `with due as (
     update shipments set upload_attempts = upload_attempts + 1,
       upload_at = ${untilLastTry('$2', 'coalesce(sent_at, booked_at)', backoff('$2', 'upload_attempts', '15 seconds'))}
     where order_no in (
       select s.order_no from shipments s
       where s.upload_at <= $2
         and exists (select 1 from parcels p where p.order_no = s.order_no and not p.uploaded)
         and exists (select 1 from payments y
           where y.order_no = s.order_no and y.way = 'mini' and y.transaction_id is not null)
         and exists (select 1 from orders o join wechat_identities w on w.member_id = o.member_id and w.app_id = $1
           where o.order_no = s.order_no)
       order by s.upload_at limit 1 for update skip locked)
     returning order_no, state, ${isLastTry('$2', 'coalesce(sent_at, booked_at)')} as last)
   select s.order_no as "orderNo", coalesce(y.transaction_id, '') as "transactionId", w.open_id as "openId",
     o.address->>'mobile' as mobile, s.state in ('sent', 'received') as "allSent", s.last as "isLast",
     (select json_agg(json_build_object('id', p.id, 'carrier', p.carrier, 'trackingNo', p.tracking_no,
        'goods', (select string_agg(l.name || ' ×' || i.quantity, '；' order by i.line_no) from parcel_lines i
          join order_lines l on l.order_no = p.order_no and l.line_no = i.line_no where i.parcel_id = p.id))
        order by p.parcel_no) from parcels p where p.order_no = s.order_no) as parcels
   from due s join orders o on o.order_no = s.order_no
   join payments y on y.order_no = s.order_no and y.way = 'mini' and y.transaction_id is not null
   join wechat_identities w on w.member_id = o.member_id and w.app_id = $1`
)

/**
 * Claims, for this process, an order with parcels unknown to the channel that holds its money; refused ones are
 * retried at growing intervals, after an hour at most.
 */
export const claimShippingUpload = (appId: string, now: Date, db: Queryable) => due([appId, now], db)

const mark = statement(
  'mark-uploaded',
  `with told as (update parcels set uploaded = true where id = any($2))
   update shipments set upload_attempts = 0 where order_no = $1`
)

/** Marks these parcels of an order as known to the channel. */
export async function markUploaded(orderNo: string, ids: readonly string[], db: Queryable): Promise<void> {
  await mark([orderNo, ids], db)
}
