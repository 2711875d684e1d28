import Taro from '@tarojs/taro'
import type { TabItem } from '@contract/types'
import { parseChannelConfig } from '@/features/channel/model'
import { TabBar } from '@/features/tabs/components/tab-bar'
import { findPath } from '@/routes/registered-paths'
import { Around } from '../../../support/around'
import { act, find, mountPage, tap } from '../../../support/mount.h5'

const icons = { icon: '/assets/film.png', activedIcon: 'https://cdn.example.com/film-on.png' }
const tabsOf = (tabbar: readonly object[]): TabItem[] => parseChannelConfig(JSON.stringify({ tabbar })).tabbar

const chosen = jest.fn()
const went: string[] = []
async function bar(tabs: TabItem[], active: TabItem['componentName'] = 'My') {
  // as whoever gets tabs does
  await Promise.all(tabs.map(({ path }) => findPath(path)))
  await mountPage(() => <TabBar tabs={tabs} active={active} onChoose={chosen} />, { App: Around })
}
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))

beforeEach(() => {
  chosen.mockClear()
  went.length = 0
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation(({ url }) => {
    went.push(url)
    return Promise.resolve({ errMsg: '' })
  })
})
afterEach(() => jest.restoreAllMocks())

it("a tab carries the channel's pictures, one for each state; a name is a drawing of ours", async () => {
  const tabs = tabsOf([
    { componentName: 'Market', name: '电影', ...icons },
    { componentName: 'My', name: '我的', icon: 'my', activedIcon: 'my-active' }
  ])
  await bar(tabs)
  expect(pictures()).toEqual(['/assets/film.png'])
  await bar(tabs, 'Market')
  expect(pictures()).toContain('https://cdn.example.com/film-on.png')
})

it('a picture that does not come leaves the drawing', async () => {
  await bar(tabsOf([{ componentName: 'Market', name: '电影', ...icons }]))
  await act(() => find('img').dispatchEvent(new Event('error')))
  expect(pictures()).toEqual([])
  expect(find('.box')).toBeTruthy()
})

it.each([
  ['pages/movieList/index', ['/pages/movieList/index']],
  ['/pages/market/index?from=tab', ['/pages/market/index?from=tab']]
])('a tab with the path %s leads to that page', async (path, ways) => {
  await bar(tabsOf([{ componentName: 'Market', name: '电影', path }]))
  await tap('电影')
  expect(went).toEqual(ways)
  expect(chosen).not.toHaveBeenCalled()
})

it.each(['pages/index/index', '', 'https://evil.test/a', '//evil.test', 'pages/none/index', 7])(
  'a tab with the path %s is a panel of home',
  async (path) => {
    await bar(tabsOf([{ componentName: 'Market', name: '电影', path }]))
    await tap('电影')
    expect(went).toEqual([])
    expect(chosen).toHaveBeenCalledWith('Market')
  }
)
