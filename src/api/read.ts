import type { PlainEndpoint, DataOf, InputOf } from '@contract/types'
import { call } from './call'
import { prefetched } from './prefetched'

/** The page parameter of a list's first page. */
export const FIRST_PAGE = ''

/**
 * A read as options for TanStack Query: its key is endpoint and input; the page shows its failure if it has
 * nothing older to show, otherwise `reportFailedRefresh` reports it. Use as
 * `useQuery(read(orderEndpoints.orderDetail, { orderNo }))`.
 */
export function read<E extends PlainEndpoint>(endpoint: E, input: InputOf<E>) {
  return {
    queryKey: [endpoint, input] as const,
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<DataOf<E>> =>
      prefetched([endpoint, input], () => call(endpoint, input, { quiet: true, signal }))
  }
}

/** A paged read, for `useInfiniteQuery`: each page begins at the cursor that the one before gave, the first without one. */
export function readPages<E extends PlainEndpoint>(endpoint: E, input: Omit<InputOf<E>, 'cursor'>) {
  return {
    queryKey: [endpoint, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }: { pageParam: string; signal?: AbortSignal }): Promise<DataOf<E>> => {
      const given = { ...input, ...(pageParam && { cursor: pageParam }) } as unknown as InputOf<E>
      const ask = () => call(endpoint, given, { quiet: true, signal })
      return pageParam ? ask() : prefetched([endpoint, input, 'pages'], ask)
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: DataOf<E>): string | null => (last as { next: string | null }).next
  }
}
