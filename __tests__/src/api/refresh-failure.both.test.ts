import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query'
import { couponEndpoints } from '@contract/coupon/endpoints'
import { memberEndpoints } from '@contract/member/endpoints'
import { queryClient } from '@/api/query-client'
import { read, readPages } from '@/api/read'
import { toast } from '@/platform/feedback/feedback'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'

jest.mock('@/platform/feedback/feedback')

const coupons = readPages(couponEndpoints.getCouponList, { pageSize: 10 })
const page = (number: number) => ok({ list: [], next: `after ${number}` })

let answer: Answer
let clock = Date.now()
let leave: (() => void)[]
beforeEach(() => {
  leave = []
  jest.mocked(toast).mockClear()
  // each test is another visit, long after the one before
  clock += 60_000
  jest.spyOn(Date, 'now').mockImplementation(() => clock)
  fakeApi({ getMySummary: () => answer, getMyMemberInfo: () => answer, getCouponList: () => answer })
  answer = ok({})
})
afterEach(() => {
  leave.forEach((end) => end())
  queryClient.clear()
  jest.restoreAllMocks()
})

/** Shows a read, as a page does. */
function show(
  endpoint: typeof memberEndpoints.getMySummary | typeof memberEndpoints.getMyMemberInfo,
  more: object = {}
) {
  const observer = new QueryObserver(queryClient, { ...read(endpoint, {}), retry: false, ...more })
  leave.push(observer.subscribe(() => undefined))
  return observer
}
const toasts = () => jest.mocked(toast).mock.calls.map(([words]) => words)

describe('a read that fails over what is shown', () => {
  it.each<[string, Answer, string[]]>([
    ["tells the server's message", no('500', '服务繁忙'), ['服务繁忙']],
    ['tells the default', no('500'), ['服务器错误，请稍后重试']],
    ['tells that the network failed', 'down', ['网络错误，请稍后重试']],
    ['says nothing where the catalogue says nothing', no('700', '不说'), []]
  ])('%s', async (_, failure, said) => {
    const shown = show(memberEndpoints.getMySummary)
    await shown.refetch()
    answer = failure
    await shown.refetch()
    expect(toasts()).toEqual(said)
    expect(shown.getCurrentResult().data).toEqual({})
  })

  it('tells it once for all that a page asks together, and again when it fails later', async () => {
    const both = [show(memberEndpoints.getMySummary), show(memberEndpoints.getMyMemberInfo)]
    await Promise.all(both.map((one) => one.refetch()))
    answer = 'down'
    await Promise.all(both.map((one) => one.refetch()))
    expect(toasts()).toHaveLength(1)
    clock += 10_000
    await both[0]?.refetch()
    expect(toasts()).toHaveLength(2)
  })
})

describe('says nothing', () => {
  it('where there is nothing older: the page shows the failure', async () => {
    answer = no('500', '服务繁忙')
    await show(memberEndpoints.getMySummary).refetch()
    expect(toasts()).toEqual([])
  })
  it.each([
    ['of what is asked in the background', { meta: { background: true } }],
    ['of what is asked again and again', { refetchInterval: 1e6 }]
  ])('%s', async (_, more) => {
    const shown = show(memberEndpoints.getMySummary, more)
    await shown.refetch()
    answer = 'down'
    await shown.refetch()
    expect(toasts()).toEqual([])
  })
  it('of what is fetched ahead', async () => {
    await queryClient.prefetchQuery(read(memberEndpoints.getMySummary, {}))
    answer = no('500')
    await queryClient.prefetchQuery({ ...read(memberEndpoints.getMySummary, {}), staleTime: 0 })
    expect(toasts()).toEqual([])
  })
  it('of the next page of a list, whose foot says it', async () => {
    const list = new InfiniteQueryObserver(queryClient, { ...coupons, retry: false })
    leave.push(list.subscribe(() => undefined))
    answer = page(1)
    await list.refetch()
    answer = 'down'
    await list.fetchNextPage()
    expect(list.getCurrentResult().isFetchNextPageError).toBe(true)
    expect(toasts()).toEqual([])
  })
})
