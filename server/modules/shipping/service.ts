import { RESULT } from '@contract/envelope/codes'
import type { OrderAction, Shipment } from '@contract/types'
import { endOfDayAfter } from '../../lib/ends'
import type { Queryable } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import type { OrderNo } from '../../domain/order-number'
import { RECEIVED_AFTER_DAYS } from '../../domain/periods'
import { TRACK_STATES } from '../../gateways/logistics/logistics-gateway'
import { BusinessError, notFound } from '../../core/business-error'
import { iso, isoEndOrNull } from '../../lib/iso'
import { carrierOf } from './carriers'
import { shownReceiver } from './receiver'
import { shipmentStates, viewShipment, type ShipmentView } from './read-repository'
import { markReceived, type ShipmentState } from './shipment-repository'

const TEXT: Readonly<Record<string, Shipment['parcels'][number]['state']>> = {
  [TRACK_STATES.collected]: 'collected',
  [TRACK_STATES.delivering]: 'delivering',
  [TRACK_STATES.signed]: 'signed',
  [TRACK_STATES.trouble]: 'trouble',
  [TRACK_STATES.returned]: 'returning',
  [TRACK_STATES.returning]: 'returning',
  [TRACK_STATES.refused]: 'returning'
}

/** What was sent of an order, and where it is; null for somebody else's, and if nothing is to be sent. */
export async function shipmentOf(
  memberId: string,
  orderNo: OrderNo,
  db: Queryable
): Promise<Omit<Shipment, 'receiver'> | null> {
  const row = await viewShipment(orderNo, memberId, db)
  return row && shipmentView(row)
}

/** The same with whom it is sent to, as its buyer sees it. @throws BusinessError 404 */
export async function parcelsOf(
  memberId: string,
  orderNo: OrderNo,
  { db, phones }: PhoneSource
): Promise<Shipment> {
  const row = await viewShipment(orderNo, memberId, db)
  if (!row) throw notFound('没有物流信息')
  const address = phones.openAddress(row.address, `orders ${orderNo}`)
  return { ...shipmentView(row), receiver: address && shownReceiver(address) }
}

/** The buyer has received everything; repeating it changes nothing. @throws BusinessError 404, 907 */
export async function confirmReceipt(
  memberId: string,
  orderNo: OrderNo,
  now: Date,
  source: PhoneSource
): Promise<Shipment> {
  const before = await parcelsOf(memberId, orderNo, source)
  if (before.state === 'received' || (await markReceived(orderNo, now, source.db)))
    return parcelsOf(memberId, orderNo, source)
  throw new BusinessError(RESULT.orderState, '还有商品未发出，暂不能确认收货')
}

/** A buyer's actions on parcels; `open`: not all of them have arrived. */
export interface ShippingActions {
  readonly actions: readonly OrderAction[]
  readonly open: boolean
  readonly state: ShipmentState
}

const ACTIONS: Readonly<Record<ShipmentState, readonly OrderAction[]>> = {
  booked: ['viewParcels'],
  packing: ['viewParcels'],
  sent: ['confirmReceipt', 'viewParcels'],
  received: ['viewParcels'],
  cancelled: []
}

/** The actions of these orders' buyers on their parcels. */
export async function shippingActions(
  orderNos: readonly OrderNo[],
  db: Queryable
): Promise<Map<OrderNo, ShippingActions>> {
  const rows = orderNos.length === 0 ? [] : await shipmentStates(orderNos, db)
  return new Map(
    rows.map(({ orderNo, state }) => [
      orderNo,
      { actions: ACTIONS[state], open: state !== 'received' && state !== 'cancelled', state }
    ])
  )
}

function shipmentView({
  orderNo,
  state,
  sentAt,
  waiting,
  wechatPaymentNo,
  parcels
}: ShipmentView): Omit<Shipment, 'receiver'> {
  const end = sentAt && state === 'sent' ? endOfDayAfter(sentAt, RECEIVED_AFTER_DAYS) : null
  return {
    orderNo,
    state,
    waiting: state === 'cancelled' ? [] : (waiting ?? []),
    parcels: (parcels ?? []).map(({ carrier, state: at, traces, ...parcel }) => ({
      ...parcel,
      carrierName: carrierOf(carrier)?.name ?? carrier,
      carrierPhone: carrierOf(carrier)?.phone ?? null,
      state: TEXT[at] ?? 'moving',
      traces: (traces ?? []).map(({ at: moment, text }) => ({ at: iso(new Date(moment)), text }))
    })),
    canConfirm: state === 'sent',
    wechatPaymentNo: state === 'sent' ? wechatPaymentNo : null,
    confirmedBy: isoEndOrNull(end)
  }
}
