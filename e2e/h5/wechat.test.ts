import type { Page } from 'playwright-core'
import { arrive, fill, pathOf, press, readAll, see, seen } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { cancelBehind, carry, openCashier, ordersOf, sessionOf } from './support/story'
import {
  ANDROID_CHROME,
  ANDROID_WECHAT,
  DESKTOP_CHROME,
  IN_MINI,
  openLoggedIn,
  takeWechat,
  waitAsked,
  type WechatAnswers,
  type WechatPhone
} from './support/wechat'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

type Member = WechatPhone & { token: string }

async function member(answers: WechatAnswers = {}, userAgent = ANDROID_WECHAT): Promise<Member> {
  const phone = await takeWechat(answers, userAgent)
  const token = await sessionOf()
  await carry(phone.page, token)
  return { ...phone, token }
}

const states = async (token: string) => (await ordersOf(token)).map(({ state }) => state)
const open = (page: Page, link: string) => page.goto(appOrigin() + link)

/** Presses the button of the cashier; WeChat is asked who pays, once, and the cashier is there again with the order. */
async function payInWechat({ page }: Member): Promise<void> {
  await openCashier(page)
  await press(page, '立即支付')
  await page.waitForURL(/wechat\/prod\/|orderNo=/)
  await page.waitForURL((url) => url.pathname.startsWith('/pages/pay') && url.searchParams.has('orderNo'))
  await press(page, '立即支付')
}

describe("WeChat's browser: payment", () => {
  test('paid: asked once who pays, back to the same order, the result comes from the server', async () => {
    const phone = await member({ pay: 'pay' })
    await payInWechat(phone)
    await arrive(phone.page, '/pages/payResult')
    await see(phone.page, '支付成功')
    expect(await states(phone.token)).toEqual(['fulfilled'])
    expect(phone.problems).toEqual([])
  })

  test('a cancel on the pay page leads to the purchase records (rule pay.cancel)', async () => {
    const phone = await member({ pay: 'cancel' })
    await payInWechat(phone)
    await arrive(phone.page, '/pages-my/orderRecord')
    await see(phone.page, '去支付')
    expect(await states(phone.token)).toEqual(['unpaid'])
  })

  test('the SDK never comes: the cashier says that it failed and lives on, with the same order', async () => {
    const phone = await member({ sdk: 'never' })
    await payInWechat(phone)
    await seen(phone.page, '支付未成功，订单已保留，请再试一次').waitFor()
    expect(await states(phone.token)).toEqual(['unpaid'])
    expect(await readAll(phone.page)).toContain('立即支付')
  })
})

describe("WeChat's browser: the SDK", () => {
  test('home is drawn before its script is asked for; it is signed for this page and shares a clean address', async () => {
    const phone = await member()
    await open(phone.page, '/?labelId=9')
    await see(phone.page, '兑换中心')
    const card = await waitAsked(phone, 'updateAppMessageShareData')
    const config = await waitAsked(phone, 'config')
    expect(phone.scripts).toHaveLength(1)
    expect(config['signature']).toMatch(/^[0-9a-f]{40}$/)
    expect(config['openTagList']).toEqual(['wx-open-launch-weapp'])
    expect(card).toMatchObject({
      title: '权益中心：把日常的好，攒在一张卡里',
      link: `${appOrigin()}/pages/index/index?tab=ExchangeCenter&channel=main`
    })
    expect(phone.problems).toEqual([])
  })

  test('what a friend gets of a card is the card, without token, ticket or whose card it is', async () => {
    const phone = await takeWechat()
    await open(phone.page, '/pages/cardDetail?cardId=main-year&lotteryTk=CANARY&token=a.b.c')
    await see(phone.page, '尊享年卡')
    await phone.page.waitForFunction(() =>
      (window as { sdkCalls?: { options: { title?: string } }[] }).sdkCalls?.some(
        ({ options }) => options.title === '尊享年卡'
      )
    )
    const cards = await phone.asked('updateAppMessageShareData')
    expect(cards.at(-1)?.['link']).toBe(`${appOrigin()}/pages/cardDetail/index?cardId=main-year&channel=main`)
    expect(JSON.stringify(cards)).not.toMatch(/CANARY|a\.b\.c|ticket|state=/)
  })

  test('a scanned code fills the form of the activation', async () => {
    const phone = await takeWechat({ scan: '992026010000000001' })
    await openLoggedIn(phone.page, `${appOrigin()}/pages/activation`)
    await press(phone.page, '扫码填写')
    await phone.page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value.startsWith('9920 2601'))
    )
    expect(phone.problems).toEqual([])
  })

  testInDepth('the SDK never comes: who presses the scanner is told, and types', async () => {
    const phone = await takeWechat({ sdk: 'never' })
    await openLoggedIn(phone.page, `${appOrigin()}/pages/activation`)
    await press(phone.page, '扫码填写')
    await phone.page.getByText('暂时无法扫码，请手动输入').waitFor()
    await fill(phone.page, '如 9920 2601 …', '992026010000000001')
    expect(await readAll(phone.page)).toContain('下一步')
    expect(phone.problems).toEqual([])
  })

  testInDepth('other browsers never load it', async () => {
    const phone = await takeWechat({}, ANDROID_CHROME)
    await open(phone.page, '/')
    await see(phone.page, '兑换中心')
    await open(phone.page, '/pages/activation')
    await see(phone.page, '输入卡号和激活码')
    await phone.page.waitForLoadState('networkidle')
    expect(phone.scripts).toEqual([])
    expect(await phone.page.getByRole('button', { name: '扫码填写' }).count()).toBe(0)
  })
})

describe("in the mini-program's web view (h5xcx)", () => {
  test('payment is the mini-program’s: its cashier gets the order; seen again, the page asks how it went', async () => {
    const phone = await member({}, IN_MINI)
    const { page, token } = phone
    await openCashier(page)
    await press(page, '立即支付')
    const { url } = await waitAsked(phone, 'miniProgram.navigateTo')
    const [order] = await ordersOf(token)
    expect(url).toBe(`/pages/pay/index?orderNo=${order?.orderNo ?? ''}`)
    await arrive(page, '/pages/h5PayRedirect')
    expect(await states(token)).toEqual(['unpaid'])
    expect(await phone.asked('chooseWXPay')).toEqual([])
    // paid there meanwhile: cancelled stands for any end that the server knows
    await cancelBehind(token, order?.orderNo ?? '')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await arrive(page, '/pages/payResult')
    await see(page, '订单已取消')
  })

  test('login is the mini-program’s: its login page gets the way back to this page', async () => {
    const phone = await takeWechat({}, IN_MINI)
    await open(phone.page, '/pages-my/orderRecord?state=unpaid')
    const { url } = await waitAsked(phone, 'miniProgram.navigateTo')
    const login = new URL(String(url), 'http://mini')
    expect(login.pathname).toBe('/pages/login/index')
    const back = new URL(login.searchParams.get('from') ?? '', 'http://mini')
    expect(back.pathname).toBe('/pages/webview/index')
    expect(back.searchParams.get('url')).toMatch(/\/pages-my\/orderRecord(\/index)?\?state=unpaid$/)
    expect(pathOf(phone.page)).toContain('/pages-my/orderRecord')
  })

  testInDepth('still a visitor after that: the form of this page, and no way to and fro', async () => {
    const phone = await takeWechat({}, IN_MINI)
    await open(phone.page, '/pages-my/orderRecord')
    await waitAsked(phone, 'miniProgram.navigateTo')
    await phone.page.reload()
    await see(phone.page, '登录后享受会员权益')
    expect(await phone.asked('miniProgram.navigateTo')).toEqual([])
  })

  test('what it shares is told to the mini-program by postMessage', async () => {
    const phone = await takeWechat({}, IN_MINI)
    await open(phone.page, '/pages/cardDetail?cardId=main-year')
    await see(phone.page, '尊享年卡')
    const { data } = await waitAsked(phone, 'miniProgram.postMessage')
    expect(JSON.stringify(data)).toContain('/pages/cardDetail/index?cardId=main-year')
    expect(await phone.asked('updateAppMessageShareData')).toEqual([])
  })

  test('openXcx is there already: the mini-program goes to the page', async () => {
    const phone = await takeWechat({}, IN_MINI)
    await open(phone.page, '/pages/openXcx?path=pages/market/index&query=a%3D1')
    expect((await waitAsked(phone, 'miniProgram.redirectTo'))['url']).toBe('/pages/market/index?a=1')
  })
})

describe('openXcx', () => {
  const LINK = '/pages/openXcx?path=pages/cardDetail/index&query=cardId%3Dmain-year'

  test('in WeChat: the launch tag with the page, allowed by the configuration', async () => {
    const phone = await takeWechat()
    await open(phone.page, LINK)
    const tag = phone.page.locator('wx-open-launch-weapp')
    await tag.waitFor({ state: 'attached' })
    expect(await tag.getAttribute('username')).toMatch(/^gh_/)
    expect(await tag.getAttribute('path')).toBe('pages/cardDetail/index.html?cardId=main-year')
    expect((await waitAsked(phone, 'config'))['openTagList']).toEqual(['wx-open-launch-weapp'])
    expect(phone.problems).toEqual([])
  })

  testInDepth('in WeChat without its SDK: says what to do', async () => {
    const phone = await takeWechat({ sdk: 'never' })
    await open(phone.page, LINK)
    await phone.page.getByText('暂时无法从这里打开').waitFor()
    await see(phone.page, '复制链接')
  })

  test('another browser of a phone: tries once by itself, and has a button', async () => {
    const { page, context } = await takePhone({ userAgent: ANDROID_CHROME })
    const tried: string[] = []
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.enable')
    devtools.on('Page.frameRequestedNavigation', ({ url }) => tried.push(url))
    await open(page, LINK)
    await see(page, '即将打开微信小程序')
    await page.waitForTimeout(500)
    expect(tried.filter((url) => url.startsWith('weixin://'))).toHaveLength(1)
    expect(await page.getByRole('button', { name: '打开小程序' }).count()).toBe(1)
    await see(page, '复制链接')
  })

  test('a desktop: a QR code', async () => {
    const { page } = await takePhone({ userAgent: DESKTOP_CHROME })
    await open(page, LINK)
    await see(page, '用微信扫一扫，打开小程序')
    expect(await page.getByRole('img', { name: '小程序二维码' }).count()).toBeGreaterThan(0)
  })
})

describe('openAppTip', () => {
  const OWN = () => encodeURIComponent(`${appOrigin()}/pages/market/index`)

  test('in WeChat: the menu is shown, the link is copied, the window closes', async () => {
    const phone = await takeWechat()
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openLoggedIn(phone.page, `${appOrigin()}/pages/openAppTip?url=${OWN()}`)
    await see(phone.page, '在浏览器打开')
    await press(phone.page, '复制链接')
    await phone.page.getByText('已复制').waitFor()
    expect(await phone.page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${appOrigin()}/pages/market/index`
    )
    await press(phone.page, '关闭页面')
    await waitAsked(phone, 'closeWindow')
  })

  test('a browser goes on by itself to an address of ours', async () => {
    const { page } = await takePhone({ userAgent: ANDROID_CHROME })
    await open(page, `/pages/openAppTip?url=${OWN()}`)
    await arrive(page, '/pages/market')
  })

  test.each([
    ['https://evil.test/a', '即将离开'],
    ['javascript:alert(1)', '链接不安全或已损坏']
  ])('a browser does not go to %s by itself', async (url, words) => {
    const { page } = await takePhone({ userAgent: ANDROID_CHROME })
    await open(page, `/pages/openAppTip?url=${encodeURIComponent(url)}`)
    await see(page, new RegExp(words))
    expect(pathOf(page)).toContain('/pages/openAppTip')
  })
})

test('goPrivilegeMini in a browser leads by way of our own mini-program', async () => {
  const { page } = await takePhone({ userAgent: ANDROID_CHROME })
  await open(page, '/pages/goPrivilegeMini?path=pages/film/index')
  await press(page, '前往')
  await arrive(page, '/pages/openXcx')
  expect(new URL(page.url()).searchParams.get('path')).toBe('pages/goPrivilegeMini/index')
})

test('a page that a partner sends back to, in a frame of ours, takes the top window; back leads past the frame', async () => {
  const { page } = await takePhone({ userAgent: ANDROID_CHROME })
  await open(page, '/pages-secondary/searchAddress')
  await open(page, '/pages/market')
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = '/pages/hdzpayment/index?orderNo=P1&channel=main'
    document.body.append(frame)
  })
  await arrive(page, '/pages/hdzpayment')
  expect(new URL(page.url()).searchParams.get('orderNo')).toBe('P1')
  expect(await page.locator('iframe').count()).toBe(0)
})

testInDepth('a frame of ours in another site is left alone', async () => {
  const { page, context } = await takePhone({ userAgent: ANDROID_CHROME })
  await context.route('http://other.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${appOrigin()}/pages/hdzpayment/index?orderNo=P1"></iframe>`
    })
  )
  await page.goto('http://other.test/')
  await page.waitForTimeout(1500)
  expect(page.url()).toBe('http://other.test/')
})
