import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

/** An order that the mini-program paid, whose parcels the channel has still to be told of. */
export interface ToUpload {
  readonly orderNo: string
  readonly transactionId: string
  readonly openId: string
  readonly mobile: string | null
  readonly allSent: boolean
  readonly parcels: { id: string; carrier: string; trackingNo: string; goods: string }[]
}

const due = statement<ToUpload>(
  'shipping-to-upload',
  `select s.order_no as "orderNo", coalesce(y.transaction_id, '') as "transactionId", w.open_id as "openId",
     o.address->>'mobile' as mobile, s.state in ('sent', 'received') as "allSent",
     (select json_agg(json_build_object('id', p.id, 'carrier', p.carrier, 'trackingNo', p.tracking_no,
        'goods', (select string_agg(l.name || ' ×' || i.quantity, '；' order by i.line_no) from parcel_lines i
          join order_lines l on l.order_no = p.order_no and l.line_no = i.line_no where i.parcel_id = p.id))
        order by p.parcel_no) from parcels p where p.order_no = s.order_no) as parcels
   from shipments s join orders o on o.order_no = s.order_no
   join payments y on y.order_no = s.order_no and y.way = 'mini' and y.transaction_id is not null
   join wechat_identities w on w.member_id = o.member_id and w.app_id = $1
   where exists (select 1 from parcels p where p.order_no = s.order_no and not p.uploaded)
   order by s.booked_at limit $2`
)

/** Orders with parcels that the channel holding their money does not know of. */
export const shippingToUpload = (appId: string, limit: number, db: Queryable) => due([appId, limit], db)

const mark = statement('mark-uploaded', 'update parcels set uploaded = true where id = any($1)')

export async function markUploaded(ids: readonly string[], db: Queryable): Promise<void> {
  await mark([ids], db)
}
