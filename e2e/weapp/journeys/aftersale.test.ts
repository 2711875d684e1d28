import { newMobile } from '../../support/api'
import { shopForms } from '../../support/shop-side'
import type { MiniProgram } from '../host/mini-program'
import { newPhone } from '../host/phone'
import { closeApps, openApp } from '../support/app'
import { loginByOneTap, LOGIN_POP_UP } from '../support/login'

afterEach(closeApps)

const CART = 'pages-mall/shoppingCart/index'
const REFUND = 'pages-my/orderRecord/refund_detail'
const PASTED = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'

/** Logs in from a cart on the phone, settles it and pays; ends on the result. */
async function buyCart(skuIds: readonly string[]): Promise<MiniProgram> {
  const phone = newPhone(newMobile())
  const lines = skuIds.map((skuId) => ({ skuId, quantity: 1, chosen: true }))
  const id = `${Date.now().toString(16)}${'c'.repeat(32)}`.slice(0, 32)
  phone.store.set('guestCarts', JSON.stringify(JSON.stringify({ v: [{ id, lines }], e: null })))
  const app = await openApp({ phone, launch: { path: CART } })
  await app.waitForText('去结算')
  await app.tap(`去结算（${lines.length}）`)
  await app.waitForText(LOGIN_POP_UP)
  await loginByOneTap(app)
  await app.waitForText('新增收货地址')
  await app.tap('新增收货地址')
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
  return app
}

/** From the list of orders to the form, as far as its page. */
async function openForm(app: MiniProgram, order: string): Promise<void> {
  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText(order)
  await app.tap(order)
  await app.waitForText('售后服务')
  await app.tap('售后服务')
  await app.waitForPage(REFUND)
}

test('goods are paid, their sending is looked at, one of two is cancelled, and its money is back', async () => {
  const app = await buyCart(['pan-iron-1', 'kettle-steel-1-2'])
  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText('查看物流')
  await app.tap('查看物流')
  await app.waitForPage('pages-my/logistics/index')
  await app.waitForText('等待发货')
  await app.waitForText('待发出')

  await openForm(app, '等 2 种商品')
  await app.waitForText('共 1 件，可申请 1 件')
  // the first line is kept
  await app.tap('共 1 件，可申请 1 件', { nth: 1 })
  await app.tap('拍错或多拍')
  await app.tap('提交申请')
  await app.waitForText('符合退款规则，已自动通过')
  await app.waitForText('退款成功')

  await app.showAgain({ path: 'pages-my/orderRecord/index', query: { state: 'refund' } })
  await app.waitForText('等 2 种商品')
})

test('sent in two parcels, received, one of three refused, then returned, and its money is back', async () => {
  const app = await buyCart(['pan-iron-1', 'kettle-steel-1-2', 'mug-stoneware-1-1'])
  const shop = shopForms(process.env.MINI_ORIGIN ?? '')
  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText('查看物流')
  await app.tap('查看物流')
  await app.waitForPage('pages-my/logistics/index')
  const orderNo = String(app.page.address.query['orderNo'])
  await shop.sendAll(orderNo)
  await app.waitForText('商品已全部发出')
  for (const words of ['包裹 1 · 顺丰速运', '包裹 2 · 顺丰速运']) await app.waitForText(words)
  // WeChat asks, in its own view: closed, nothing is confirmed; where it cannot, we ask
  app.answers.receipt = 'cancel'
  await app.tap('确认收货')
  await app.waitFor('the view of WeChat', () => app.outside.some(({ name }) => name === 'openBusinessView'))
  expect(app.line()).toContain('收到商品后请确认收货')
  app.answers.receipt = 'fail'
  await app.tap('确认收货')
  await app.waitForText('确认收到全部商品？')
  await app.tap('再想想')
  app.answers.receipt = 'success'
  await app.tap('确认收货')
  await app.waitForText('如有问题，可在订单详情申请售后')

  const requestId = () => String(app.page.address.query['afterSaleId'])
  const apply = async () => {
    await openForm(app, '等 3 种商品')
    // what the merchant has decided meanwhile is read when the form is shown
    await app.waitFor('all three lines', () => app.findAll('共 1 件，可申请 1 件').length === 3)
    await app.tap('退货退款')
    // nothing is chosen beforehand; the other two are kept
    await app.tap('共 1 件，可申请 1 件', { nth: 0 })
    await app.tap('商品破损')
    await app.tap('添加图片')
    await app.waitForText('已上传 1 张，最多 6 张')
    await app.tap('提交申请')
    await app.waitForText('等待商家处理')
  }
  await apply()
  await shop.decide(requestId(), 'refuse', '包装完好')
  await app.waitForText('商家未同意')
  await app.waitForText('包装完好')

  await apply()
  await app.tap('撤销申请')
  await app.waitForText('撤销这次申请？')
  await app.tap('撤销申请', { nth: 0 })
  await app.waitForText('申请已撤销')

  await apply()
  await shop.decide(requestId(), 'approve')
  await app.waitForText('请寄回商品')
  await app.type('请填写快递单号', 'SF9988776655')
  await app.tap('提交单号')
  await app.waitForText('等待商家收货')
  await shop.decide(requestId(), 'receive')
  await app.waitForText('退款成功')
  for (const words of ['您申请退货退款', '商家已收到退货', '退款已原路退回']) await app.waitForText(words)
})
