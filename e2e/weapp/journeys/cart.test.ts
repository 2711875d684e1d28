import { demoCatalogue } from '../../../__tests__/support/demo-catalogue'
import { rushFor } from '../../support/rush'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWithCart } from '../support/guest-cart'
import { loginByOneTap, LOGIN_POP_UP } from '../support/login'

afterEach(closeApps)

const CART = 'pages-mall/shoppingCart/index'
const SETTLEMENT = 'pages-mall/settlement/index'
const PASTED = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'
const MAX_BYTES = 60 * 1024

test('a visitor’s cart joins the member’s at login, is settled, paid once, and told by its order', async () => {
  const phone = phoneWithCart([
    { skuId: 'pan-iron-1', quantity: 1, chosen: true, seenFen: 23_900 },
    { skuId: 'kettle-steel-1-2', quantity: 1, chosen: true },
    { skuId: 'pot-clay-2-2', quantity: 1, chosen: true }
  ])
  const app = await openApp({ phone, launch: { path: CART } })
  await app.waitForText('比加入时降了 20 元')
  await app.waitForText('暂时无法购买（1）')
  await app.tap('去结算（2）')
  await app.waitForText(LOGIN_POP_UP)
  await loginByOneTap(app)
  await app.waitForPage(SETTLEMENT)
  await app.waitForText('请先新增收货地址')
  await app.tap('新增收货地址')
  await app.waitForPage('pages-my/address/add')
  await app.tap('粘贴识别')
  await app.type(PASTED, '王小明 13800138000 上海市静安区长乐路1号')
  await app.tap('识别并填入')
  await app.waitFor('the form to be filled', () => app.field('请填写收货人姓名').attrs['value'] === '王小明')
  await app.tap('保存')
  await app.waitForPage(SETTLEMENT)
  await app.waitForText('王小明 138****8000')
  await app.waitForText('预计 2 天内送达 · 包邮')
  await app.type('选填，最多 100 个字', '请放门口')
  await app.waitForText('提交订单')
  // very many want the kettle: the order waits in a queue, and is made by itself
  await rushFor(serverOrigin(), 'kettle-steel-1-2')
  await app.tap('提交订单')
  await app.waitForText('退出排队')
  await app.waitForPage('pages/pay/index')
  await app.waitForText('¥418.00')
  await app.tap('立即支付')
  await app.waitForPage('pages/payResult/index')
  await app.waitForText('支付成功')
  await app.waitForText('本单已获得 1 次抽奖机会')
  await app.tap('本单已获得 1 次抽奖机会')
  await app.waitForPage('pages-activities/lottery/index')
  await app.waitForText('好运转一转')
  await app.showAgain({ path: CART })
  await app.waitForText('共 1 种商品')
  await app.showAgain({ path: 'pages-my/orderRecord/index' })
  await app.waitForText('等 2 种商品')
  await app.tap('等 2 种商品')
  await app.waitForPage('pages-my/orderDetail/index')
  await app.waitForText('请放门口')
  await app.waitForText('上海市 静安区 长乐路1号')
})

test('a cart of 120 lines is drawn and changed with at most 60 KB a setData', async () => {
  const lines = demoCatalogue()
    .mallSkus.slice(0, 120)
    .map(({ id }) => ({ skuId: id, quantity: 1, chosen: true }))
  expect(lines).toHaveLength(120)
  const app = await openApp({ phone: phoneWithCart(lines), launch: { path: CART } })
  await app.waitForText('共 120 种商品')
  await app.settle()
  expect(app.has('全选')).toBe(true)
  await app.tap('全选')
  await app.settle()
  await app.tap('管理')
  await app.settle()
  const { largest, bytes } = app.setDataFigures()
  process.stdout.write(`cart of 120 lines: largest setData ${largest}, all ${bytes} bytes\n`)
  expect(largest).toBeLessThanOrEqual(MAX_BYTES)
})
