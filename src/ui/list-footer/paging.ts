import { usePageEnd } from '../visible/page-hooks'

/** The part of an infinite query that paging in needs. */
export interface PagedQuery {
  readonly hasNextPage: boolean
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

/** A list that pages in when the end of the page is near, or when `more` is called. */
export function usePaging(query: PagedQuery): Paging {
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
  }
  usePageEnd(more)
  return { more, footer: footerOf(query) }
}
