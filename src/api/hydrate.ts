import type { QueryKey } from '@tanstack/react-query'
import type { DehydratedRead } from '@contract/ssr'
import { ApiError } from './error'
import { FRESH_MS, queryClient } from './query-client'

/** A response delivered with the page, or the reason why there is none. */
export type HydratedRead = DehydratedRead

/**
 * Caches responses delivered with the page as if they had been requested when it was rendered (`at`, ms since
 * 1970): fresh ones are not requested again.
 */
export function hydrateReads(reads: readonly HydratedRead[], at: number): void {
  // a device whose clock is behind must not treat them as fresh forever
  const updatedAt = Math.min(at, Date.now())
  for (const [queryKey, data, refusal] of reads)
    if (refusal) refuse(queryKey, new ApiError('business', refusal.code, refusal.message), updatedAt)
    else queryClient.setQueryData(queryKey, data, { updatedAt })
}

/** The page that reports it does not request it again for as long as a response would be fresh. */
function refuse(queryKey: QueryKey, error: ApiError, errorUpdatedAt: number): void {
  queryClient.setQueryDefaults(queryKey, { retryOnMount: () => Date.now() - errorUpdatedAt > FRESH_MS })
  queryClient
    .getQueryCache()
    .build(queryClient, queryClient.defaultQueryOptions({ queryKey }))
    .setState({ status: 'error', error, errorUpdatedAt })
}
