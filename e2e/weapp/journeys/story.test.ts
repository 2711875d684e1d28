import { closeApps, openApp } from '../support/app'
import { payHere } from '../support/buy'
import { loginByOneTap, LOGIN_POP_UP, openMy } from '../support/login'

afterEach(closeApps)

const TAKEN = '爆米花与可乐套餐'
const HOME = { path: 'pages/index/index' }

/** The same story as on H5: from a stranger to a redeemed privilege and out again. */
test('from a visitor to a redeemed privilege', async () => {
  const app = await openApp()
  await app.waitForText('尊享年卡')

  // the first press that needs a member asks for the login and goes on by itself; a coupon for new members and one for plates, from the strip on home
  await app.tap('领取', { nth: 0 })
  await app.waitForText(LOGIN_POP_UP)
  await loginByOneTap(app)
  await app.waitFor('the first coupon', () => app.toasts.length === 1)
  await app.tap('领取', { nth: 0 })
  expect(app.toasts).toEqual(['领取成功，已放入优惠券', '领取成功，已放入优惠券'])

  // a card, by its second offer on home: 悦享季卡
  await app.tap('开通', { nth: 1 })
  await app.waitForPage('pages/cardDetail/index')
  await app.tap('立即开通')
  await app.waitForPage('pages/pay/index')
  expect(app.line()).toMatch(/新会员 30 元券.*-¥30\.00/)
  await payHere(app)
  expect(app.line()).toContain('支付成功¥69.00')
  expect(app.payments.map(({ outcome }) => outcome)).toEqual(['requestPayment:ok'])
  await app.tap('查看会员卡')
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('卡内权益包')

  // a plate for it, cheaper by the coupon
  await app.tap('电影之夜')
  await app.waitForPage('pages/plateDetails/index')
  await app.tap('立即购买')
  await app.waitForPage('pages/plateDetails/pay')
  expect(app.line()).toMatch(/权益包 20 元券.*-¥20\.00/)
  await payHere(app, '权益包已到账')
  expect(app.line()).toContain('支付成功¥139.00')

  // home has the card, its plates and what of this round is left
  await app.showAgain(HOME)
  await app.waitForText('有效期至')
  for (const text of ['悦享季卡', '本期权益', '后重置', '本期还可领']) expect(app.line()).toContain(text)

  // what the coupons saved, as the page of the card says it too
  await app.tap('本月已省')
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('您本月已省')
  expect(app.line()).toContain('下单优惠 ¥50.00')

  // a privilege of the new plate
  await app.tap('电影之夜')
  await app.waitForPage('pages/plateDetails/index')
  // one by a tap in the list, another on its page
  await app.tap('领取', { nth: 2 })
  await app.waitForText('本期已领')
  expect(app.modals.at(-1)).toContain('将使用本期 1 次领取机会')
  await app.tap(TAKEN)
  await app.waitForPage('pages/privilegeDetail/index')
  await app.tap('立即领取')
  await app.tap('确认领取')
  await app.waitForPage('pages-secondary/receiveResult/index')
  await app.waitForText('领取成功')
  const code = codeOn(app.text())
  expect(code).toMatch(/^\d{12,20}$/)
  // the code that changes begins with the voucher's own, and is kept for a counter without a network
  await app.waitForText('秒后更新')
  await app.waitFor('the wallet', () => app.phone.store.has('wallet'))
  expect(app.phone.store.get('wallet')).toContain(code)
  await app.tap('复制券码')
  expect(app.phone.clipboard.replace(/\D/g, '')).toBe(code)

  // everything is in My
  await app.showAgain(HOME)
  await openMy(app)
  await app.tap('兑换记录', { nth: -1 })
  await app.waitForPage('pages-my/receiveRecord/index')
  await app.waitForText(TAKEN)
  await app.back()
  await app.tap('我的订单')
  await app.waitForPage('pages-my/orderRecord/index')
  const bought = ['悦享季卡', '¥69.00', '电影之夜', '¥139.00']
  for (const text of bought) expect(app.line()).toContain(text)
  await app.tap('更多')
  await app.tap('删除订单')
  await app.waitForText('订单已删除')
  await app.tap('撤销')
  await app.waitFor('all orders', () => bought.every((text) => app.line().includes(text)))
  await app.back()

  await app.tap('退出登录')
  await app.tap('退出')
  await app.waitFor('a visitor', () => !app.line().includes(app.phone.mobile.slice(-4)))
  expect(app.phone.store.has('wallet')).toBe(false)
})

/** The voucher code as it stands on the screen in groups of digits, below the one that changes. */
const codeOn = (text: string) =>
  text
    .split('\n')
    .filter((piece) => /^\d{4}$/.test(piece))
    .slice(-4)
    .join('')
