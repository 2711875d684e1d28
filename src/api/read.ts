import type { PlainEndpoint, DataOf, InputOf } from '@contract/types'
import { call } from './call'

/**
 * A read as TanStack Query takes it: its key is endpoint and input, its failure is shown by the page, where there is
 * nothing older to show, and told by `reportFailedRefresh` where there is. Use as
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

/** A read that pages in, for `useInfiniteQuery`: the page number is added to the input. */
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
