import type { Query } from '@tanstack/react-query'
import { ApiError } from './error'
import { react } from './failure'

/** Reads that fail within this time count as one failure: the page requested all of them at once, ms. */
const TOGETHER_MS = 3000

let reportedAt = -Infinity

/** Polled automatically: no user is waiting for any single response. */
const isPolled = (query: Query): boolean =>
  query.observers.some(({ options: { refetchInterval: every } }) =>
    Boolean(typeof every === 'function' ? every(query) : every)
  )

/** Whether the user is waiting for this but would not see its failure: the page keeps showing older content. */
function isSilent(query: Query): boolean {
  const { data, fetchMeta } = query.state
  // the next page of a list reports it at the foot of the list
  const isNextPage = fetchMeta?.fetchMore !== undefined
  return (
    data !== undefined && !isNextPage && query.isActive() && !query.meta?.['background'] && !isPolled(query)
  )
}

/**
 * Applies the catalogue to a read that failed while older content is shown (rule error.other): a single toast,
 * however many failed together. If there is no content, the page shows the failure in its place.
 */
export function reportFailedRefresh(error: Error, query: Query<unknown, unknown>): void {
  if (!(error instanceof ApiError) || !isSilent(query as Query)) return
  const now = Date.now()
  if (now - reportedAt < TOGETHER_MS) return
  reportedAt = now
  react(error, { quiet: false })
}
