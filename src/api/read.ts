import type { PlainEndpoint, DataOf, InputOf } from '@contract/types'
import { call } from './call'

/**
 * A read as options for TanStack Query: its key is endpoint and input; the page shows its failure if it has
 * nothing older to show, otherwise `reportFailedRefresh` reports it. Use as
 * `useQuery(read(orderEndpoints.orderDetail, { orderNo }))`.
 */
export function read<E extends PlainEndpoint>(endpoint: E, input: InputOf<E>) {
  return {
    queryKey: [endpoint, input] as const,
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<DataOf<E>> =>
      call(endpoint, input, { quiet: true, signal })
  }
}

type PagedData<E extends PlainEndpoint> = DataOf<E> & { page: number; hasMore: boolean }

/** A paged read, for `useInfiniteQuery`: the page number is added to the input. */
export function readPages<E extends PlainEndpoint>(endpoint: E, input: Omit<InputOf<E>, 'page'>) {
  return {
    queryKey: [endpoint, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal?: AbortSignal }): Promise<DataOf<E>> =>
      call(endpoint, { ...input, page: pageParam } as unknown as InputOf<E>, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: DataOf<E>): number | undefined => {
      const { page, hasMore } = last as PagedData<E>
      return hasMore ? page + 1 : undefined
    }
  }
}
