import type { Query } from '@tanstack/react-query'
import type { Endpoint } from '@contract/endpoint'
import type { Tag } from '@contract/tags'
import { queryClient } from './query-client'

type Asked = Pick<Endpoint, 'tells'>

const tellsOf = ({ queryKey }: Pick<Query, 'queryKey'>, tags: readonly Tag[]): boolean =>
  (queryKey[0] as Asked).tells?.some((tag) => tags.includes(tag)) ?? false

/**
 * Makes old what a write has touched: every read that tells of it, and asks anew for those on the screen. What tells of
 * nothing but `later` is asked for anew only when it is next needed.
 */
export async function touch({ touches = [] }: Pick<Endpoint, 'touches'>, later: readonly Tag[] = []) {
  const now = touches.filter((tag) => !later.includes(tag))
  const client = queryClient
  const waits = client.invalidateQueries({ predicate: (query) => tellsOf(query, later), refetchType: 'none' })
  await Promise.all([waits, client.invalidateQueries({ predicate: (query) => tellsOf(query, now) })])
}
