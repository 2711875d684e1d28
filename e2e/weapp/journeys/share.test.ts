/** What a friend, or Moments, gets of each page that can be shared: the same thing, in the same channel. */
import { ROUTES, type RouteEntry } from '../../../src/routes/table'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { buyCard } from '../support/buy'
import { openAsMember } from '../support/login'

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

/** Each shareable route, with parameters of a channel other than the built one where there is something of its own. */
const PAGES: [path: string, query: Record<string, string>, seen: string][] = [
  ['pages/index/index', { channel: 'candy' }, '权益包'],
  ['pages/market/index', { channel: 'candy' }, '权益'],
  ['pages/cardDetail/index', { channel: 'candy', cardId: 'candy-sweet' }, '开通'],
  ['pages/plateDetails/index', { channel: 'candy', plateId: 'candy-box-monthly' }, '糖'],
  ['pages/privilegeDetail/index', { channel: 'candy', privilegeId: 'candy-blind' }, '糖'],
  ['pages/movieList/index', { channel: 'main', cityCode: '310000' }, '上映'],
  ['pages/activityPage/activity-jingjiang-01', { channel: 'jinjiang' }, '锦江会员专享礼遇'],
  ['pages/activityPage/activityYanglaoSign', { channel: 'yanglao' }, '颐年照护签约'],
  ['pages/distribution/index', { channel: 'main', distributor: 'D-77', account: 'A-9' }, '好友推荐的权益']
]

test('every route that can be shared is tried here', () => {
  const routes: readonly RouteEntry[] = ROUTES
  const shared = routes.filter((route) => route.share).map(({ path }) => path)
  const tried = new Set([...PAGES.map(([path]) => path), 'pages/payActivityDetails/index'])
  expect(shared.filter((path) => !tried.has(path))).toEqual([])
})

test.each(PAGES)('%s: another visitor sees the same', async (path, query, seen) => {
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
  test.each(PAGES)('%s stands alone: no login, no other page, no question', async (path, query, seen) => {
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
  })

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
