export type { Parcel, Shipment } from '@contract/types'
