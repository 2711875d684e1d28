/** The app as it starts, on Taro's own router: `createApp()` opens home, and further pages come over it and go. */
import TestUtils from '@tarojs/test-utils-react'
import Taro from '@tarojs/taro'
import appConfig from '@/app.config'
import { HOME } from '@/routes/home'
import { PATHS } from '@/routes/table'
import { fakeApi, ok, type Sent } from '../support/fake-api'
import { logIn } from '../support/page-stage'

const ORDER = '20261127000000000001'
const TRIES = 400

const utils = new TestUtils()
let calls: Sent[]

/** The page on top; those below it stay in the document. */
const shown = () => {
  const top = [...document.querySelectorAll<HTMLElement>('.taro_page')].at(-1)
  if (!top) throw new Error('no page')
  return top
}
/** Waits without `act`: the app runs by itself here, as in a browser. */
async function eventually(expectation: () => void): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return expectation()
    } catch {
      await new Promise((resume) => setTimeout(resume, 10))
    }
  }
  expectation()
}
const stack = () => Taro.getCurrentPages().map(({ route }) => route)
const tab = (name: string) => {
  const tabs = [...shown().querySelectorAll<HTMLElement>('[role=tab]')]
  const found = tabs.find(({ textContent }) => textContent?.includes(name))
  if (!found) throw new Error(`no tab ${name}`)
  return found
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  calls = fakeApi({ listCardsInfo: () => ok([]), listActivities: () => ok([]), orderDetail: () => 'down' })
  logIn()
  // a build has the others in a list of their own (config/other-pages.cjs)
  Object.assign(appConfig as object, { pages: [HOME, ...PATHS.filter((path) => path !== HOME)] })
  await utils.createApp()
})

test('it begins with home, on its first tab', async () => {
  await utils.AppLifecycle.onLaunch()
  await eventually(() => expect(tab('兑换中心').getAttribute('aria-selected')).toBe('true'))
  expect(stack()).toEqual(['/pages/index/index'])
})

test('another page comes over it, with the parameters of its address', async () => {
  utils.fireEvent.click(tab('我的'))
  await eventually(() => expect(tab('我的').getAttribute('aria-selected')).toBe('true'))
  void Taro.navigateTo({ url: `/pages-my/orderDetail/index?orderNo=${ORDER}` })
  await utils.PageLifecycle.onLoad('/pages-my/orderDetail/index')
  await eventually(() => expect(shown().id).toContain('pages-my/orderDetail'))
  expect(stack()).toEqual(['/pages/index/index', '/pages-my/orderDetail/index'])
  await eventually(() =>
    expect(calls.map(({ name, data }) => [name, data])).toContainEqual([
      'orderDetail',
      expect.objectContaining({ orderNo: ORDER })
    ])
  )
})

test('back shows home as it was left', async () => {
  void Taro.navigateBack()
  await eventually(() => expect(stack()).toEqual(['/pages/index/index']))
  await eventually(() => expect(tab('我的').getAttribute('aria-selected')).toBe('true'))
})

test('a page in the place of another leaves nothing of it', async () => {
  void Taro.navigateTo({ url: '/pages-my/feedback/index' })
  await eventually(() => expect(stack()).toEqual(['/pages/index/index', '/pages-my/feedback/index']))
  void Taro.redirectTo({ url: '/pages-my/chatRuleDetail/index' })
  await eventually(() => expect(stack()).toEqual(['/pages/index/index', '/pages-my/chatRuleDetail/index']))
  void Taro.reLaunch({ url: '/' })
  await eventually(() => expect(document.querySelectorAll('.taro_page')).toHaveLength(1))
  expect(stack()).toEqual(['/pages/index/index'])
})
