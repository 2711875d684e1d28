/** What delivery states are called, on the pages and by the assistant. */
import type { Parcel, Shipment } from '../types'

export const SHIPMENT_TITLES: Readonly<Record<Shipment['state'], string>> = {
  booked: '等待发货',
  packing: '正在打包',
  sent: '商品已全部发出',
  received: '已收货',
  cancelled: '已取消发货'
}

export const PARCEL_LABELS: Readonly<Record<Parcel['state'], string>> = {
  collected: '已取件',
  moving: '运输中',
  delivering: '派送中',
  signed: '已签收',
  trouble: '派送遇到问题',
  returning: '退回中'
}
