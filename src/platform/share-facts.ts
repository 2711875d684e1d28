/** What is shared: a page of ours. */
export interface Shared {
  readonly title: string
  /** Path with query, beginning with a slash; without anything that belongs to the member. */
  readonly path: string
}
