import type { Page } from 'playwright-core'
import { arrive, fill, press, pressUntil, readAll, see, seen, tap } from './support/fingers'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { takeShopSide } from './support/sandbox'
import { toCart } from './support/mall'
import { carry, goToChannel, ordersOf, payAtChannel, sessionOf } from './support/story'

hidePictures()
afterAll(putPhonesAway)

const REFUND = '/pages-my/orderRecord/refund_detail'
const ORDER = '/pages-my/orderDetail'
const PASTED = '例如：张三，13800138000，广东省深圳市南山区科苑路 15 号'
/** A red dot, as a file of a picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** Settles the cart and pays it; ends on the order’s page. */
async function buyCart(page: Page, pieces: number): Promise<void> {
  await press(page, /^\d+.*购物车$/s)
  await arrive(page, '/pages-mall/shoppingCart')
  await press(page, `去结算（${pieces}）`)
  await arrive(page, '/pages-mall/settlement')
  await press(page, /新增收货地址/)
  await arrive(page, '/pages-my/address/add')
  await press(page, '粘贴识别')
  await fill(page, PASTED, '王小明 13800138000 上海市静安区长乐路1号')
  await press(page, '识别并填入')
  await press(page, '保存')
  await arrive(page, '/pages-mall/settlement')
  await see(page, '王小明 138****8000')
  await press(page, '提交订单')
  await arrive(page, '/pages/pay')
  await goToChannel(page)
  await payAtChannel(page)
  await page.waitForURL(/payResult|h5PayRedirect/)
  await see(page, '支付成功')
  await press(page, /查看订单|查看/)
  await arrive(page, ORDER)
}

/** The newest order in My, from its tab of refunds. */
async function openRefunds(page: Page): Promise<void> {
  await page.goto(`${appOrigin()}/`)
  await page.getByRole('tab', { name: '我的' }).click()
  await press(page, /^退款/)
  await arrive(page, '/pages-my/orderRecord')
}

test('from the mall to parcels, receipt, the return of a part, and its money', async () => {
  const { page, context, problems } = await takePhone()
  const token = await sessionOf()
  await carry(page, token)
  await page.goto(`${appOrigin()}/pages-mall/physicalMall`)
  for (const name of ['陶瓷内胆保温杯', '手工铁煎锅', '细嘴手冲壶']) {
    await toCart(page, name)
    if (name === '细嘴手冲壶') break
    await page.goBack()
    await arrive(page, '/pages-mall/physicalMall')
  }
  await buyCart(page, 3)
  const [{ orderNo } = { orderNo: '' }] = await ordersOf(token)
  await see(page, /发货前可随时取消/)

  // parcel by parcel: two lines in the first, one in the second
  const shop = await takeShopSide(context)
  await press(page, '查看物流')
  await arrive(page, '/pages-my/logistics')
  await see(page, '等待发货')
  await shop.sendParcel(orderNo)
  await seen(page, '正在打包').waitFor()
  await see(page, /^单号 SF/)
  await see(page, '待发出')
  await shop.sendParcel(orderNo)
  await seen(page, '商品已全部发出').waitFor()
  for (const words of [/包裹 1 · 顺丰速运/, /包裹 2 · 顺丰速运/]) await see(page, words)
  for (let step = 0; step < 5; step += 1) await shop.moveParcels(orderNo)
  await seen(page, '已签收').waitFor()
  await see(page, /快件已签收/)
  await press(page, '确认收货')
  await page.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await see(page, '已收货')

  // one of three lines goes back
  await page.goBack()
  await arrive(page, ORDER)
  await see(page, '如有问题，可在订单详情申请售后')
  await press(page, /^售后服务/)
  await arrive(page, REFUND)
  await tap(page, '退货退款')
  await press(page, '提交申请')
  await see(page, '请选择要退的商品')
  await page.getByRole('checkbox').filter({ visible: true }).first().click()
  await press(page, '提交申请')
  await see(page, '请选择申请原因')
  await tap(page, '商品破损')
  await fill(page, '补充说明（选填）', '内胆有裂纹')
  const chooser = page.waitForEvent('filechooser')
  await press(page, '添加图片')
  await (await chooser).setFiles({ name: 'crack.png', mimeType: 'image/png', buffer: PICTURE })
  await see(page, '已上传 1 张，最多 6 张')
  const amount = await seen(page, /^\d+$/).innerText()
  const waits = seen(page, '等待商家处理')
  await pressUntil(page, '提交申请', async () => (await waits.count()) > 0)
  await waits.waitFor()
  await shop.decide(orderNo, '同意退货')
  await seen(page, '请寄回商品').waitFor()
  await see(page, /权益中心退货组/)
  await press(page, '提交单号')
  await see(page, '请填写正确的快递单号')
  await fill(page, '请填写快递单号', 'SF9988776655')
  await press(page, '提交单号')
  await see(page, '等待商家收货')
  await shop.decide(orderNo, '确认收到退货')
  await seen(page, '退款成功').waitFor()

  // what is told is what happened, in its order
  const told = await readAll(page)
  const steps = [
    '退款已原路退回',
    '款项原路退回中',
    '商家已收到退货',
    '您已寄回商品',
    '商家已同意退货',
    '您申请退货退款'
  ]
  const places = steps.map((words) => told.lastIndexOf(words))
  expect([...places].sort((a, b) => a - b)).toEqual(places)
  expect(places).not.toContain(-1)
  expect(told).toContain(amount)
  expect(told).toContain('内胆有裂纹')

  await openRefunds(page)
  await tap(page, '等 3 种商品')
  await arrive(page, ORDER)
  await see(page, '已退回')
  await see(page, new RegExp(`¥${amount}`))
  await press(page, /^售后服务/)
  await arrive(page, REFUND)
  await see(page, /退货退款 ¥/)
  await see(page, '此项已不能申请')
  expect(problems).toEqual([])
})

test('refused with a reason, asked for again, taken back: each is told, and nothing is paid back', async () => {
  const { page, context, problems } = await takePhone()
  const token = await sessionOf()
  await carry(page, token)
  await page.goto(`${appOrigin()}/pages-mall/physicalMall`)
  await toCart(page, '陶瓷内胆保温杯')
  await buyCart(page, 1)
  const [{ orderNo } = { orderNo: '' }] = await ordersOf(token)
  const shop = await takeShopSide(context)
  await shop.sendParcel(orderNo)
  await page.getByRole('button', { name: '确认收货', exact: true }).filter({ visible: true }).waitFor()
  const apply = async () => {
    await press(page, /^售后服务/)
    await arrive(page, REFUND)
    await tap(page, '少发或漏发')
    const waits = seen(page, '等待商家处理')
    await pressUntil(page, '提交申请', async () => (await waits.count()) > 0)
    await waits.waitFor()
  }
  await apply()
  await shop.decide(orderNo, '拒绝', '包裹内件齐全')
  await seen(page, '商家未同意').waitFor()
  await see(page, '包裹内件齐全')
  await page.goBack()
  await arrive(page, ORDER)
  await apply()
  await press(page, '撤销申请')
  await page.getByRole('dialog').getByRole('button', { name: '撤销申请' }).click()
  await see(page, '申请已撤销')
  expect((await ordersOf(token)).map(({ state }) => state)).toEqual(['fulfilled'])
  expect(problems).toEqual([])
})
