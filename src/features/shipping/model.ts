import { PARCEL_LABELS, SHIPMENT_TITLES } from '@contract/shipping/labels'
import type { Parcel, Shipment } from '@contract/types'

export type { Parcel, Shipment } from '@contract/types'

/** What the state of a parcel is called. */
export const parcelLabel = ({ state }: Pick<Parcel, 'state'>): string => PARCEL_LABELS[state]

/** The shipping state of an order's goods, from the order and its parcels. */
export const SHIPMENT_LABELS: Readonly<
  Record<Shipment['state'], { readonly title: string; readonly text: string }>
> = {
  booked: { title: SHIPMENT_TITLES.booked, text: '订单已提交仓库，即将打包' },
  packing: { title: SHIPMENT_TITLES.packing, text: '商品分包裹发出，发出后可查看物流' },
  sent: { title: SHIPMENT_TITLES.sent, text: '收到商品后请确认收货' },
  received: { title: SHIPMENT_TITLES.received, text: '如有问题，可在订单详情申请售后' },
  cancelled: { title: SHIPMENT_TITLES.cancelled, text: '商品未发出，款项原路退回' }
}

/** The same with what became of the parcels: once all are signed for, that is said, though nobody has confirmed receipt. */
export const shipmentLabel = ({ state, parcels }: Pick<Shipment, 'state' | 'parcels'>) =>
  state === 'sent' && parcels.length > 0 && parcels.every((parcel) => parcel.state === 'signed')
    ? { ...SHIPMENT_LABELS.sent, title: '包裹已全部签收' }
    : SHIPMENT_LABELS[state]
