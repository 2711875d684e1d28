import { useState } from 'react'
import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { SAFE_CONFIG } from '@/features/channel/model'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { usePageVisible } from '@/ui/visible/visible'
import { logout } from '@/features/session/commands'
import { beginSession, endSession } from '@/features/session/session'
import { clearRedDot } from '@/features/tabs/red-dots'
import HomePage from '@/pages/index/index'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { act, control, find, flush, mountPage, tap, text } from '../../support/mount.h5'

const mockPulled = jest.fn()

/** A panel that counts its presses, so that one which was mounted again shows. */
function mockPanel(name: string) {
  return function Panel() {
    const [count, setCount] = useState(0)
    const visible = usePageVisible()
    usePullToRefresh(async () => void mockPulled(name))
    return <p onClick={() => setCount(count + 1)}>{`<${name} ${count} ${visible ? 'shown' : 'hidden'}>`}</p>
  }
}
jest.mock('@/pages/index/panels/exchange-center/exchange-center', () => ({
  ExchangeCenter: mockPanel('exchange')
}))
jest.mock('@/features/market/components/market-panel', () => ({ MarketPanel: mockPanel('market') }))
jest.mock('@/pages/index/panels/my/my', () => ({ My: mockPanel('my') }))
jest.mock('@/pages/index/panels/big-card/big-card', () => ({ BigCard: mockPanel('bigcard') }))

const LOGIN = { accessToken: 't', openId: null, memberId: 'm' }
const BIG = { ...SAFE_CONFIG.tabbar[0], componentName: 'BigCard', name: '大牌卡', sort: 3, id: 'BigCard' }
const CONFIG = { ...SAFE_CONFIG, tabbar: [...SAFE_CONFIG.tabbar, BIG] }
const cards = (...dots: boolean[]) =>
  ok(dots.map((isRedDot, index) => ({ card: { memberCardId: `c${index}` }, isRedDot, plates: [] })))

let several: Answer
let configData: string

const server = () =>
  fakeApi({
    getChannelInfo: () => ok({ needMobile: true, configData }),
    myMultipleCardInfo: () => several
  })
async function open(query: Record<string, string> = {}) {
  const page = await mountPage(HomePage, { path: 'pages/index/index', query, App: Around })
  // what came is drawn when a flush ends, and may then ask for more
  for (let round = 0; round < 3; round++) await flush(10)
  return page
}
const tabs = () => [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)
const chosen = () => find('[role="tab"][aria-selected="true"]').textContent
const press = async (name: string) => {
  await tap(control(name))
  await flush(20)
}

beforeEach(() => {
  several = ok([])
  configData = JSON.stringify(CONFIG)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
})
afterEach(() => {
  endSession()
  for (const key of ['IS_LOGOUT', 'tabbarActivate', 'needMobile'] as const) removeStored(key)
  queryClient.clear()
  jest.restoreAllMocks()
  mockPulled.mockClear()
})

describe('the tab bar', () => {
  it('a visitor has three tabs, nobody asks for cards, and needMobile is stored', async () => {
    const sent = server()
    await open()
    expect(tabs()).toEqual(['兑换中心', '市集', '我的'])
    expect(chosen()).toBe('兑换中心')
    expect(sent.map(({ name }) => name)).not.toContain('myMultipleCardInfo')
    expect(readStored('needMobile')).toBe(true)
  })

  it.each(['{broken', '', '{"tabbar":7}'])('a configuration of %j is no accident', async (broken) => {
    configData = broken
    server()
    await open()
    expect(tabs()).toEqual(['兑换中心', '市集', '我的'])
  })

  it('stands without a network too', async () => {
    fakeApi({ getChannelInfo: () => 'down' })
    await open()
    expect(tabs()).toEqual(['兑换中心', '市集', '我的'])
  })

  it('BigCard comes for a member with several cards, in its place', async () => {
    server()
    several = cards(false, false)
    beginSession(LOGIN)
    await open()
    expect(tabs()).toEqual(['兑换中心', '市集', '大牌卡', '我的'])
    expect(chosen()).toBe('兑换中心')
  })

  it.each([
    ['is empty', ok([])],
    ['fails to load', no('500', '服务器错误')]
  ])('BigCard is removed when the list %s', async (_, answer) => {
    server()
    several = answer
    beginSession(LOGIN)
    await open()
    expect(tabs()).toEqual(['兑换中心', '市集', '我的'])
  })

  it('hot BigCard wins over the saved tab, and stays although its last dot goes', async () => {
    server()
    writeStored('tabbarActivate', 'My')
    several = cards(false, true)
    beginSession(LOGIN)
    await open()
    expect(chosen()).toBe('大牌卡')
    const bigCard = () =>
      find('[role="tab"][aria-selected="true"]').querySelector('[role="img"][aria-label="有新内容"]')
    expect(bigCard()).toBeTruthy()
    await act(() => clearRedDot('BigCard', 'c1'))
    expect(bigCard()).toBeNull()
    expect(chosen()).toBe('大牌卡')
  })

  it('the saved tab is shown, and a chosen one is saved', async () => {
    server()
    writeStored('tabbarActivate', 'Market')
    await open()
    expect(chosen()).toBe('市集')
    await press('我的')
    expect(readStored('tabbarActivate')).toBe('My')
  })

  it('the query `tab` stands above both', async () => {
    server()
    writeStored('tabbarActivate', 'Market')
    await open({ tab: 'My' })
    expect(chosen()).toBe('我的')
  })

  it.each(['Nonsense', 'BigCard', '__proto__'])('a tab that is not there (%s) is none', async (tab) => {
    server()
    await open({ tab })
    expect(chosen()).toBe('兑换中心')
  })

  it('has the fourth tab at once for a member who had it last time, and not for the next one', async () => {
    server()
    several = cards(false, true)
    beginSession(LOGIN)
    const first = await open()
    expect(tabs()).toContain('大牌卡')
    await first.unmount()
    queryClient.clear()
    removeStored('tabbarActivate')

    // nothing is answered yet: what stood there last stands there
    fakeApi({ getChannelInfo: () => new Promise<Answer>(() => undefined) })
    const second = await open()
    expect(tabs()).toEqual(['兑换中心', '市集', '大牌卡', '我的'])
    await second.unmount()
    queryClient.clear()

    // one card is left: the tab goes as soon as that is known, and stays away
    several = ok([])
    server()
    const third = await open()
    expect(tabs()).not.toContain('大牌卡')
    await third.unmount()
    expect(readStored('lastTabs')?.configData).not.toContain('大牌卡')
    beginSession({ ...LOGIN, memberId: 'another' })
    expect(readStored('lastTabs')).toBeUndefined()
    // what a session's end requests again comes before the next test counts
    endSession()
    await flush(100)
  })

  it('is rebuilt on login and on logout, without leaving the panel that is shown', async () => {
    const sent = server()
    several = cards(false, false)
    await open()
    await press('我的')
    await act(() => beginSession(LOGIN))
    await flush(20)
    expect(tabs()).toContain('大牌卡')
    expect(chosen()).toBe('我的')
    const asked = () => sent.filter(({ name }) => name === 'getChannelInfo').length
    expect(asked()).toBe(2)
    await act(() => logout())
    await flush(100)
    expect(tabs()).not.toContain('大牌卡')
    expect(asked()).toBe(3)
  })

  it('is a list of tabs that the arrow keys walk', async () => {
    server()
    await open()
    expect(find('[role="tablist"]').getAttribute('aria-label')).toBe('主导航')
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })
    await act(() => find('[role="tab"][aria-selected="true"]').dispatchEvent(key))
    await flush(20)
    expect(chosen()).toBe('市集')
  })
})

describe('panels', () => {
  it('one mounts when it is first shown and then stays', async () => {
    server()
    await open()
    expect(text()).not.toContain('<market')
    await press('市集')
    await tap('<market 0 shown>')
    await press('兑换中心')
    expect(text()).toContain('<market 1 hidden>')
    await press('市集')
    expect(text()).toContain('<market 1 shown>')
  })

  it('each keeps the place to which it was scrolled', async () => {
    server()
    await open()
    const scroller = document.getElementById(Taro.getCurrentInstance().page?.path ?? '') ?? find('.taro_page')
    scroller.scrollTop = 300
    await press('市集')
    expect(scroller.scrollTop).toBe(0)
    scroller.scrollTop = 40
    await press('兑换中心')
    expect(scroller.scrollTop).toBe(300)
    await press('市集')
    expect(scroller.scrollTop).toBe(40)
  })

  it('pulling down refreshes the one that is shown, and ends', async () => {
    server()
    const stop = jest.spyOn(Taro, 'stopPullDownRefresh').mockReturnValue(undefined)
    const page = await open()
    await press('市集')
    await page.call('onPullDownRefresh')
    expect(mockPulled.mock.calls).toEqual([['market']])
    expect(stop).toHaveBeenCalledTimes(1)
  })
})
