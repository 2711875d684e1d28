import { useEffect, useRef } from 'react'
import { usePageEnd } from '../visible/page-hooks'

/** The part of an infinite query that paging needs. */
export interface PagedQuery {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

export interface Paging {
  /** Requests the next page, if there is one and none is being fetched. */
  readonly more: () => void
  /** The state shown by ListFooter. */
  readonly footer: 'loading' | 'more' | 'end' | 'error'
}

function footerOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: PagedQuery): Paging['footer'] {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'error'
  return hasNextPage ? 'more' : 'end'
}

/**
 * A list that loads its next page near the end of the page, or when `more` is called. A requested page is
 * loaded even if a refresh of the list cancels its read: reaching the end is reported only once, and the user
 * there would wait in vain.
 */
export function usePaging(query: PagedQuery): Paging {
  const pages = query.data?.pages.length ?? 0
  /** Number of pages requested; 0: no more than are loaded. */
  const wanted = useRef(0)
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query

  const more = () => {
    if (!hasNextPage || query.isFetchingNextPage) return
    wanted.current = pages + 1
    void fetchNextPage()
  }
  usePageEnd(more)

  useEffect(() => {
    if (pages >= wanted.current || isFetchNextPageError) wanted.current = 0
    else if (hasNextPage && !isFetching) void fetchNextPage()
  }, [pages, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])

  return { more, footer: footerOf(query) }
}
