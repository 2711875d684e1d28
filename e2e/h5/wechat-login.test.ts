import type { Page } from 'playwright-core'
import { storedOn } from './support/distributor'
import { arrive, pathOf, press, readAll, see } from './support/fingers'
import { appOrigin, hidePictures, type Phone, putPhonesAway, takePhone } from './support/phone'
import { loseSession } from './support/sessions'
import { logIn } from './support/story'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50(0x1800322f) NetType/WIFI Language/zh_CN'
const CARD = '/pages/cardDetail'
const CARD_LINK = `${CARD}?cardId=main-year`

/** WeChat's browser, and the times it was sent to WeChat's login. */
async function takeWechat(): Promise<Phone & { asked: string[] }> {
  const phone = await takePhone({ userAgent: WECHAT })
  return { ...phone, asked: watchAsked(phone.page) }
}

function watchAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/wechat/prod/authorize')) asked.push(request.url())
  })
  return asked
}

/** Waits until the browser was sent to WeChat. */
async function wasAsked(asked: readonly string[]): Promise<void> {
  for (let looks = 0; looks < 150 && asked.length === 0; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked).toHaveLength(1)
}

const open = (page: Page, link: string) => page.goto(appOrigin() + link)

/** From now on WeChat's page asks before it answers. */
async function askFirst(page: Page): Promise<void> {
  await open(page, '/sandbox/wechat')
  await page.getByRole('button', { name: '登录前先询问' }).click()
  await page.getByRole('button', { name: '改为静默授权' }).waitFor()
}

/** Back on the page that was opened, with nothing of the login in its address. */
async function backOnCard(page: Page): Promise<void> {
  await arrive(page, CARD)
  await see(page, '尊享年卡')
  await page.waitForURL((url) => url.search === '?cardId=main-year')
}

/** Another start of the browser, by the same person: the session and the token are gone, WeChat's cookie is not. */
async function anotherVisit({ context }: Phone): Promise<{ page: Page; asked: string[] }> {
  const page = await context.newPage()
  await open(page, '/sandbox/wechat')
  await loseSession(page)
  return { page, asked: watchAsked(page) }
}

describe("a visitor in WeChat's browser", () => {
  test('is sent to WeChat once and back to the page; binds by phone; the next time WeChat logs in', async () => {
    const phone = await takeWechat()
    const { page, asked, problems } = phone
    await open(page, CARD_LINK)
    await wasAsked(asked)
    await backOnCard(page)
    expect(asked).toHaveLength(1)
    // nobody is bound yet: a visitor, who may look at everything
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
    await press(page, '立即开通')
    await logIn(page)
    await arrive(page, '/pages/pay')
    await page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])

    const next = await anotherVisit(phone)
    await open(next.page, CARD_LINK)
    await next.page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    await backOnCard(next.page)
    expect(await storedOn(next.page, 'source')).toBe(4)
    expect(next.asked).toHaveLength(1)
  })

  testInDepth('leaves for WeChat before the app is fetched, so that nothing is tapped in vain', async () => {
    const { page, problems } = await takeWechat()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page, CARD_LINK)
    await backOnCard(page)
    const left = requests.findIndex((path) => path.endsWith('/wechat/prod/authorize'))
    expect(requests.slice(0, left).filter((path) => path.endsWith('.js'))).toEqual([])
    expect(left).toBeGreaterThan(0)
    expect(problems).toEqual([])
  })

  test('whose link names a channel is sent there by the app, with what the link brought', async () => {
    const { page, asked, problems } = await takeWechat()
    await open(page, `${CARD_LINK}&channel=main&distributor=m-9`)
    await wasAsked(asked)
    await arrive(page, CARD)
    await see(page, '尊享年卡')
    expect(await storedOn(page, 'distributor')).toBe('m-9')
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])
  })

  testInDepth('who comes to a page for members sees no login form before WeChat has answered', async () => {
    const { page } = await takeWechat()
    await askFirst(page)
    await open(page, '/pages-my/orderRecord?state=unpaid')
    await page.getByRole('button', { name: '允许', exact: true }).click()
    await arrive(page, '/pages-my/orderRecord')
    await page.waitForURL((url) => url.search === '?state=unpaid')
    await logIn(page)
    await see(page, '全部')
  })

  test('who refuses is a visitor, and is not asked again', async () => {
    const { page, asked, problems } = await takeWechat()
    await askFirst(page)
    await open(page, CARD_LINK)
    await page.getByRole('button', { name: '拒绝' }).click()
    await backOnCard(page)
    await page.reload()
    await backOnCard(page)
    await open(page, '/pages/market')
    await see(page, /领券中心|全部/)
    expect(asked).toHaveLength(1)
    expect(await storedOn(page, 'accessToken')).toBeUndefined()
    expect(problems).toEqual([])
  })

  testInDepth(
    'who goes back from WeChat’s page comes to where they were, and forward again to WeChat',
    async () => {
      const { page, asked } = await takeWechat()
      await askFirst(page)
      await open(page, CARD_LINK)
      await page.getByRole('button', { name: '允许', exact: true }).waitFor()
      await page.goBack()
      expect(pathOf(page)).toBe('/sandbox/wechat')
      await page.goForward()
      await page.getByRole('button', { name: '允许', exact: true }).click()
      await backOnCard(page)
      expect(asked).toHaveLength(1)
    }
  )

  testInDepth('the way to WeChat and back is no step of the history', async () => {
    const { page, asked } = await takeWechat()
    await open(page, '/sandbox/wechat')
    await open(page, CARD_LINK)
    await wasAsked(asked)
    await backOnCard(page)
    await page.goBack()
    expect(pathOf(page)).toBe('/sandbox/wechat')
  })

  test('who logged out is left alone', async () => {
    const { page, asked } = await takeWechat()
    await open(page, '/sandbox/wechat')
    await page.evaluate(() => sessionStorage.setItem('IS_LOGOUT', '{"v":true,"e":null}'))
    await open(page, CARD_LINK)
    await backOnCard(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })

  testInDepth('whose callback is called twice stays logged in, and hears nothing of it', async () => {
    const phone = await takeWechat()
    await open(phone.page, CARD_LINK)
    await wasAsked(phone.asked)
    await backOnCard(phone.page)
    await press(phone.page, '立即开通')
    await logIn(phone.page)
    await arrive(phone.page, '/pages/pay')
    // its session is kept before the next visit begins without one
    await phone.page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    await phone.page.waitForLoadState('networkidle')

    const { page, asked } = await anotherVisit(phone)
    const callbacks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/wechat/prod/callback')) callbacks.push(request.url())
    })
    await open(page, CARD_LINK)
    await page.waitForFunction(() => localStorage.getItem('accessToken') !== null)
    await backOnCard(page)
    const token = await storedOn(page, 'accessToken')
    expect(callbacks).toHaveLength(1)
    await page.goto(callbacks[0] ?? '')
    await backOnCard(page)
    await page.waitForLoadState('networkidle')
    expect(await storedOn(page, 'accessToken')).toBe(token)
    expect(await readAll(page)).not.toMatch(/失效|错误/)
    expect(asked).toHaveLength(1)
  })

  testInDepth(
    'whose login has run out is sent to WeChat once, and is never shown a blank page on the way',
    async () => {
      const { page, asked } = await takeWechat()
      await askFirst(page)
      await page.evaluate(() =>
        localStorage.setItem('accessToken', JSON.stringify({ v: 'x'.repeat(43), e: Date.now() + 3_600_000 }))
      )
      await open(page, '/pages-my/orderRecord')
      await page.getByRole('button', { name: '允许', exact: true }).waitFor()
      await page.goBack()
      await page.goForward()
      await page.getByRole('button', { name: '拒绝' }).click()
      await arrive(page, '/pages-my/orderRecord')
      // refused: the login form, and no second way there
      await logIn(page)
      await see(page, '全部')
      expect(asked).toHaveLength(1)
    }
  )

  test('whose session ended elsewhere, and whom WeChat does not know, is asked to log in; nothing of theirs stays', async () => {
    const { page, asked, problems } = await takeWechat()
    await open(page, '/sandbox/wechat')
    await page.evaluate(() => {
      const keep = (key: string, v: string) =>
        localStorage.setItem(key, JSON.stringify({ v, e: Date.now() + 3_600_000 }))
      keep('accessToken', 'x'.repeat(43))
      keep('memberId', 'somebody')
      keep('feedbackDraft', 'what they typed')
    })
    await open(page, '/pages-mall/productDetail?productId=thermos-ceramic')
    await wasAsked(asked)
    await see(page, '登录后享受会员权益')
    await see(page, '陶瓷内胆保温杯')
    expect(await storedOn(page, 'memberId')).toBeUndefined()
    expect(await storedOn(page, 'feedbackDraft')).toBeUndefined()
    expect(asked).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('is not sent there from the web view of the mini-program', async () => {
    const { page } = await takePhone({ userAgent: `${WECHAT} miniProgram/wx0123456789abcdef` })
    const asked = watchAsked(page)
    await open(page, CARD_LINK)
    await backOnCard(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
})
