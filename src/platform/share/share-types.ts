/** What is shared: a page of ours. */
export interface Shared {
  readonly title: string
  /** Path with query, beginning with a slash; without anything that belongs to the member. */
  readonly path: string
}

/** The result of pressing share: shared or cancelled, the link was copied, or WeChat's menu has to be used. */
export type HandedOver = 'shared' | 'copied' | 'menu' | 'failed'
