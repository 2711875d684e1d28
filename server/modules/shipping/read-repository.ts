import type { StoredAddress } from '../../db/schema/order'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { ShipmentState } from './shipment-repository'

interface Piece {
  readonly name: string
  readonly picture: string
  readonly quantity: number
}

/** A shipment with its parcels, as stored; moments inside are text. */
export interface ShipmentView {
  readonly orderNo: OrderNo
  readonly state: ShipmentState
  readonly sentAt: Date | null
  readonly address: StoredAddress | null
  readonly waiting: Piece[] | null
  readonly wechatPaymentNo: string | null
  readonly parcels:
    | {
        parcelId: string
        parcelNo: number
        carrier: string
        trackingNo: string
        state: string
        lines: Piece[]
        traces: { at: string; text: string }[] | null
      }[]
    | null
}

const one = statement<ShipmentView>(
  'shipment-of-order',
  `select s.order_no as "orderNo", s.state, s.sent_at as "sentAt", o.address,
     (select y.transaction_id from payments y where y.order_no = s.order_no and y.way = 'mini' and y.state = 'paid'
      order by y.paid_at limit 1) as "wechatPaymentNo",
     (select json_agg(json_build_object('name', l.name, 'picture', l.picture,
        'quantity', w.quantity - w.sent - w.cancelled) order by w.line_no)
      from shipment_lines w join order_lines l on l.order_no = w.order_no and l.line_no = w.line_no
      where w.order_no = s.order_no and w.sent + w.cancelled < w.quantity) as waiting,
     (select json_agg(json_build_object('parcelId', p.id, 'parcelNo', p.parcel_no, 'carrier', p.carrier,
        'trackingNo', p.tracking_no, 'state', p.state,
        'lines', (select json_agg(json_build_object('name', l.name, 'picture', l.picture, 'quantity', i.quantity)
           order by i.line_no) from parcel_lines i
           join order_lines l on l.order_no = p.order_no and l.line_no = i.line_no where i.parcel_id = p.id),
        'traces', (select json_agg(json_build_object('at', t.at, 'text', t.text) order by t.at desc, t.id desc)
           from parcel_traces t where t.parcel_id = p.id)) order by p.parcel_no)
      from parcels p where p.order_no = s.order_no) as parcels
   from shipments s join orders o on o.order_no = s.order_no where s.order_no = $1 and o.member_id = $2`
)

/** What was sent of an order of this member; null for somebody else's, and if nothing is to be sent. */
export async function viewShipment(
  orderNo: OrderNo,
  memberId: string,
  db: Queryable
): Promise<ShipmentView | null> {
  const [row] = await one([orderNo, memberId], db)
  return row ?? null
}

const states = statement<{ orderNo: OrderNo; state: ShipmentState; parcels: number }>(
  'shipment-states',
  `select s.order_no as "orderNo", s.state,
     (select count(*)::int from parcels p where p.order_no = s.order_no) as parcels
   from shipments s where s.order_no = any($1)`
)

/** Shipment states of these orders; those without shipments are omitted. */
export const shipmentStates = (orderNos: readonly OrderNo[], db: Queryable) => states([orderNos], db)
