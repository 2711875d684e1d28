import type { DemoOrders } from './demo-orders'

/** A member with one of each thing that a page shows. */
export interface DemoThings extends DemoOrders {
  readonly token: string
  readonly memberCardId: string
  readonly memberPlateId: string
  readonly receiveId: string
  /** To be paid. */
  readonly orderNo: string
  readonly paidOrderNo: string
  /** Goods of the mall, whose parcel has come; any other order where there was no time for that. */
  readonly sentOrderNo: string
  readonly expiredCardId: string
}
