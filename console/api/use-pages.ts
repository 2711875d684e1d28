import { useOnError } from '@refinedev/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DATA_KEY } from './data-key'
import { readPage, type Filters, type ItemOf, type PagedCallName } from './paged'

const ROWS = 20

/** A list that is paged by keys (ADR 0070): there is a next page and one before, and no number of pages. */
export interface Pages<Item> {
  readonly items: readonly Item[]
  /** Counted from 1. */
  readonly page: number
  readonly isLoading: boolean
  readonly error: Error | null
  readonly retry: () => void
  /** Undefined on the first page. */
  readonly before: (() => void) | undefined
  /** Undefined on the last page. */
  readonly next: (() => void) | undefined
}

interface PagesOptions {
  /** Read again after this time, ms. */
  readonly refetchInterval?: number
  /** Not read again when the window is looked at again: each reading is written to the audit trail. */
  readonly refetchOnWindowFocus?: false
}

/** The list that a call answers; other filters begin with their first page. */
export function usePages<N extends PagedCallName>(
  name: N,
  filters: Filters<N>,
  options: PagesOptions = {}
): Pages<ItemOf<N>> {
  const { mutate: onError } = useOnError()
  const of = JSON.stringify(filters)
  const [at, setAt] = useState({ of, index: 0 })
  const index = at.of === of ? at.index : 0
  const query = useInfiniteQuery({
    queryKey: [DATA_KEY, name, filters, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await readPage(name, filters, { cursor: pageParam, limit: ROWS, signal })
      } catch (error) {
        onError(error)
        throw error
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...options
  })
  const pages = query.data?.pages ?? []
  const page = pages[Math.min(index, pages.length - 1)]
  const goTo = (next: number) => setAt({ of, index: next })
  const goToNext = async () => {
    const isRead = index + 1 < pages.length
    if (isRead || (await query.fetchNextPage()).isSuccess) goTo(index + 1)
  }
  return {
    items: page?.items ?? [],
    page: index + 1,
    isLoading: query.isPending || query.isFetchingNextPage,
    error: query.error,
    retry: () => void query.refetch(),
    before: index > 0 ? () => goTo(index - 1) : undefined,
    next: page?.nextCursor ? () => void goToNext() : undefined
  }
}
