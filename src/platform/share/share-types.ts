/** What is shared: a page of ours. */
export interface Shared {
  readonly title: string
  /** Path with query, beginning with a slash; without anything that belongs to the member. */
  readonly path: string
}

/** What pressing for a share did: it was shared or let be, the link is on the clipboard, or WeChat's menu has to do it. */
export type HandedOver = 'shared' | 'copied' | 'menu' | 'failed'
