import { closeApps, openApp } from '../support/app'
import { openCardCashier } from '../support/buy'
import { openAsMember } from '../support/login'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

const CARD = 'main-light'
const orders = (urls: readonly { url: string }[]) =>
  urls.filter(({ url }) => url.includes('createCardOrder')).length

test('a cancelled payment leads to the purchase records, and can be paid from there', async () => {
  const app = await openAsMember()
  app.answers.payment = 'cancel'
  await openCardCashier(app, CARD)
  await app.tap('立即支付')
  await app.waitForPage('pages-my/orderRecord/index')
  await app.waitForText('待付款')
  expect(app.payments.map(({ outcome }) => outcome)).toEqual(['requestPayment:fail cancel'])

  app.answers.payment = 'pay'
  await app.tap('去支付')
  await app.waitForPage('pages/pay/index')
  await app.tap('立即支付')
  await app.waitForText('会员卡已开通')
  expect(orders(app.requests)).toBe(1)
})

test('a double tap makes one order and opens one payment', async () => {
  const app = await openAsMember()
  await openCardCashier(app, CARD)
  app.press('立即支付')
  app.press('立即支付')
  await app.waitForText('会员卡已开通')
  expect(orders(app.requests)).toBe(1)
  expect(app.payments).toHaveLength(1)
})

test('the notice is lost: the server asks WeChat itself, and the result is true', async () => {
  const app = await openAsMember()
  app.answers.notice = 'lost'
  await openCardCashier(app, CARD)
  await app.tap('立即支付')
  await app.waitForText('会员卡已开通')
})

test.each([
  ['the list', 'pages-my/orderRecord/index', '已完成轻享月卡'],
  ['the order', 'pages-my/orderDetail/index', '已完成']
])('paid, the app killed and the notice lost: %s knows by itself', async (_name, path, seen) => {
  const app = await openAsMember()
  await openCardCashier(app, CARD)
  app.answers.notice = 'lost'
  app.press('立即支付')
  await app.reach('the payment', () => app.payments.length === 1)
  app.end()
  // the purchase under way, which the phone keeps
  const [orderNo = ''] = /\d{20}/.exec([...app.phone.store.values()].join()) ?? []
  const again = await openApp({ phone: app.phone, launch: { path, query: { orderNo } } })
  await again.waitForText(seen)
  expect(again.requests.some(({ url }) => url.endsWith(`getPayState?orderNo=${orderNo}`))).toBe(true)
})

test('the payment sheet fails: the page says so and can pay again, with the same order', async () => {
  const app = await openAsMember()
  app.answers.payment = 'fail'
  await openCardCashier(app, CARD)
  await app.tap('立即支付')
  await app.waitFor('the button to be back', () => app.has('立即支付'))
  app.answers.payment = 'pay'
  await app.tap('立即支付')
  await app.waitForText('会员卡已开通')
  expect(orders(app.requests)).toBe(1)
})

testInDepth('the network goes while paying: the app comes back and knows the order', async () => {
  const app = await openAsMember()
  await openCardCashier(app, CARD)
  await app.setOnline(false)
  await app.tap('立即支付')
  expect(app.payments).toHaveLength(0)
  await app.setOnline(true)
  await app.waitFor('the button to be back', () => app.has('立即支付'))
  await app.tap('立即支付')
  await app.waitForText('会员卡已开通')
})
