/** What waits to be packed, for staff who send parcels by hand. */
import type { Queryable, Tx } from '../../db/client'
import { keyset, limitOf, type Page, type Positioned } from '../../db/keyset'
import type { StoredAddress } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** An order with goods that are not sent yet. */
export interface WaitingOrder {
  readonly orderNo: OrderNo
  readonly channel: string
  readonly bookedAt: Date
  readonly note: string | null
  readonly address: StoredAddress | null
  /** A warehouse has accepted it. */
  readonly placed: boolean
  readonly lines: { lineNo: number; name: string; picture: string; waiting: number; quantity: number }[]
}

const OLDEST_FIRST = keyset({ by: 's.booked_at', type: 'timestamptz' }, { by: 's.order_no', type: 'text' })

const page = statement<WaitingOrder & Positioned>(
  'shipments-to-pack',
  `select s.order_no as "orderNo", o.channel_code as channel, s.booked_at as "bookedAt", o.note, o.address, s.placed_at is not null as placed,
     coalesce((select json_agg(json_build_object('lineNo', w.line_no, 'name', l.name, 'picture', l.picture,
        'waiting', w.quantity - w.sent - w.cancelled, 'quantity', w.quantity) order by w.line_no)
      from shipment_lines w join order_lines l on l.order_no = w.order_no and l.line_no = w.line_no
      where w.order_no = s.order_no and w.sent + w.cancelled < w.quantity), '[]') as lines, ${OLDEST_FIRST.column}
   from shipments s join orders o on o.order_no = s.order_no
   where s.state in ('booked', 'packing') and ($3::boolean or s.placed_at is null) and ${OLDEST_FIRST.after('$1')}
   order by ${OLDEST_FIRST.order} limit $2`
)

/** What staff want to see of what waits. */
export interface ToPack {
  readonly cursor: string | undefined
  readonly pageSize: number
  /** With what a warehouse has accepted, and sends. */
  readonly withPlaced: boolean
}

/** A page of orders with goods that are not sent yet, the longest wait first. */
export async function ordersToPack(
  { cursor, pageSize, withPlaced }: ToPack,
  db: Queryable
): Promise<Page<WaitingOrder>> {
  const rows = await page([OLDEST_FIRST.start(cursor), limitOf(pageSize), withPlaced], db)
  return OLDEST_FIRST.page(rows, pageSize)
}

const next = statement<{ parcelNo: number }>(
  'next-parcel-no',
  `select coalesce(max(parcel_no), 0)::int + 1 as "parcelNo" from parcels where order_no = $1`
)

/** The number of an order's next parcel. The caller has locked the shipment. */
export const nextParcelNo = async (orderNo: OrderNo, tx: Tx): Promise<number> =>
  (await next([orderNo], tx))[0]?.parcelNo ?? 1

const known = statement<{ orderNo: OrderNo }>(
  'parcel-of-number',
  'select order_no as "orderNo" from parcels where carrier = $1 and tracking_no = $2'
)

/** Whose parcel this number is; null if nobody's. */
export const orderOfParcel = async (carrier: string, trackingNo: string, tx: Tx): Promise<OrderNo | null> =>
  (await known([carrier, trackingNo], tx))[0]?.orderNo ?? null

const booked = statement<{ is: boolean }>(
  'order-is-shipped',
  'select exists (select 1 from shipments where order_no = $1) as is'
)

/** Whether a number is that of an order with goods to send. */
export const isShipped = async (number: string, db: Queryable): Promise<boolean> =>
  (await booked([number], db))[0]?.is === true

const take = statement<{ orderNo: OrderNo }>(
  'shipment-by-hand',
  `update shipments set next_try_at = '9999-01-01' where order_no = $1 and state in ('booked', 'packing') and placed_at is null
   returning order_no as "orderNo"`
)

/**
 * From now on the order is sent by hand, and no warehouse is told of it. The caller has locked the shipment.
 * @returns false if nothing is left to send, or a warehouse has accepted it
 */
export const sendByHand = async (orderNo: OrderNo, tx: Tx): Promise<boolean> =>
  (await take([orderNo], tx)).length > 0
