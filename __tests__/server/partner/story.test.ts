import { tableEntry } from '../../../contract/partner/codes'
import type { PartnerCode } from '../../../contract/types'
import { browserAt, openBazaar, type Bazaar } from './bazaar'

let bazaar: Bazaar
let token: string

beforeAll(async () => {
  bazaar = await openBazaar()
  token = await bazaar.login('buyer', '13800000001')
})
afterAll(() => bazaar.close())

/** How each partner is gone to and paid, and the page that it sends its user back to. */
const stories: [PartnerCode, string, 'hdzCreateOrder' | 'createMeituanOrder' | 'haiweiPayOrder', string][] = [
  ['hdz', 'coffee-cup', 'hdzCreateOrder', 'pages/hdzpayment/index'],
  ['qnx', 'airport', 'hdzCreateOrder', 'pages/hdzqnxPayRedirect/index'],
  ['meituan', 'noodle', 'createMeituanOrder', 'pages/mtPayRedirect/index'],
  ['meituanDp', 'brunch', 'createMeituanOrder', 'pages/mtPayRedirect/index'],
  ['haiwei', 'ticket-park', 'haiweiPayOrder', 'pages/payment/index'],
  ['haiwei', 'mug', 'haiweiPayOrder', 'pages/discountOrderingPay/index']
]

test.each(stories)(
  '%s: %s is chosen, ordered, paid with us, and done on both sides',
  async (partner, itemId, create, page) => {
    const partnerOrderNo = await bazaar.orderAt(token, partner as 'hdz', itemId)
    const looks = await back(partner, partnerOrderNo)
    expect(looks).toMatchObject({
      state: 'unpaid',
      page: `/${page}`,
      orderNo: partnerOrderNo,
      channel: 'main'
    })

    const made = await bazaar.ask(create, { orderNo: partnerOrderNo, partner }, token)
    const order = made.data
    expect(order).toMatchObject({ kind: 'partner', state: 'unpaid', discountFen: 0 })
    expect(order.lines).toMatchObject([
      { itemId: partnerOrderNo, quantity: 1, detail: expect.any(String) as string }
    ])

    await bazaar.pay(token, order.orderNo)
    await bazaar.until(async () => (await bazaar.stateOf(order.orderNo)) === 'fulfilled')
    expect((await back(partner, partnerOrderNo)).state).toBe('paid')
    // paid in the mini-program: WeChat is told that nothing will be sent
    expect(
      await bazaar.row('select manner from shipping_reports where order_no = $1', [order.orderNo])
    ).toEqual({ manner: 'virtual' })
    const { data: state } = await bazaar.ask('getPayState', { orderNo: order.orderNo }, token)
    expect(state).toMatchObject({
      kind: 'partner',
      state: 'fulfilled',
      partnerName: expect.any(String) as string
    })
    const { data: detail } = await bazaar.ask('orderDetail', { orderNo: order.orderNo }, token)
    expect(detail.actions).toEqual(['viewPartner', 'delete'])
    expect(detail.history.map(({ note }) => note)).toEqual(['提交订单', '支付成功', '合作方已接单'])
    const { data: again } = await bazaar.ask('getPartnerReturn', { orderNo: order.orderNo }, token)
    expect(again.partner).toBe(partner)
  }
)

/** The order's page at the partner, seen through the address that our order leads to. */
async function back(partner: PartnerCode, partnerOrderNo: string) {
  const visit = { back: `${bazaar.origin}/b?channel=main`, backDiscount: `${bazaar.origin}/b?channel=main` }
  void visit
  const known = await bazaar.row<{ user_id: string }>(
    'select user_id from sandbox_partner_orders where order_no = $1',
    [partnerOrderNo]
  )
  const { payPage, discountPage = payPage } = tableEntry(partner)
  const page = (name: string) => `${bazaar.origin}/pages/${name}/index?channel=main`
  const url = bazaar.partners[partner].orderUrl(partnerOrderNo, {
    user: known.user_id,
    back: page(payPage),
    backDiscount: page(discountPage)
  })
  const browser = await browserAt(url)
  const { text } = await browser.get(`/sandbox/partner/${partner}/order?orderNo=${partnerOrderNo}`)
  const way = /href="([^"]+)">去支付/.exec(text)?.[1]?.replaceAll('&amp;', '&')
  const address = way === undefined ? null : new URL(way, bazaar.origin)
  return {
    state: /data-state="(\w+)"/.exec(text)?.[1],
    page: address?.pathname,
    orderNo: address?.searchParams.get('orderNo'),
    channel: address?.searchParams.get('channel')
  }
}

test('years: a film, a showing, seats that nobody else can have, and the tickets', async () => {
  const films = await bazaar.ask('listFilms', {})
  expect(films.data.dates).toHaveLength(7)
  expect(films.data.films.length).toBeGreaterThanOrEqual(6)
  const filmId = films.data.films[0]?.filmId ?? ''
  const tomorrow = films.data.dates[1] ?? ''
  const chosen = { filmId, cityCode: films.data.cityCode, date: tomorrow }
  const { data } = await bazaar.ask('getYearsH5LoginUrl', chosen, token)
  expect(new URL(data.url).searchParams.get('to')).toMatch(new RegExp(`/film\\?.*date=${tomorrow}$`))
  const browser = await bazaar.visit(token, 'getYearsH5LoginUrl', chosen)
  const showings = await browser.get(
    `/sandbox/partner/years/film?filmId=${filmId}&cityCode=310000&date=${tomorrow}`
  )
  const showing = /seats\?showing=([\w-]+)/.exec(showings.text)?.[1] ?? ''
  const hall = await browser.get(`/sandbox/partner/years/seats?showing=${showing}`)
  const free = [...hall.text.matchAll(/value="(\d排\d座)"/g)].map(([, seat]) => seat ?? '')
  const choose = (seats: string[]) =>
    browser.post(
      '/sandbox/partner/years/order',
      new URLSearchParams([['showing', showing], ...seats.map((seat) => ['seat', seat])])
    )
  const [first = '', second = '', third = ''] = free
  const placed = await choose([first, second])
  expect(placed.status).toBe(303)
  expect((await choose([second, third])).text).toContain('抢先')

  const partnerOrderNo = new URL(placed.location ?? '', bazaar.origin).searchParams.get('orderNo') ?? ''
  const { data: seen } = await bazaar.ask('getYearsOrder', { orderNo: partnerOrderNo }, token)
  expect(seen).toMatchObject({ partner: 'years', state: 'unpaid', orderNo: null })
  expect(seen.detail).toContain(`${first}、${second}`)
  const { data: order } = await bazaar.ask('yearsCreateOrder', { orderNo: partnerOrderNo }, token)
  expect(order.payFen).toBe(seen.payFen)
  await bazaar.pay(token, order.orderNo)
  await bazaar.until(async () => (await bazaar.stateOf(order.orderNo)) === 'fulfilled')
  const after = await bazaar.ask('getYearsOrder', { orderNo: partnerOrderNo }, token)
  expect(after.data).toMatchObject({ state: 'done', orderNo: order.orderNo })
  const stage = async () =>
    (await bazaar.ask('orderDetail', { orderNo: order.orderNo }, token)).data.order.stage
  expect(await stage()).toBe('toUse')
  bazaar.clock.set(new Date(Date.parse(`${tomorrow}T23:59:59+08:00`) + 4 * 3_600_000))
  expect(await stage()).toBe('done')
})

test('an order of somebody else is as if it did not exist, and the partner never hears who we are', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const other = await bazaar.login('other', '13800000002')
  for (const answer of [
    await bazaar.create(other, partnerOrderNo),
    await bazaar.ask('hdzGetUrlByOrderNo', { orderNo: partnerOrderNo }, other),
    await bazaar.create(token, 'HDZ00000000000000000000')
  ]) {
    expect(answer).toMatchObject({ resultCode: '404', data: null })
  }
  const { user_id } = await bazaar.row<{ user_id: string }>(
    'select user_id from sandbox_partner_orders where order_no = $1',
    [partnerOrderNo]
  )
  expect(user_id).toMatch(/^[\w-]{32}$/)
  expect(user_id).not.toContain('buyer')
})

test('what was cancelled at the partner, paid already or is past its end is refused', async () => {
  const cancelled = await bazaar.orderAt(token)
  const browser = await bazaar.visit(token, 'getLoginUrl')
  await browser.post('/sandbox/partner/hdz/cancel', { orderNo: cancelled })
  expect(await bazaar.create(token, cancelled)).toMatchObject({ resultCode: '907' })

  const late = await bazaar.orderAt(token)
  bazaar.clock.advance(15 * 60_000 + 1)
  expect(await bazaar.create(token, late)).toMatchObject({ resultCode: '907' })
})

test('an order of ours that was cancelled is replaced while the partner holds its own', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  const first = await bazaar.create(token, partnerOrderNo)
  await bazaar.ask('cancelOrder', { orderNo: first.data.orderNo }, token)
  const seen = await bazaar.ask('hdzGetUrlByOrderNo', { orderNo: partnerOrderNo }, token)
  expect(seen.data.order).toMatchObject({ state: 'unpaid', orderNo: null })
  const second = await bazaar.create(token, partnerOrderNo)
  expect(second.data.orderNo).not.toBe(first.data.orderNo)
  await bazaar.pay(token, second.data.orderNo)
  await bazaar.until(async () => (await bazaar.stateOf(second.data.orderNo)) === 'fulfilled')
  expect(await bazaar.create(token, partnerOrderNo)).toMatchObject({
    resultCode: '907',
    resultMsg: '订单已支付，无需重复支付'
  })
  expect(await bazaar.ask('deleteOrder', { orderNo: first.data.orderNo }, token)).toMatchObject({
    resultCode: '100'
  })
})

test('our order ends with the partner’s hold', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  bazaar.clock.advance(6 * 60_000)
  const { data } = await bazaar.create(token, partnerOrderNo)
  expect(new Date(data.expiresAt).getTime() - bazaar.clock.now().getTime()).toBe(9 * 60_000)
})

test('a price that changed at the partner is said, not charged', async () => {
  const partnerOrderNo = await bazaar.orderAt(token)
  await bazaar.create(token, partnerOrderNo)
  await bazaar.database.pool.query(
    'update sandbox_partner_orders set pay_fen = pay_fen + 1 where order_no = $1',
    [partnerOrderNo]
  )
  const again = await bazaar.create(token, partnerOrderNo)
  expect(again).toMatchObject({ resultCode: '907', data: null })
  expect(again.resultMsg).toContain('金额已变化')
})

test('haiwei: a product, and the way to it', async () => {
  const { data } = await bazaar.ask('haiweiGetProductInfo', { productId: 'mug' })
  expect(data).toMatchObject({ productId: 'mug', priceFen: 7900, listFen: 12800, onSale: true })
  expect(await bazaar.ask('haiweiGetProductInfo', { productId: 'nothing' })).toMatchObject({
    resultCode: '404'
  })
  expect(await bazaar.ask('haiweiProductCouponSkip', { productId: 'nothing' }, token)).toMatchObject({
    resultCode: '404'
  })
  const browser = await bazaar.visit(token, 'haiweiProductCouponSkip', { productId: 'mug' })
  expect((await browser.get('/sandbox/partner/haiwei/item?itemId=mug')).text).toContain('素陶马克杯')
})

describe('an address that a benefit names', () => {
  const site = () => bazaar.partners.hdz.siteUrl
  test.each([
    ['https://evil.example.com/sandbox/partner/hdz/'],
    ['javascript:alert(1)'],
    ['//evil.example.com/sandbox/partner/hdz'],
    ['OWN@evil.example.com/'],
    ['OWN/../qnx/'],
    ['OWNx/']
  ])('%s is refused', async (address) => {
    const redirectUrl = address.replace('OWN', site())
    expect(await bazaar.ask('getLoginUrl', { redirectUrl }, token)).toMatchObject({ resultCode: '400' })
  })

  test('the partner’s own is gone to', async () => {
    const redirectUrl = `${site()}/item?itemId=film-any`
    const { data } = await bazaar.ask('getLoginUrl', { redirectUrl }, token)
    const login = await fetch(data.url, { redirect: 'manual' })
    expect(login.headers.get('location')).toBe('/sandbox/partner/hdz/item?itemId=film-any')
  })
})
