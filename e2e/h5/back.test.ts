import type { Page } from 'playwright-core'
import { backCloses, dialogs, goBack } from './support/back'
import { arrive, pathOf, press, see, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone, type Phone } from './support/phone'
import { carry, goToChannel, payAtChannel, sessionOf } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

async function member(): Promise<Phone> {
  const phone = await takePhone()
  await carry(phone.page, await sessionOf())
  return phone
}

const LOGIN = '登录后享受会员权益'
const open = (page: Page, path: string) => page.goto(`${appOrigin()}/${path}`)
const NO_ENTRY = () => !(window.history.state as { overlays?: number } | null)?.overlays

describe("the phone's back button closes what lies over the page", () => {
  test('sheets and dialogs, then leaves the page as ever', async () => {
    const { page, problems } = await member()
    await open(page, '')
    await see(page, '尊享年卡')
    await page.getByRole('button', { name: '全部', exact: true }).filter({ visible: true }).first().click()
    await backCloses(page)
    // there is something to choose at the cashier then
    await page.getByText('领取', { exact: true }).filter({ visible: true }).first().click()
    await see(page, /领取成功/)
    await tap(page, '我的')
    await tap(page, '退出登录')
    await backCloses(page)

    await tap(page, '兑换中心')
    await press(page, /^开通/)
    await arrive(page, '/pages/cardDetail')
    await press(page, '立即开通')
    await arrive(page, '/pages/pay')
    await see(page, '立即支付')
    // it takes no press before the coupons are known
    await press(page, /^优惠券/)
    await backCloses(page)
    // closed by a tap it leaves nothing behind: the next step back leaves the page
    await press(page, /^优惠券/)
    await press(page, '关闭')
    await dialogs(page).first().waitFor({ state: 'detached' })
    await page.waitForFunction(NO_ENTRY)
    await goBack(page)
    await arrive(page, '/pages/cardDetail')
    await goBack(page)
    await see(page, '兑换中心')
    expect(problems).toEqual([])
  })

  test('the login pop-up: opened again by no forward, and gone after a reload', async () => {
    const { page } = await takePhone()
    await open(page, 'pages/pay?kind=card&itemId=main-season')
    await see(page, LOGIN)
    await backCloses(page)
    await page.evaluate(() => window.history.forward())
    await page.waitForFunction(NO_ENTRY)
    expect(await dialogs(page).count()).toBe(0)
    await press(page, '去登录')
    await see(page, LOGIN)
    await page.waitForFunction(() => (window.history.state as { overlays?: number } | null)?.overlays === 1)
    await page.reload()
    // it is requested again, on the entry that is there
    await see(page, LOGIN)
    await backCloses(page)
  })

  testInDepth('a page that is opened from it leads back to it, and the next step closes it', async () => {
    const { page } = await takePhone()
    await open(page, 'pages/pay?kind=card&itemId=main-season')
    await see(page, LOGIN)
    await tap(page, /用户协议/)
    await arrive(page, '/pages-my/agreement')
    await page.waitForFunction(() => document.title === '用户协议')
    await goBack(page)
    await arrive(page, '/pages/pay')
    await backCloses(page)
    expect(pathOf(page)).toBe('/pages/pay')
  })
})

test('back from the result of a payment leads to where buying began: a card, then a plate for it', async () => {
  const { page } = await member()
  for (const [path, button, began] of [
    ['pages/cardDetail?cardId=main-season', '立即开通', '/pages/cardDetail'],
    ['pages/plateDetails?plateId=film-date', /购买/, '/pages/plateDetails']
  ] as const) {
    await open(page, path)
    await press(page, button)
    await goToChannel(page)
    await payAtChannel(page)
    await arrive(page, '/pages/payResult')
    await see(page, '支付成功')
    await goBack(page)
    await arrive(page, began)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('立即支付')
  }
})

test('two quick taps on 开通 do not pay', async () => {
  const { page } = await member()
  const paid: string[] = []
  page.on('request', (request) => {
    if (/createCardOrder|payOrder/.test(request.url())) paid.push(request.url())
  })
  await open(page, 'pages/cardDetail?cardId=main-season')
  const box = await page.getByRole('button', { name: /开通/ }).filter({ visible: true }).last().boundingBox()
  if (!box) throw new Error('no button')
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  // warm: the cashier's files are there, so its button stands as soon as it can
  await page.touchscreen.tap(...at)
  await see(page, '立即支付')
  await goBack(page)
  await arrive(page, '/pages/cardDetail')
  await page.waitForTimeout(600)
  await page.touchscreen.tap(...at)
  await see(page, '立即支付')
  await page.touchscreen.tap(...at)
  await page.waitForTimeout(600)
  expect(paid).toEqual([])
  expect(pathOf(page)).toContain('/pages/pay')
  await goToChannel(page)
})

testInDepth(
  'back while the next page is still on its way: the page stays that stands, and nothing opens afterwards',
  async () => {
    const { page, problems } = await takePhone()
    await open(page, '')
    await see(page, '尊享年卡')
    let release = () => {}
    const slow = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.js$/, async (route) => {
      await slow
      await route.continue()
    })
    const called = page.waitForRequest(/\.js$/)
    await press(page, /^开通/)
    await page.waitForURL(/\/pages\/cardDetail/)
    await called
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    release()
    await page.waitForLoadState('networkidle')
    await see(page, '尊享年卡')
    await tap(page, '我的')
    await tap(page, '兑换中心')
    // it opens as ever now, and leads back as ever
    await press(page, /^开通/)
    await arrive(page, '/pages/cardDetail')
    await see(page, '卡内权益包')
    await goBack(page)
    await see(page, '兑换中心')
    expect(problems).toEqual([])
  }
)

test('back twice at once, and home stands: it does not go with the page before', async () => {
  const { page, problems } = await member()
  await open(page, 'pages-my/settings')
  await press(page, '会员注册协议')
  await arrive(page, '/pages-my/memberRegistrationAgreement')
  await see(page, /第一条|会员/)
  // both before the page has moved out of sight: the second is on the page that comes
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    // the address is there before the page is
    const back = async () => {
      for (;;) {
        const shown = [...document.querySelectorAll<HTMLElement>('.taro_page')]
          .filter((one) => one.id.startsWith(window.location.pathname))
          .at(-1)
        const button = shown?.querySelector<HTMLElement>('[aria-label=返回]')
        if (button) return button.click()
        await frame()
      }
    }
    await back()
    while (!window.location.pathname.endsWith('/settings')) await frame()
    await back()
  })
  await page.waitForURL((url) => url.pathname === '/')
  await see(page, '兑换中心')
  await page.waitForFunction(() => document.querySelectorAll('.taro_page').length === 1)
  await page.waitForTimeout(400)
  expect(await page.locator('.taro_page').count()).toBe(1)
  await see(page, '兑换中心')
  expect(problems).toEqual([])
})
