import { arrive, press, see, seen } from './support/fingers'
import { chooseGoods, chooseSeats, payThrough, payWithUs, seenPaidAtPartner, siteIn } from './support/partner'
import { appOrigin, hidePictures, putPhonesAway, takePhone, type Phone } from './support/phone'
import { cancelAtChannel, carry, logIn, openCashier, ordersOf, sessionOf } from './support/story'
import { patience } from '../../__tests__/support/patience'
import { someOf } from '../../__tests__/support/depth'
import { testInDepth } from '../../__tests__/support/level'

hidePictures()
afterAll(putPhonesAway)

/** The card that holds what is had at partners. */
const CARD = 'main-year'

async function member(): Promise<Phone & { token: string; addresses: string[] }> {
  const phone = await takePhone()
  const token = await sessionOf()
  await carry(phone.page, token)
  const addresses: string[] = []
  phone.page.on('framenavigated', (frame) => {
    if (frame === phone.page.mainFrame()) addresses.push(frame.url())
  })
  return { ...phone, token, addresses }
}

const open = (phone: Phone, path: string) => phone.page.goto(`${appOrigin()}${path}`)
const states = async (token: string) => (await ordersOf(token)).map(({ state }) => state)

/** A partner is told of a payment after it was made, within this, ms. */
const TOLD_MS = 15_000
const STEP_MS = 200

/** What the member has paid, the latest first, is done at the partner, too. */
async function seenFulfilled(token: string, orders: number): Promise<void> {
  const until = Date.now() + patience(TOLD_MS)
  while (Date.now() < until && (await states(token)).some((state) => state === 'paid'))
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  expect(await states(token)).toEqual(Array<string>(orders).fill('fulfilled'))
}

describe('to a partner, choose, pay with us, done on both sides', () => {
  // the privilege of each jointLogin value, its placement page, and the page that its partner comes back to
  test.each(
    someOf(
      [
        ['1 (hdz)', 'jump-film-ticket', '/pages/hdzqnxPlacementUrl', '/pages/hdzpayment'],
        ['2 (Meituan)', 'jump-meituan', '/pages/mtPlacementPage', '/pages/mtPayRedirect'],
        ['3 (QNX)', 'jump-hotel', '/pages/hdzqnxPlacementUrl', '/pages/hdzqnxPayRedirect'],
        ['4 (Dianping)', 'jump-dianping', '/pages/mtPlacementPage', '/pages/mtPayRedirect'],
        // a browser opens no other mini-program: its site serves as well
        ['3 (flights)', 'jump-flight', '/pages/hdzqnxPlacementUrl', '/pages/hdzqnxPayRedirect'],
        // no joint login, but a product: our page of it knows the way in
        ['none (haiwei)', 'jump-park', '/pages/discountOrderingPay', '/pages/payment']
      ] as const,
      6
    )
  )('jointLogin %s', async (_value, privilegeId, placement, back) => {
    const phone = await member()
    const { page, token } = phone
    await openCashier(page, CARD)
    await payThrough(page)
    await open(phone, `/pages/privilegeDetail/index?privilegeId=${privilegeId}`)
    await press(page, '去选购')
    await arrive(page, placement)
    if (privilegeId === 'jump-park') {
      await see(page, '付款仍在这里完成')
      await press(page, '去选购')
      await arrive(page, '/pages/hdzqnxPlacementUrl')
    }
    const number = await chooseGoods(siteIn(page))
    await payWithUs(page, siteIn(page), back)
    if (!back.endsWith('Redirect')) await press(page, '去支付')
    await payThrough(page)
    await seenFulfilled(token, 2)
    await seenPaidAtPartner(page, number)
    expect(phone.addresses.filter((address) => /[?&](sign|nonce)=/.test(address))).toEqual([])
    expect(phone.problems).toEqual([])
  })

  test('the film list: a film, seats, paid', async () => {
    const phone = await member()
    const { page, token } = phone
    await open(phone, '/pages/movieList/index')
    await see(page, '今天')
    await page.getByRole('button', { name: /购票/ }).first().click()
    await arrive(page, '/pages/nndypPlacementUrl')
    const number = await chooseSeats(siteIn(page))
    await payWithUs(page, siteIn(page), '/pages/nndypPayRedirect')
    await payThrough(page)
    await seenFulfilled(token, 1)
    await seenPaidAtPartner(page, number)
  })

  test.each(
    someOf(
      [
        ['mug', '/pages/discountOrderingPay'],
        ['ticket-park', '/pages/payment']
      ] as const,
      2
    )
  )('haiwei, by tapping: %s, paid on %s', async (productId, back) => {
    const phone = await member()
    const { page, token } = phone
    await open(phone, `/pages/discountOrderingPay/index?productId=${productId}`)
    await see(page, '付款仍在这里完成')
    await press(page, '去选购')
    await arrive(page, '/pages/hdzqnxPlacementUrl')
    const number = await chooseGoods(siteIn(page))
    await payWithUs(page, siteIn(page), back)
    await press(page, '去支付')
    await payThrough(page)
    await seenFulfilled(token, 1)
    await seenPaidAtPartner(page, number)
    expect(phone.problems).toEqual([])
  })
})

describe('what may come between', () => {
  testInDepth('a cancelled payment leads to the purchase records', async () => {
    const phone = await member()
    const { page, token } = phone
    await open(phone, '/pages/mtPlacementPage/index')
    await chooseGoods(siteIn(page), 1)
    await payWithUs(page, siteIn(page), '/pages/mtPayRedirect')
    await page.waitForURL(/\/pages\/pay\b/)
    await cancelAtChannel(page, token)
  })

  testInDepth('opened again, and in a second tab: still one order of ours', async () => {
    const phone = await member()
    const { page, token, context } = phone
    await open(phone, '/pages/mtPlacementPage/index')
    const number = await chooseGoods(siteIn(page), 2)
    const link = `${appOrigin()}/pages/mtPayRedirect/index?orderNo=${number}&channel=main`
    const other = await context.newPage()
    await carry(other, token)
    await Promise.all([page.goto(link), other.goto(link)])
    await Promise.all([page.waitForURL(/\/pages\/pay\b/), other.waitForURL(/\/pages\/pay\b/)])
    await page.goto(link)
    await page.waitForURL(/\/pages\/pay\b/)
    await see(page, '立即支付')
    expect(await states(token)).toEqual(['unpaid'])
    await payThrough(page)
    await page.goto(link)
    await see(page, '已支付')
    await seenFulfilled(token, 1)
  })

  testInDepth('a number that nobody ordered is said to be unknown', async () => {
    const phone = await member()
    for (const path of ['mtPayRedirect', 'hdzpayment', 'payment', 'nndypPayRedirect']) {
      await open(phone, `/pages/${path}/index?orderNo=NOBODY1`)
      await see(phone.page, '未找到该订单')
    }
    expect(await states(phone.token)).toEqual([])
  })

  test.each(
    someOf(['/pages/mtPlacementPage', '/pages/hdzqnxPlacementUrl', '/pages/nndypPlacementUrl'] as const, 3)
  )('a visitor who opens %s cold logs in there, and sees the site', async (path) => {
    const phone = await takePhone()
    await open(phone, path)
    await logIn(phone.page)
    await siteIn(phone.page).locator('a.card').first().waitFor()
    expect(phone.page.url()).toContain(path)
  })

  test.each([
    ['https://evil.example/login', '即将离开'],
    ['javascript:alert(document.domain)', '已停止打开']
  ])('a placement page that is given %s shows nothing of it', async (url, words) => {
    const phone = await member()
    await open(phone, `/pages/mtPlacementPage/index?url=${encodeURIComponent(url)}`)
    await see(phone.page, words)
    expect(await phone.page.locator('iframe').count()).toBe(0)
  })

  test('a page of ours that is shown in the frame takes the whole window', async () => {
    const phone = await member()
    const { page } = phone
    await open(phone, '/pages/mtPlacementPage/index')
    const number = await chooseGoods(siteIn(page), 3)
    const inFrame: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/js\/app\./.test(pathname) && request.frame() !== page.mainFrame()) inFrame.push(pathname)
    })
    // a partner that knows nothing of frames goes on inside
    await page.evaluate((orderNo) => {
      const frame = document.querySelector('iframe')
      if (frame) frame.src = `/pages/mtPayRedirect/index?orderNo=${orderNo}&channel=main`
    }, number)
    await page.waitForURL(/\/pages\/pay\b/)
    await seen(page, '立即支付').waitFor()
    // the document itself leaves the frame: nobody waits for the app in it
    expect(inFrame).toEqual([])
  })
})
