/** What a query parameter holds: text or a whole number, `?` = may be missing. */
export type QueryKind = 'text' | 'text?' | 'number?'

export interface RouteEntry {
  readonly path: string
  readonly title: string
  /** Renders its own navigation bar. */
  readonly customNav?: true
  /** Visitors get the login pop-up first. */
  readonly login?: true
  /** Exempt from launch and show handling (rule route.exempt). */
  readonly exempt?: true
  /** Can be shared: names the parameters included in the link; never the member's own, nor how they arrived. */
  readonly share?: readonly string[]
  /** Listens to every scroll: costs the mini-program an event per frame, so only if needed. */
  readonly scroll?: true
  /** Refreshes when pulled down. */
  readonly pullDown?: true
  readonly query?: Readonly<Record<string, QueryKind>>
}

/** Who sent the buyer (rule role.distributor): passed by entry pages to the pages that lead to a payment. */
export const SENT_BY = { distributor: 'text?', account: 'text?', distributionActivityId: 'text?' } as const

/** A page of an activity that the link may name; otherwise the first of its kind. */
export const ONE_ACTIVITY = { share: ['activityId'], query: { activityId: 'text?' } } as const
