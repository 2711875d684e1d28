import { closeApps, openApp } from '../support/app'
import { openCardCashier, payHere } from '../support/buy'
import { askToLogIn, LOGIN_POP_UP, openAsMember, openMy } from '../support/login'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

const QUESTION = '会员卡和权益将保留'

test("WeChat's back closes a dialog as often as it is opened, and the page stays", async () => {
  const app = await openAsMember()
  await openMy(app)
  for (let time = 0; time < 2; time += 1) {
    await app.tap('退出登录')
    await app.waitForText(QUESTION)
    await app.back()
    expect(app.line()).not.toContain(QUESTION)
    expect(app.pages()).toEqual(['pages/index/index'])
  }
  // closed by a tap it leaves nothing that a step back would have to close first
  await app.tap('退出登录')
  await app.tap('取消')
  await expect(app.back()).rejects.toThrow('leaves the mini-program')
})

test('back from a sheet leads to its page, and from the result of a payment to where buying began', async () => {
  const app = await openAsMember()
  await app.waitForText('尊享年卡')
  // there is something to choose at the cashier then
  await app.tap('领取', { nth: 0 })
  await app.tap('开通', { nth: 1 })
  await app.waitForPage('pages/cardDetail/index')
  await app.tap('立即开通')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await app.tap('优惠券')
  await app.waitForText('不使用优惠券')
  await app.back()
  expect(app.path).toBe('pages/pay/index')
  expect(app.line()).not.toContain('不使用优惠券')
  await app.back()
  expect(app.path).toBe('pages/cardDetail/index')
  await app.tap('立即开通')
  await app.waitForPage('pages/pay/index')
  await payHere(app)
  await app.back()
  expect(app.path).toBe('pages/cardDetail/index')
})

test('after a product of the market, back leads to the market; the paid cashier is nowhere below', async () => {
  const app = await openAsMember()
  await app.tap('市集', { nth: -1 })
  await app.waitForText('会员卡')
  await app.tap('电子券', { nth: 0 })
  await app.waitForText('经典拿铁电子券')
  await app.tap('经典拿铁电子券')
  await app.waitForText('您将得到')
  await app.tap('立即购买')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await app.back()
  expect(app.pages()).toEqual(['pages/index/index'])
  await app.tap('经典拿铁电子券')
  await app.tap('立即购买')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await payHere(app, '已放入兑换记录')
  expect(app.pages()).toEqual(['pages/index/index', 'pages/payResult/index'])
  await app.back()
  expect(app.line()).toContain('经典拿铁电子券')
})

testInDepth('a paid order of the records: back leads to the records', async () => {
  const app = await openAsMember()
  app.answers.payment = 'cancel'
  await openCardCashier(app, 'main-light')
  await app.tap('立即支付')
  await app.waitForPage('pages-my/orderRecord/index')
  app.answers.payment = 'pay'
  await app.tap('去支付')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await app.back()
  await app.waitForPage('pages-my/orderRecord/index')
  await app.tap('去支付')
  await app.waitForPage('pages/pay/index')
  await payHere(app)
  await app.back()
  expect(app.path).toBe('pages-my/orderRecord/index')
})

test('a double tap on what asks does not confirm it', async () => {
  const app = await openAsMember()
  await app.showAgain({ path: 'pages-my/settings/index' })
  await app.waitForText('退出登录')
  app.answers.modal = 'double tap'
  await app.tap('退出登录')
  expect(app.modals).toHaveLength(2)
  expect(app.path).toBe('pages-my/settings/index')
  app.answers.modal = 'confirm'
  await app.tap('退出登录')
  await app.waitFor('a visitor', () => !app.phone.store.has('accessToken'))
})

testInDepth(
  'a page that is opened from the login pop-up leads back to it, and the next step closes it',
  async () => {
    const app = await openApp()
    await askToLogIn(app)
    await app.tap('《用户协议》')
    await app.waitForPage('pages-my/agreement/index')
    await app.back()
    await app.waitForPage('pages/index/index')
    expect(app.line()).toContain(LOGIN_POP_UP)
    await app.back()
    expect(app.line()).not.toContain(LOGIN_POP_UP)
    expect(app.pages()).toEqual(['pages/index/index'])
  }
)
