import { useEffect, useRef } from 'react'
import { usePageEnd } from '../visible/page-hooks'

/** The part of an infinite query that paging in needs. */
export interface PagedQuery {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly isFetching: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

export interface Paging {
  /** Asks for the next page, where there is one and none is on its way. */
  readonly more: () => void
  /** What ListFooter says. */
  readonly footer: 'loading' | 'more' | 'end' | 'error'
}

function footerOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: PagedQuery): Paging['footer'] {
  if (isFetchingNextPage) return 'loading'
  if (isFetchNextPageError) return 'error'
  return hasNextPage ? 'more' : 'end'
}

/**
 * A list that pages in when the end of the page is near, or when `more` is called. A page that was asked for comes, though a refresh of
 * the list takes its read away: the end of the page is told of once, and whoever stands there would wait in vain.
 */
export function usePaging(query: PagedQuery): Paging {
  const pages = query.data?.pages.length ?? 0
  /** So many pages are asked for; 0: no more than there are. */
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
