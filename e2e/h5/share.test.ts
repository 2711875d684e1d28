/** What a friend gets of each page that can be shared from WeChat's browser: the same thing, in the same channel. */
import type { Page } from 'playwright-core'
import { buy } from '../support/buy'
import { SHARED_PAGES, untriedRoutes } from '../support/shared-pages'
import { press, see, tap } from './support/fingers'
import { goBack } from './support/back'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { openLoggedIn, takeWechat, type SdkCall, type WechatPhone } from './support/wechat'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

/** Between two looks at what WeChat was told, ms. */
const LOOK_MS = 50
const FRIEND = 'updateAppMessageShareData'
/** What came in with the link: a friend gets none of it. */
const OWN = { lotteryTk: 'CANARY-TK', labelId: 'CANARY-LABEL', token: 'a.b.CANARY' }

const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search).entries())
const addressOf = (path: string, query: Readonly<Record<string, string>>) =>
  `${appOrigin()}/${path}?${new URLSearchParams(query).toString()}`

/** What WeChat was told last, once it is of this page. */
async function shared(
  phone: WechatPhone,
  path: string,
  query: object = {}
): Promise<{ title: string; link: URL }> {
  const wanted = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const parts = [`/${path}`, ...wanted]
  const isIt = ({ link }: SdkCall['options']) => parts.every((part) => String(link).includes(part))
  // in one look: the silent login may take the browser to a new document between two
  let told = (await phone.asked(FRIEND)).at(-1)
  while (!told || !isIt(told)) {
    await phone.page.waitForTimeout(LOOK_MS)
    told = (await phone.asked(FRIEND)).at(-1)
  }
  return { title: String(told['title']), link: new URL(String(told['link'])) }
}

const open = (page: Page, path: string) => page.goto(`${appOrigin()}/${path}`)

test('every route that can be shared is tried here', () => {
  expect(untriedRoutes()).toEqual([])
})

test.each(someOf(SHARED_PAGES, SHARED_PAGES.length))(
  '%s %j: a friend sees the same, and nothing of who shared it',
  async (path, query, seen) => {
    const phone = await takeWechat()
    await phone.page.goto(addressOf(path, { ...OWN, ...query }))
    await see(phone.page, seen)
    const { title, link } = await shared(phone, path, query)
    expect(title.length).toBeGreaterThan(1)
    expect(link.pathname).toBe(`/${path}`)
    expect(queryOf(link.search)).toMatchObject(query)
    expect(JSON.stringify(await phone.asked(FRIEND))).not.toContain('CANARY')
    expect(JSON.stringify(await phone.asked('updateTimelineShareData'))).not.toContain('CANARY')
    expect(phone.problems).toEqual([])

    const friend = await takePhone()
    await friend.page.goto(link.href)
    await see(friend.page, seen)
    expect(friend.problems).toEqual([])
  }
)

test('a member’s own card is shared as the card that is on sale', async () => {
  const phone = await takeWechat()
  const token = await sessionOf()
  await buy({ origin: appOrigin(), channel: 'main', token }, { kind: 'card', itemId: 'main-light' })
  await carry(phone.page, token)
  await open(phone.page, 'pages-secondary/myCard')
  await phone.page
    .getByRole('button', { name: /轻享月卡/ })
    .first()
    .click()
  await see(phone.page, '用卡说明')
  const { link } = await shared(phone, 'pages/cardDetail/index', { cardId: 'main-light' })
  expect(queryOf(link.search)).toEqual({ cardId: 'main-light', channel: 'main' })
  expect(JSON.stringify(await phone.asked(FRIEND))).not.toContain('memberCardId')
})

test('a product that lies open is shared, and once it is closed the page again', async () => {
  const phone = await takeWechat()
  const { page } = phone
  await openLoggedIn(page, `${appOrigin()}/?tab=Market`)
  await tap(page, '电子券')
  await tap(page, '经典拿铁电子券')
  const { title, link } = await shared(phone, 'pages/market/index', { productId: 'p-latte' })
  expect([title, link.search]).toEqual(['经典拿铁电子券', '?productId=p-latte&channel=main'])
  // WeChat shares by its own menu alone
  await press(page, '分享')
  await see(page, '请点击右上角“…”，发送给好友')
  await page.waitForFunction(() => (window.history.state as { overlays?: number } | null)?.overlays === 1)
  await goBack(page)
  await shared(phone, 'pages/index/index', { tab: 'Market' })
})

testInDepth(
  'another browser: the button puts the link on the clipboard, and it opens the product',
  async () => {
    const { page, context } = await takePhone()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // a desktop's Chromium has no sheet of its own
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await open(page, 'pages/market')
    await tap(page, '电子券')
    await tap(page, '经典拿铁电子券')
    await press(page, '分享')
    await see(page, '链接已复制，可粘贴给好友')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${appOrigin()}/pages/market/index?productId=p-latte&channel=main`)
    await page.goto(link)
    await see(page, '您将得到')
    await goBackOnce(page)
    await see(page, '尊享年卡')
  }
)

/** Closes what the link opened. */
async function goBackOnce(page: Page): Promise<void> {
  await page.waitForFunction(() => (window.history.state as { overlays?: number } | null)?.overlays === 1)
  await goBack(page)
}

testInDepth('a product that is sold no more: the market says so', async () => {
  const { page } = await takePhone()
  await open(page, 'pages/market?productId=p-gone')
  await see(page, '该商品已下架，看看其他商品')
  await see(page, '尊享年卡')
})
