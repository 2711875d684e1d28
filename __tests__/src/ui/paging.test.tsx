import { usePaging, type PagedQuery, type Paging } from '@/ui/list-footer/paging'
import { act, render } from '../../support/mount.h5'

let reachEnd: () => void
jest.mock('@/ui/visible/page-hooks', () => ({
  usePageEnd: (more: () => void) => {
    reachEnd = more
  }
}))

const QUERY = {
  data: { pages: [['a']] },
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false
}

/** A list whose query stands as it is told. */
async function list() {
  const fetchNextPage = jest.fn(() => Promise.resolve())
  let paging: Paging | undefined
  function List({ query }: { query: PagedQuery }) {
    paging = usePaging(query)
    return null
  }
  const listOf = (query: Partial<typeof QUERY> = {}) => <List query={{ ...QUERY, ...query, fetchNextPage }} />
  const { rerender } = await render(listOf())
  return {
    asked: () => fetchNextPage.mock.calls.length,
    stands: (query: Partial<typeof QUERY>) => rerender(listOf(query)),
    atEnd: () => act(() => reachEnd()),
    footer: () => paging?.footer
  }
}

const UNDER_WAY = { isFetching: true, isFetchingNextPage: true }

test('the end of the page asks for the next page, once while it is on its way', async () => {
  const { asked, atEnd, stands, footer } = await list()
  expect(footer()).toBe('more')
  await atEnd()
  await stands(UNDER_WAY)
  await atEnd()
  expect([asked(), footer()]).toEqual([1, 'loading'])
  await stands({ data: { pages: [['a'], ['b']] } })
  expect(asked()).toBe(1)
})

test('a page whose read was taken away by a refresh of the list is asked for again when that has ended', async () => {
  const { asked, atEnd, stands } = await list()
  await atEnd()
  await stands(UNDER_WAY)
  // the refresh: the read of the next page is given up
  await stands({ isFetching: true })
  expect(asked()).toBe(1)
  await stands({ isFetching: false })
  expect(asked()).toBe(2)
})

test('a page that failed is not asked for again by itself', async () => {
  const { asked, atEnd, stands, footer } = await list()
  await atEnd()
  await stands(UNDER_WAY)
  await stands({ isFetchNextPageError: true })
  await stands({})
  expect([asked(), footer()]).toEqual([1, 'more'])
})

test('where there is no next page none is asked for', async () => {
  const { asked, atEnd, stands, footer } = await list()
  await stands({ hasNextPage: false })
  await atEnd()
  expect([asked(), footer()]).toEqual([0, 'end'])
})
