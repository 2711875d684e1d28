import type { Query } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import type { Tag } from '@contract/tags'
import { queryClient } from './query-client'

type Asked = Pick<Endpoint, 'providesTags'>

const providesAny = ({ queryKey }: Pick<Query, 'queryKey'>, tags: readonly Tag[]): boolean =>
  (queryKey[0] as Asked).providesTags?.some((tag) => tags.includes(tag)) ?? false

/**
 * Makes old what a write has touched: every read that tells of it, and asks anew for those on the screen. What tells of
 * nothing but `later` is asked for anew only when it is next needed. What is being asked for at this moment is asked for again in
 * any case: it may have been answered before the write.
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
  // who waits for it gets the new answer; a failure is theirs to tell
  await Promise.all([waits, requested, ...underWay.map((query) => query.fetch().catch(() => undefined))])
}
