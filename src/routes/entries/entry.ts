/** What a query parameter holds: text or a whole number, `?` = may be missing. */
export type QueryKind = 'text' | 'text?' | 'number?'

export interface RouteEntry {
  readonly path: string
  readonly title: string
  /** Draws its own navigation bar. */
  readonly customNav?: true
  /** A visitor gets the login pop-up first. */
  readonly login?: true
  /** Exempt from launch and show handling (rule route.exempt). */
  readonly exempt?: true
  /** Can be shared: names the parameters that a friend gets too; never one of the member, nor how they came in. */
  readonly share?: readonly string[]
  /** Listens to every scroll: without need it costs the mini-program an event a frame. */
  readonly scroll?: true
  /** Refreshes when pulled down. */
  readonly pullDown?: true
  readonly query?: Readonly<Record<string, QueryKind>>
}

/** Who sent the buyer (rule role.distributor): what entry pages hand on to the pages that lead to a payment. */
export const SENT_BY = { distributor: 'text?', account: 'text?', distributionActivityId: 'text?' } as const

/** A page of an activity that the link may name; else of the first of its kind. */
export const ONE_ACTIVITY = { share: ['activityId'], query: { activityId: 'text?' } } as const
