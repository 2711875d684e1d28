import type { Page } from 'playwright-core'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { readAll } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry, sessionOf } from './support/story'
import { someOf } from '../../__tests__/support/depth'

hidePictures()
afterAll(putPhonesAway)

/** Every credential that an address may carry (rule query.launch), each long enough to be told from all else. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  sign: 'canary-sign-0001',
  token: 'canary-token-0002',
  type: '1',
  authCode: 'canary-authCode-0003',
  ticket: 'canary-ticket-0004-0004',
  token12: 'canary-token12-0005-0005',
  lyToken: 'canary-lyToken-0006',
  lotteryTk: 'canary-lotteryTk-0007',
  state: 'canary-state-0008',
  setOpenid: '1',
  lvyunSetOpenid: '1',
  cardNumber: 'canary-cardNumber-0009',
  labelId: 'canary-labelId-0010',
  targetUrl: '/pages-secondary/myCard/index'
}

/** The pages without launch and show handling (rule route.exempt): each with what it works with, and what it shows. */
const EXEMPT = [
  ['pages/hdzqnxPlacementUrl/index', 'way=qnx', 'frame'],
  ['pages/mtPlacementPage/index', '', 'frame'],
  ['pages/nndypPlacementUrl/index', '', 'frame'],
  ['pages/discountOrderingPay/index', 'orderNo=HW0000000001', '返回|订单|重试|首页'],
  ['pages/pay/index', 'kind=card&itemId=main-season', '立即支付']
] as const

/** Those that take a payment log in by a distributor's sign, and by nothing else (rule union.samePage). */
const TAKES_SIGN = ['pages/discountOrderingPay/index', 'pages/pay/index']

const LOGINS =
  /unionLogin|lvyunLogin|jinJiangLogin|prod\/getToken|prod\/authorize|setOpenIdByMemberId|updateOpenId|updateTgjOpenId/
/** What an address leaves on the device where it is handled. */
const STORED = ['cardNo', 'LABEL_ID', 'lotteryTk', 'F7IbDJpdSY']
const storedOn = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), STORED)

test('the table exempts these five and no other', () => {
  const exempt = (ROUTES as readonly RouteEntry[]).filter((entry) => entry.exempt).map(({ path }) => path)
  expect(exempt.sort()).toEqual(EXEMPT.map(([path]) => path).sort())
})

describe.each(someOf(EXEMPT, 4))('%s, cold, with every credential in its address', (path, own, shows) => {
  const query = new URLSearchParams(CREDENTIALS).toString()

  async function open(token: string | undefined) {
    const phone = await takePhone()
    if (token) await carry(phone.page, token)
    const calls: string[] = []
    phone.page.on('request', (request) => calls.push(request.url()))
    await phone.page.goto(`${appOrigin()}/${path}?${own}${own && '&'}${query}`)
    return { ...phone, calls }
  }

  async function leftAlone({ page, calls }: Awaited<ReturnType<typeof open>>) {
    // time for a login that must not come: launch logs in at once, a re-login after 1 s
    await page.waitForTimeout(1500)
    const logins = calls.filter((url) => LOGINS.test(url)).map((url) => url.split('/').pop())
    expect(logins).toEqual(TAKES_SIGN.includes(path) ? ['unionLogin'] : [])
    expect(new URL(page.url()).pathname.replace(/\/index$/, '')).toBe(`/${path.replace(/\/index$/, '')}`)
    for (const secret of ['sign', 'token', 'authCode', 'ticket', 'token12', 'lyToken'])
      expect(page.url()).not.toContain(CREDENTIALS[secret])
    expect(await storedOn(page)).toEqual([])
  }

  test('a visitor: no login but by a sign that counts, and the page asks for one or works without', async () => {
    const phone = await open(undefined)
    await phone.page.waitForFunction(() => document.body.innerText.replace(/\s/g, '').length >= 6)
    await leftAlone(phone)
    expect(phone.problems).toEqual([])
  })

  test('a member: no login but by a sign that counts, and the page does its work', async () => {
    const phone = await open(await sessionOf())
    if (shows === 'frame') await phone.page.locator('iframe').first().waitFor({ state: 'attached' })
    else await phone.page.waitForFunction((words) => new RegExp(words).test(document.body.innerText), shows)
    await leftAlone(phone)
    if (shows !== 'frame') expect(await readAll(phone.page)).toMatch(new RegExp(shows))
    expect(phone.problems).toEqual([])
  })
})

test('control: a page that is not exempt does log in by the same address', async () => {
  const { page } = await takePhone()
  const login = page.waitForRequest((request) => LOGINS.test(request.url()))
  await page.goto(`${appOrigin()}/pages/market/index?sign=${CREDENTIALS['sign']}`)
  expect((await login).url()).toContain('unionLogin')
})

test('control: a page that is not exempt does keep what the same address carries', async () => {
  const { page } = await takePhone()
  const { labelId = '', cardNumber = '', lotteryTk = '' } = CREDENTIALS
  const query = new URLSearchParams({ labelId, cardNumber, lotteryTk }).toString()
  await page.goto(`${appOrigin()}/pages/market/index?${query}`)
  await page.waitForFunction(() => localStorage.getItem('lotteryTk') !== null)
  expect(await storedOn(page)).toEqual(STORED)
})
