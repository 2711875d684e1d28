/** A browser that stores nothing: what was done holds for the visit, and one line says that it will not last. */
import type { Page } from 'playwright-core'
import { DEMO_CODES } from '../../server/db/demo-grants'
import { arrive, press, see } from './support/fingers'
import { toCart } from './support/mall'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { logIn } from './support/story'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

/** What WebKit does in old private windows, and any browser whose disk is full. */
function refuseWrites(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** What a browser does whose user blocks all cookies. */
function refuseAll(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
}

/** Both stores are really full: not a byte goes in. */
function fillUp(): void {
  for (const store of [localStorage, sessionStorage]) {
    for (let size = 4_194_304; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let at = 0; ; at += 1) store.setItem(`filler-${size}-${at}`, 'x'.repeat(size))
      } catch {
        // full for this size
      }
    }
  }
}

const WAYS = someOf(
  [
    ['all access is denied', refuseAll],
    ['both stores are full', fillUp],
    ['every write is refused', refuseWrites]
  ] as const,
  3
)

const takeRefusing = async (refuse: () => void) => {
  const phone = await takePhone()
  await phone.page.addInitScript(refuse)
  return phone
}

/** Where no cookie can keep the login either, a line says so. */
const seeWarning = (page: Page) => see(page, '登录状态无法保存，下次打开需重新登录')

describe.each(WAYS)('where %s', (_how, refuse) => {
  test('a visitor’s cart is there, says that it will not last, and goes through one login to the settlement', async () => {
    const { page, problems } = await takeRefusing(refuse)
    await page.goto(`${appOrigin()}/pages-mall/physicalMall`)
    await toCart(page, '细嘴手冲壶', '600ml')
    await press(page, /^\d+.*购物车$/s)
    await arrive(page, '/pages-mall/shoppingCart')
    await see(page, '共 1 种商品，关闭后清空，登录可保留')
    await press(page, '去结算（1）')
    await logIn(page)
    if (refuse === refuseAll) await seeWarning(page)
    await arrive(page, '/pages-mall/settlement')
    await see(page, '细嘴手冲壶')
    await see(page, '新增收货地址')
    expect(problems).toEqual([])
  })

  test('a link’s activation code is still known after the login', async () => {
    const { page, problems } = await takeRefusing(refuse)
    const code = DEMO_CODES['main-welcome'][4]
    await page.goto(`${appOrigin()}/pages/urlActivationCode?activeCode=${code}`)
    await see(page, '登录后享受会员权益')
    expect(page.url()).not.toContain('activeCode')
    await logIn(page)
    await see(page, '见面礼 · 凭码激活')
    // not activated: every code is good for one member
    await see(page, '确认激活')
    expect(problems).toEqual([])
  })
})
