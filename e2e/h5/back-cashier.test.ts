/** From our cashier back to where the user came from, by its arrow and by the phone's back; and never back onto a paid one. */
import type { Page } from 'playwright-core'
import { arrive, press, readAll, see, tap } from './support/fingers'
import { goBack } from './support/back'
import { chooseGoods, payThrough, payWithUs, siteIn } from './support/partner'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, goToChannel, openCashier, sessionOf } from './support/story'
import { takeWechat } from './support/wechat'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const open = (page: Page, path: string) => page.goto(`${appOrigin()}/${path}`)

async function member(): Promise<Page> {
  const { page } = await takePhone()
  await carry(page, await sessionOf())
  return page
}

/** From where something is bought to the cashier, and the page of ours that it began on. */
type Way = readonly [what: string, began: string, go: (page: Page) => Promise<void>]

const WAYS: readonly Way[] = [
  [
    'a card',
    '/pages/cardDetail',
    async (page) => {
      await open(page, 'pages/cardDetail?cardId=main-season')
      await press(page, '立即开通')
    }
  ],
  [
    'a product',
    '/pages/market',
    async (page) => {
      await open(page, 'pages/market')
      await tap(page, '电子券')
      await tap(page, '经典拿铁电子券')
      await press(page, '立即购买')
    }
  ],
  [
    'an unpaid order of the records',
    '/pages-my/orderRecord',
    async (page) => {
      await openCashier(page)
      await goToChannel(page)
      await open(page, 'pages-my/orderRecord')
      await press(page, '去支付')
    }
  ]
]

/** A plate needs a card that is there. */
async function toPlateCashier(page: Page): Promise<void> {
  await openCashier(page)
  await payThrough(page)
  await open(page, 'pages/plateDetails?plateId=film-date')
  await press(page, /购买/)
}
const ALL: readonly Way[] = [...WAYS, ['a plate', '/pages/plateDetails', toPlateCashier]]

const atCashier = async (page: Page) => {
  await page.waitForURL(/\/pages\/(pay\b|plateDetails\/pay)/)
  await see(page, '立即支付')
}

/** No cashier that could be paid once more. */
async function seesNoCashier(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).not.toMatch(/\/pages\/(pay|plateDetails\/pay)/)
  expect(await readAll(page)).not.toContain('立即支付')
}

describe('from the cashier', () => {
  test.each(someOf(ALL, 2))(
    'of %s: the arrow, and the phone’s back, lead to %s',
    async (_what, began, go) => {
      const page = await member()
      await go(page)
      await atCashier(page)
      await press(page, '返回')
      await arrive(page, began)
      await page.waitForLoadState('networkidle')
      await goAgain(page)
      await atCashier(page)
      await goBack(page)
      await arrive(page, began)
    }
  )

  testInDepth('that was opened by a link: the arrow leads home', async () => {
    const page = await member()
    await openCashier(page)
    await press(page, '返回')
    await see(page, '兑换中心')
  })
})

/** Presses again what led to the cashier. */
async function goAgain(page: Page): Promise<void> {
  // who goes back and then taps the same again means it
  if (/market/.test(page.url())) {
    await tap(page, '经典拿铁电子券')
    await press(page, '立即购买')
  } else await press(page, /^(立即开通|立即购买|再买一份|去支付)/)
}

describe('back after a purchase leads to where it began, past the paid cashier', () => {
  test('a product of the market', async () => {
    const page = await member()
    await open(page, 'pages/market')
    await tap(page, '电子券')
    await tap(page, '经典拿铁电子券')
    await press(page, '立即购买')
    await atCashier(page)
    await payThrough(page)
    await goBack(page)
    await arrive(page, '/pages/market')
    await seesNoCashier(page)
  })

  testInDepth('an unpaid order of the records', async () => {
    const page = await member()
    await openCashier(page)
    await goToChannel(page)
    await open(page, 'pages-my/orderRecord')
    await press(page, '去支付')
    await payThrough(page)
    await goBack(page)
    await arrive(page, '/pages-my/orderRecord')
    await seesNoCashier(page)
  })

  testInDepth('an order at a partner', async () => {
    const page = await member()
    await open(page, 'pages/market')
    await see(page, '尊享年卡')
    await open(page, 'pages/mtPlacementPage/index')
    await chooseGoods(siteIn(page))
    await payWithUs(page, siteIn(page), '/pages/mtPayRedirect')
    await payThrough(page)
    await goBack(page)
    await page.waitForURL((url) => !/payResult/.test(url.pathname))
    await seesNoCashier(page)
  })

  testInDepth("in WeChat's browser, by way of WeChat's own login", async () => {
    const phone = await takeWechat({ pay: 'pay' })
    const { page } = phone
    await carry(page, await sessionOf())
    await open(page, 'pages/cardDetail?cardId=main-season')
    await press(page, '立即开通')
    await atCashier(page)
    await press(page, '立即支付')
    await page.waitForURL((url) => url.pathname.startsWith('/pages/pay') && url.searchParams.has('orderNo'))
    await press(page, '立即支付')
    await arrive(page, '/pages/payResult')
    await see(page, '支付成功')
    await goBack(page)
    await arrive(page, '/pages/cardDetail')
    await seesNoCashier(page)
  })
})
