import Taro from '@tarojs/taro'
import { goBack, goHome, navigate, navigateTo, replace, urlOf } from '@/routes/navigate'

let day = 1_800_000_000_000
let depth: number

beforeEach(() => {
  jest.useFakeTimers({ now: (day += 86_400_000) })
  depth = 1
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => Array(depth).fill({}) as never)
  for (const way of ['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack'] as const)
    jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const gone = () =>
  (['navigateTo', 'redirectTo', 'reLaunch', 'navigateBack'] as const).flatMap((way) =>
    jest.mocked(Taro[way] as jest.Mock).mock.calls.map(([options]) => `${way} ${options?.url ?? ''}`.trim())
  )

const HOME = '/pages/index/index'

it('a double tap opens a page once; a later tap opens it again', async () => {
  await Promise.all([navigate('pages/market/index'), navigate('pages/market/index')])
  expect(gone()).toHaveLength(1)
  jest.advanceTimersByTime(500)
  await navigate('pages/market/index')
  expect(gone()).toHaveLength(2)
})

it('a tap after going back is another one, however soon', async () => {
  depth = 2
  await navigate('pages/market/index')
  await goBack()
  await navigate('pages/market/index')
  expect(gone().filter((way) => way.startsWith('navigateTo'))).toHaveLength(2)
})

it('a page that goes on by itself, where its visitor came from just now, goes there', async () => {
  const stand = (page: object) =>
    jest.spyOn(Taro, 'getCurrentInstance').mockReturnValue({ page, router: null } as never)
  stand({})
  await Promise.all([goHome(), goHome()])
  expect(gone()).toEqual([`reLaunch ${HOME}`])
  stand({})
  await navigateTo(HOME, 'replace')
  expect(gone()).toEqual([`reLaunch ${HOME}`, `reLaunch ${HOME}`])
})

it('two different pages are two', async () => {
  await navigate('pages/orderDetail/index' as never)
  await navigate('pages/market/index')
  expect(gone()).toHaveLength(2)
})

it.each([
  [8, 'navigateTo'],
  [9, 'redirectTo'],
  [10, 'redirectTo']
])('with %d pages in the stack: %s', async (pages, way) => {
  depth = pages
  await navigate('pages/market/index')
  expect(gone()).toEqual([`${way} /pages/market/index`])
})

describe('back (rule route.back)', () => {
  it('goes one page back', async () => {
    depth = 2
    await goBack()
    expect(gone()).toEqual(['navigateBack'])
  })
  it('goes one page back, however often it is tapped before that has gone', async () => {
    depth = 3
    const page = jest.spyOn(Taro, 'getCurrentInstance')
    page.mockReturnValue({ page: {}, router: null } as never)
    await Promise.all([goBack(), goBack()])
    expect(gone()).toEqual(['navigateBack'])
    page.mockReturnValue({ page: {}, router: null } as never)
    await goBack()
    expect(gone()).toEqual(['navigateBack', 'navigateBack'])
  })
  it('from the only page in the stack relaunches the root page', async () => {
    await goBack()
    expect(gone()).toEqual([`reLaunch ${HOME}`])
  })
})

describe('links as text', () => {
  it.each([
    ['/pages/plateDetails/index?plateId=a%26b', 'navigateTo /pages/plateDetails/index?plateId=a%26b'],
    ['pages/plateDetails?plateId=p', 'navigateTo /pages/plateDetails/index?plateId=p'],
    ['/', `reLaunch ${HOME}`],
    ['/pages/index/index?tab=My', `reLaunch ${HOME}?tab=My`]
  ])('%s', async (link, expected) => {
    await navigateTo(link)
    expect(gone()).toEqual([expected])
  })
  it.each([
    '/pages/nowhere/index',
    'https://evil.example/pages/pay/index',
    '//evil.example',
    'javascript:alert(1)',
    ''
  ])('unknown pages redirect to the home page: %j', async (link) => {
    await navigateTo(link)
    expect(gone()).toEqual([`reLaunch ${HOME}`])
  })
})

it('switchTab means: go home and show that panel', async () => {
  await goHome('Market')
  expect(gone()).toEqual([`reLaunch ${HOME}?tab=Market`])
})

it('replace leaves no way back', async () => {
  await replace('pages/payResult/index', { orderNo: '1' })
  expect(gone()).toEqual(['redirectTo /pages/payResult/index?orderNo=1'])
})

it('queries are encoded', () => {
  expect(urlOf('pages/webview/index', { url: 'https://a.example/?b=1&c=你' })).toBe(
    '/pages/webview/index?url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D%E4%BD%A0'
  )
})
