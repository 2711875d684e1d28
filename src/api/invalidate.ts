import type { Query } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import type { Tag } from '@contract/tags'
import { queryClient } from './query-client'

type Asked = Pick<Endpoint, 'providesTags'>

const providesAny = ({ queryKey }: Pick<Query, 'queryKey'>, tags: readonly Tag[]): boolean =>
  (queryKey[0] as Asked).providesTags?.some((tag) => tags.includes(tag)) ?? false

/**
 * Invalidates what a write has touched: every read that provides it; those on the screen are refetched. A read
 * that provides nothing but `later` is refetched only when next needed. A read in flight is always requested
 * again: it may have been answered before the write.
 */
export async function invalidate(
  { invalidatesTags = [] }: Pick<Endpoint, 'invalidatesTags'>,
  later: readonly Tag[] = []
) {
  const now = invalidatesTags.filter((tag) => !later.includes(tag))
  const client = queryClient
  const underWay = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: (query) => providesAny(query, invalidatesTags) })
  for (const query of underWay) void query.cancel({ silent: true })
  const waits = client.invalidateQueries({
    predicate: (query) => providesAny(query, later),
    refetchType: 'none'
  })
  const requested = client.invalidateQueries({ predicate: (query) => providesAny(query, now) })
  // callers waiting for it get the new response; reporting a failure is up to them
  await Promise.all([waits, requested, ...underWay.map((query) => query.fetch().catch(() => undefined))])
}
