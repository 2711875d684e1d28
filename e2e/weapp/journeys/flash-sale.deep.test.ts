/** From a product into the queue of a flash sale, and what people do there: back, away, offline, again. */
import { startServer, type RunningServer } from '../../support/built-server'
import { openFlashSale, ordersAfter } from '../../support/flash-sale'
import { guestSession } from '../../support/guest-session'
import type { MiniProgram } from '../host/mini-program'
import { phoneOf } from '../paint/pair'
import { closeApps, openApp } from '../support/app'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(closeApps)
afterAll(() => server.stop())

const SKU = 'candy-tin-1'
const PRODUCT = 'pages-mall/productDetail/index'
const SETTLEMENT = 'pages-mall/settlement/index'
const PASTED = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'
const WAITS = '排队中：'
/** In which whoever waits would have asked again, ms. */
const SOME_ASKS_MS = 4000

const wait = (ms: number) => new Promise((over) => setTimeout(over, ms))

async function toSettlement(app: MiniProgram): Promise<void> {
  await app.tap('立即购买')
  await app.waitForText('购买数量')
  await app.tap('立即购买', { nth: 0 })
  await app.waitForPage(SETTLEMENT)
}

test('who waits may go back, lose the network, come back or leave, and gets one order, as it was submitted last', async () => {
  const sale = await openFlashSale(server, SKU)
  const token = await guestSession(server.origin)
  const launch = { path: PRODUCT, query: { productId: 'candy-tin' } }
  const app = await openApp({ origin: server.origin, phone: phoneOf({ accessToken: token }), launch })
  const asked = () => app.requests.filter(({ url }) => url.endsWith('/createMallOrder')).length
  await toSettlement(app)
  await app.tap('新增收货地址')
  await app.waitForPage('pages-my/address/add')
  await app.tap('粘贴识别')
  await app.type(PASTED, '王小明 13800138000 上海市静安区长乐路1号')
  await app.tap('识别并填入')
  await app.tap('保存')
  await app.waitForPage(SETTLEMENT)
  await app.waitForText('王小明 138****8000')

  await app.tap('提交订单')
  await app.waitForText('件数可能不够，有人放弃就轮到您')
  await app.tap('王小明 138****8000')
  expect(app.path).toBe(SETTLEMENT)
  expect(app.toasts.at(-1)).toBe('排队中，退出排队后才能修改')

  await app.setOnline(false)
  await app.waitForText('网络不稳定，正在重新连接，恢复后继续排队')
  await app.setOnline(true)
  await app.waitForText(WAITS)

  // back: nothing is asked for any more, and the way in is as before
  await app.back()
  expect(app.path).toBe(PRODUCT)
  const before = asked()
  await wait(SOME_ASKS_MS)
  expect(asked()).toBe(before)
  await toSettlement(app)
  await app.waitForText('提交订单')
  await app.tap('提交订单')
  await app.waitForText(WAITS)

  // another app for a moment
  app.hide()
  await app.showAgain()
  await app.waitForText(WAITS)

  await app.tap('退出排队')
  await app.waitForText('提交订单')
  expect(app.line()).not.toContain(WAITS)
  await app.type('选填，最多 100 个字', '请放门口')
  await app.tap('提交订单')
  await app.waitForText(WAITS)

  await sale.end()
  await app.waitForPage('pages/pay/index')
  const orders = await ordersAfter(server, token)
  expect(orders.map(({ state }) => state)).toEqual(['unpaid'])
  await app.showAgain({ path: 'pages-my/orderDetail/index', query: { orderNo: orders[0]?.orderNo ?? '' } })
  await app.waitForText('请放门口')
})
