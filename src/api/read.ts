import type { EndpointName } from '@contract/endpoints'
import type { Data, Input } from '@contract/types'
import { call } from './call'

/**
 * A read as TanStack Query takes it: its key is name and input, its failure is shown by the page, where there is
 * nothing older to show, and told by `tellFailedRefresh` where there is. Use as
 * `useQuery(read('orderDetail', { orderNo }))`.
 */
export function read<N extends EndpointName>(name: N, input: Input<N>) {
  return {
    queryKey: [name, input] as const,
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<Data<N>> =>
      call(name, input, { quiet: true, signal })
  }
}

type PagedData<N extends EndpointName> = Data<N> & { page: number; hasMore: boolean }

/** A read that pages in, for `useInfiniteQuery`: the page number is added to the input. */
export function readPages<N extends EndpointName>(name: N, input: Omit<Input<N>, 'page'>) {
  return {
    queryKey: [name, input, 'pages'] as const,
    queryFn: ({ pageParam, signal }: { pageParam: number; signal?: AbortSignal }): Promise<Data<N>> =>
      call(name, { ...input, page: pageParam } as unknown as Input<N>, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Data<N>): number | undefined => {
      const { page, hasMore } = last as PagedData<N>
      return hasMore ? page + 1 : undefined
    }
  }
}
