/** A talk in WeChat's customer service. */
export interface ServiceChat {
  /** The link of the customer-service account, with what the talk is about. */
  readonly url: string
  /** The enterprise that it belongs to. */
  readonly corpId: string
}
