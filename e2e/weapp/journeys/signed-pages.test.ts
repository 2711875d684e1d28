/** A distributor's sign on the page itself (rule union.samePage; ADR 0053). */
import { newMobile } from '../../support/api'
import { entryLink } from '../../support/entry-link'
import { guestSession } from '../../support/guest-session'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { LOGIN_POP_UP } from '../support/login'

afterEach(closeApps)

const BROKEN = '联合登录已失效，请返回重新进入'

/** Activities and pay pages, and what of them a member sees. */
const PAGES: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['pages/payActivityDetails/index', { activityId: 'main-film-season' }, '立即参加'],
  ['pages/uniqueActivity/index', { activityId: 'main-unique' }, '立即领取'],
  ['pages/pay/index', { kind: 'card', itemId: 'main-season' }, '立即支付']
]

/** A link's parameters with a fresh sign, as WeChat hands them over: undecoded. */
async function signedQuery(query: Readonly<Record<string, string>>, channel = 'main') {
  const { searchParams } = await entryLink(serverOrigin(), 'distributor', { channel, mobile: newMobile() })
  const sign = encodeURIComponent(searchParams.get('sign') ?? '')
  return { ...query, channel, sign }
}

const tokenOn = (store: ReadonlyMap<string, string>): string | undefined => {
  const text = store.get('accessToken')
  return text === undefined ? undefined : (JSON.parse(JSON.parse(text) as string) as { v: string }).v
}

test.each(PAGES)('stays, as the member: %s', async (path, query, shown) => {
  const app = await openApp({ launch: { path, query: await signedQuery(query) } })
  await app.waitForText(shown)
  expect(app.pages()).toEqual([path])
  expect(tokenOn(app.phone.store)).toBeTruthy()
  expect(app.line()).not.toContain(LOGIN_POP_UP)
  expect(app.requests.filter(({ url }) => url.includes('unionLogin'))).toHaveLength(1)
  // hidden and shown again with the same link: no second login
  app.hide()
  await app.showAgain()
  expect(app.requests.filter(({ url }) => url.includes('unionLogin'))).toHaveLength(1)
  expect(app.pages()).toEqual([path])
})

test.each(PAGES)('a sign that is wrong says so, and the page stays: %s', async (path, query) => {
  const signed = await signedQuery(query)
  const app = await openApp({ launch: { path, query: { ...signed, sign: `${signed.sign}x` } } })
  await app.waitFor('the refusal', () => app.toasts.includes(BROKEN))
  expect(app.pages()).toEqual([path])
})

test('another member takes the place of the one who is logged in, on the page that was opened', async () => {
  const before = await guestSession(serverOrigin())
  const app = await openApp({ phone: phoneWith(before) })
  const path = 'pages/pay/index'
  const query = await signedQuery({ kind: 'card', itemId: 'main-season' })
  app.hide()
  await app.showAgain({ path, query })
  await app.waitForText('立即支付')
  expect(app.path).toBe(path)
  expect(tokenOn(app.phone.store)).not.toBe(before)
})

test('with targetUrl the link leads where it says, whatever page carried the sign', async () => {
  const query = await signedQuery({
    activityId: 'main-film-season',
    targetUrl: encodeURIComponent('/pages-secondary/myCard/index')
  })
  const app = await openApp({ launch: { path: 'pages/payActivityDetails/index', query } })
  await app.waitForPage('pages-secondary/myCard/index')
})

test('a gift shows the state of the member who came', async () => {
  const path = 'pages/activityPage/activity-jingjiang-01'
  const query = await signedQuery({ activityId: 'jinjiang-gift' }, 'jinjiang')
  const app = await openApp({ launch: { path, query } })
  await app.waitForText('立即领取')
  expect(app.line()).not.toContain('登录并领取')
  expect(app.path).toBe(path)
})
