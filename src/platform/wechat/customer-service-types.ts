/** A conversation in WeChat's customer service. */
export interface ServiceChat {
  /** The link of the customer-service account, with the subject of the conversation. */
  readonly url: string
  /** The enterprise it belongs to. */
  readonly corpId: string
}
