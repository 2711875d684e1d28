import type { Query } from '@tanstack/react-query'
import { ApiError } from './error'
import { react } from './failure'

/** Reads that fail within this are one failure: the page asked for all of them at once, ms. */
const TOGETHER_MS = 3000

let reportedAt = -Infinity

/** Asked again and again by itself: nobody waits for one of those answers. */
const isPolled = (query: Query): boolean =>
  query.observers.some(({ options: { refetchInterval: every } }) =>
    Boolean(typeof every === 'function' ? every(query) : every)
  )

/** Whether somebody waits for this and sees nothing of its failure: what the page shows is older, and stays. */
function isSilent(query: Query): boolean {
  const { data, fetchMeta } = query.state
  // the next page of a list says so at the foot of the list
  const isNextPage = fetchMeta?.fetchMore !== undefined
  return (
    data !== undefined && !isNextPage && query.isActive() && !query.meta?.['background'] && !isPolled(query)
  )
}

/**
 * What the catalogue says of a read that failed over older content (rule error.other): a toast, one however many failed
 * together. Where there is no content the page shows the failure in its place.
 */
export function reportFailedRefresh(error: Error, query: Query<unknown, unknown>): void {
  if (!(error instanceof ApiError) || !isSilent(query as Query)) return
  const now = Date.now()
  if (now - reportedAt < TOGETHER_MS) return
  reportedAt = now
  react(error, { quiet: false })
}
