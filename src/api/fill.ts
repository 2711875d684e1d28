import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client'

/** An answer that came with the page: the key under which it is kept, and the data. */
export type FilledRead = readonly [key: QueryKey, data: unknown]

/**
 * Keeps answers that came with the page as if they had been asked for when it was drawn (`at`, ms since 1970): what is fresh
 * is not asked for again.
 */
export function fillReads(reads: readonly FilledRead[], at: number): void {
  // a device whose clock is behind must not take them for fresh forever
  const updatedAt = Math.min(at, Date.now())
  for (const [key, data] of reads) queryClient.setQueryData(key, data, { updatedAt })
}
