/** The service that packs and sends what was bought. */

/** Pieces of an order line. */
export interface LinePieces {
  readonly lineNo: number
  readonly quantity: number
}

/** An order to be sent; `orderNo` is ours, and placing it again is the same order. */
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

/** A parcel in transit; `parcelNo` counts those of an order, `carrier` is a code of kuaidi100. */
export interface SentParcel {
  readonly parcelNo: number
  readonly carrier: string
  readonly trackingNo: string
  readonly sentAt: Date
  readonly lines: readonly LinePieces[]
}

export interface WarehouseGateway {
  /** @throws if it is unreachable: place it again later */
  place(order: WarehouseOrder, now: Date): Promise<void>
  /** Every parcel of an order sent so far. @throws as place */
  parcels(orderNo: string, now: Date): Promise<readonly SentParcel[]>
  /**
   * Withdraws unsent pieces: all of these, or false and none. The same request again changes nothing.
   * @throws as place
   */
  withdraw(orderNo: string, requestId: string, lines: readonly LinePieces[], now: Date): Promise<boolean>
}
