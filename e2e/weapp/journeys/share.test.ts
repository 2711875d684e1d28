/** What a friend, or Moments, gets of each page that can be shared: the same thing, in the same channel. */
import { SHARED_PAGES, untriedRoutes } from '../../support/shared-pages'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { buyCard } from '../support/buy'
import { openAsMember } from '../support/login'
import { someOf } from '../../../__tests__/support/depth'

afterEach(closeApps)

interface Friend {
  readonly title: string
  readonly path: string
}
interface Moments {
  readonly title: string
  readonly query: string
  readonly imageUrl: string
}

const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search).entries())
const partsOf = (link: string) => {
  const [path = '', search = ''] = link.slice(1).split('?')
  return { path, query: queryOf(search) }
}

const toFriend = async (app: MiniProgram) =>
  (await app.happens('onShareAppMessage', { from: 'menu' })) as Friend
const toMoments = async (app: MiniProgram) => (await app.happens('onShareTimeline')) as Moments

test('every route that can be shared is tried here', () => {
  expect(untriedRoutes()).toEqual([])
})

test.each(someOf(SHARED_PAGES, 16))('%s: another visitor sees the same', async (path, query, seen) => {
  const app = await openApp({ launch: { path, query } })
  await app.waitForText(seen)
  const shared = await toFriend(app)
  const link = partsOf(shared.path)
  expect(link.path).toBe(path)
  expect(link.query).toMatchObject(query)
  expect(shared.title.length).toBeGreaterThan(1)
  const words = app.text()
  app.end()

  const friend = await openApp({ launch: { ...link, scene: 1007 } })
  await friend.waitForText(seen)
  await friend.waitFor('the same words', () => friend.text() === words)
})

test('home brings the friend to the tab that was shown, but to nobody’s own', async () => {
  const app = await openApp()
  expect(partsOf((await toFriend(app)).path).query).toEqual({ tab: 'ExchangeCenter', channel: 'main' })
  await app.tap('市集', { nth: -1 })
  expect(partsOf((await toFriend(app)).path).query).toEqual({ tab: 'Market', channel: 'main' })
  await app.tap('我的', { nth: -1 })
  expect(partsOf((await toFriend(app)).path).query).toEqual({ channel: 'main' })
})

test('a product that lies open is shared, and once it is closed the page again', async () => {
  const app = await openApp({ launch: { path: 'pages/index/index', query: { tab: 'Market' } } })
  await app.waitForText('电子券')
  await app.tap('电子券', { nth: 0 })
  await app.waitForText('经典拿铁电子券')
  await app.tap('经典拿铁电子券')
  await app.waitForText('您将得到')
  // WeChat opens its list of friends for such a button
  expect(
    app
      .findAll('分享')
      .map(({ parent, tag, attrs }) => (tag === 'button' ? attrs : parent?.attrs)?.['openType'])
  ).toContain('share')
  const shared = await toFriend(app)
  expect(shared.title).toBe('经典拿铁电子券')
  expect(shared.path).toBe('/pages/market/index?productId=p-latte&channel=main')
  await app.back()
  expect(partsOf((await toFriend(app)).path)).toEqual({
    path: 'pages/index/index',
    query: { tab: 'Market', channel: 'main' }
  })
})

test('a product that is sold no more: the market says so', async () => {
  const app = await openApp({ launch: { path: 'pages/market/index', query: { productId: 'p-gone' } } })
  await app.waitForText('尊享年卡')
  expect(app.toasts).toEqual(['该商品已下架，看看其他商品'])
})

test('a member’s own card is shared as the card that is on sale', async () => {
  const app = await openAsMember()
  await buyCard(app, 'main-light')
  await app.tap('查看会员卡')
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('用卡说明')
  const { path, query } = partsOf((await toFriend(app)).path)
  expect(query).toEqual({ cardId: 'main-light', channel: 'main' })
  expect((await toMoments(app)).query).not.toContain('memberCardId')
  app.end()
  const friend = await openApp({ launch: { path, query } })
  await friend.waitForText('立即开通')
})

describe('in Moments', () => {
  test.each(someOf(SHARED_PAGES, 16))(
    '%s stands alone: no login, no other page, no question',
    async (path, query, seen) => {
      const app = await openApp({ launch: { path, query } })
      await app.waitForText(seen)
      const shared = await toMoments(app)
      expect(queryOf(shared.query)).toMatchObject(query)
      const picture = await fetch(serverOrigin() + new URL(shared.imageUrl).pathname)
      expect(picture.headers.get('content-type')).toBe('image/png')
      app.end()

      const alone = await openApp({ launch: { path, query: queryOf(shared.query), scene: 1154 } })
      await alone.waitForText(seen)
      expect(alone.prompts).toEqual([])
      expect(alone.line()).not.toMatch(/登录后享受会员权益|立即开通/)
    }
  )

  test('a press that leads on says where to go', async () => {
    const app = await openApp({
      launch: { path: 'pages/index/index', query: { channel: 'main' }, scene: 1154 }
    })
    await app.waitForText('权益包')
    await app.tap('开通', { nth: 0 })
    await app.tap('领取', { nth: 0 })
    expect(app.toasts).toEqual(['请点击下方“前往小程序”继续', '请点击下方“前往小程序”继续'])
    expect(app.path).toBe('pages/index/index')
  })
})
