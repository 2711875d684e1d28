/** Whoever packs and sends what was bought. */

/** Pieces of a line of an order. */
export interface LinePieces {
  readonly lineNo: number
  readonly quantity: number
}

/** What is to be sent; `orderNo` is ours, and the same one placed again is the same. */
export interface WarehouseOrder {
  readonly orderNo: string
  readonly receiver: {
    readonly name: string
    readonly mobile: string
    readonly city: string
    readonly address: string
  }
  readonly lines: readonly (LinePieces & { readonly itemId: string; readonly name: string })[]
  readonly note: string
}

/** A parcel that is on its way; `parcelNo` counts those of an order, `carrier` is a code of kuaidi100. */
export interface SentParcel {
  readonly parcelNo: number
  readonly carrier: string
  readonly trackingNo: string
  readonly sentAt: Date
  readonly lines: readonly LinePieces[]
}

export interface WarehouseGateway {
  /** @throws when it cannot be reached: place it again later */
  place(order: WarehouseOrder, now: Date): Promise<void>
  /** Every parcel of an order that was sent so far. @throws as place */
  parcels(orderNo: string, now: Date): Promise<readonly SentParcel[]>
  /** Takes pieces back that were not sent: all of these, or false and none. The same request again changes nothing. @throws as place */
  withdraw(orderNo: string, requestId: string, lines: readonly LinePieces[], now: Date): Promise<boolean>
}
