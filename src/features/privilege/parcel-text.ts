/** Goods of records in words. Pure. */
import type { ReceiveRecord } from '@contract/types'

export type RecordParcel = NonNullable<ReceiveRecord['parcel']>

const STATES: Readonly<Record<RecordParcel['state'], string>> = {
  toClaim: '待填地址',
  claimed: '待发货',
  sent: '待收货',
  received: '已收货'
}

/** The state of goods that are sent, in a word. */
export const parcelState = ({ state }: RecordParcel): string => STATES[state]

/** A line about it: which parcel it is in, or where it goes; '' while nobody knows. */
export function parcelNote({ parcel, receiver }: RecordParcel): string {
  if (parcel) return `${parcel.carrierName} ${parcel.trackingNo}`
  return receiver ? `寄往 ${receiver.address}` : ''
}
