import type { QueryKey } from '@tanstack/react-query'
import type { DehydratedRead } from '@contract/ssr'
import { ApiError } from './error'
import { FRESH_MS, queryClient } from './query-client'

/** An answer that came with the page, or why there is none. */
export type HydratedRead = DehydratedRead

/**
 * Keeps answers that came with the page as if they had been asked for when it was drawn (`at`, ms since 1970): what is fresh
 * is not asked for again.
 */
export function hydrateReads(reads: readonly HydratedRead[], at: number): void {
  // a device whose clock is behind must not take them for fresh forever
  const updatedAt = Math.min(at, Date.now())
  for (const [queryKey, data, refusal] of reads)
    if (refusal) refuse(queryKey, new ApiError('business', refusal.code, refusal.message), updatedAt)
    else queryClient.setQueryData(queryKey, data, { updatedAt })
}

/** The page that says it does not ask for it again while an answer would be fresh. */
function refuse(queryKey: QueryKey, error: ApiError, errorUpdatedAt: number): void {
  queryClient.setQueryDefaults(queryKey, { retryOnMount: () => Date.now() - errorUpdatedAt > FRESH_MS })
  queryClient
    .getQueryCache()
    .build(queryClient, queryClient.defaultQueryOptions({ queryKey }))
    .setState({ status: 'error', error, errorUpdatedAt })
}
