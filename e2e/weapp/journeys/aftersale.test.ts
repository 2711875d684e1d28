import { newMobile } from '../../support/api'
import { newPhone } from '../host/phone'
import { closeApps, openApp } from '../support/app'
import { loginByOneTap, LOGIN_POP_UP } from '../support/login'

afterEach(closeApps)

const CART = 'pages-mall/shoppingCart/index'
const REFUND = 'pages-my/orderRecord/refund_detail'
const PASTED = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'

test('goods are paid, their sending is looked at, one of two is cancelled, and its money is back', async () => {
  const phone = newPhone(newMobile())
  const lines = ['pan-iron-1', 'kettle-steel-1-2'].map((skuId) => ({ skuId, quantity: 1, chosen: true }))
  const carts = [{ id: 'c'.repeat(31) + String(Date.now() % 10), lines }]
  phone.store.set('guestCarts', JSON.stringify(JSON.stringify({ v: carts, e: null })))
  const app = await openApp({ phone, launch: { path: CART } })
  await app.waitForText('去结算')
  await app.tap('去结算（2）')
  await app.waitForText(LOGIN_POP_UP)
  await loginByOneTap(app)
  await app.waitForText('添加收货地址')
  await app.tap('添加收货地址')
  await app.tap('粘贴识别')
  await app.type(PASTED, '王小明 13800138000 上海市静安区长乐路1号')
  await app.tap('识别并填入')
  await app.waitFor('the form to be filled', () => app.field('请填写收货人姓名').attrs['value'] === '王小明')
  await app.tap('保存')
  await app.waitForText('提交订单')
  await app.tap('提交订单')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await app.tap('立即支付')
  await app.waitForText('支付成功')

  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText('查看物流')
  await app.tap('查看物流')
  await app.waitForPage('pages-my/logistics/index')
  await app.waitForText('等待发货')
  await app.waitForText('待发出')

  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText('等 2 种商品')
  await app.tap('等 2 种商品')
  await app.waitForText('售后服务')
  await app.tap('售后服务')
  await app.waitForPage(REFUND)
  await app.waitForText('共 1 件，可申请 1 件')
  // the second line is kept
  await app.tap('共 1 件，可申请 1 件', { nth: 1 })
  await app.tap('拍错或多拍')
  await app.tap('提交申请')
  await app.waitForText('符合退款规则，已自动通过')
  await app.waitForText('退款成功')

  await app.showAgain({ path: 'pages-my/orderRecord/index', query: { state: 'refund' } })
  await app.waitForText('等 2 种商品')
})
