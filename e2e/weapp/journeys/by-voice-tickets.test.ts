import { ask } from '../../support/buy'
import { guestSession } from '../../support/guest-session'
import { beginApp, closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { Reader } from '../voice/reader'

afterEach(closeApps)

const VISITOR = { name: '欧阳娜娜', document: 'idCard', number: '110105199001010010' }

/** Nothing is found here but by what is said of it, one stop after the other. */
test('who only hears the screen buys a ticket, has its code without a network, and gives it back', async () => {
  const token = await guestSession(serverOrigin())
  const member = { origin: serverOrigin(), channel: 'main', token }
  await ask(member, 'POST', '/unionbuy-server/ticket/saveVisitor', VISITOR)
  const app = await openApp({ phone: phoneWith(token), launch: { path: 'pages/market/index' } })
  const reader = new Reader(app)

  await app.waitForText('景点门票')
  await reader.use(/^景点门票.*按钮$/)
  await app.waitForPage('pagesA/landmark-ticket/index')
  await app.waitForText('东方明珠')
  await reader.use(/^东方明珠广播电视塔 .*按钮$/)
  await app.waitForPage('pagesA/landmark-ticket/product_detail')
  await app.waitForText('选日期')
  await reader.use(/^选日期，按钮$/)
  await app.waitForText('请选择日期')
  await reader.use(/¥\d+ \d+月\d+日周.*未选中$/)
  expect(reader.heard).toMatch(/单选按钮，已选中$/)
  await reader.use(/下一步，按钮$/)

  await app.waitForPage('pagesA/landmark-ticket/payment')
  await app.waitForText('选择出行人')
  await reader.use(/^选择出行人.*按钮$/)
  await app.waitForText('110*************10')
  await reader.use(/^欧阳娜娜.*未选中$/)
  await reader.use(/^确定.*按钮$/)
  await reader.type(/^联系手机号，.*文本框$/, '13800000001')
  await reader.use(/^已阅读并同意，复选框，未选中$/)
  expect(reader.heard).toBe('已阅读并同意，复选框，已选中')
  reader.find(/^合计/)
  await reader.use(/^提交订单，按钮$/)

  await app.waitForPage('pages/pay/index')
  await app.waitForText('立即支付')
  await reader.use(/^立即支付，按钮$/)
  await app.waitForText('查看门票')
  reader.find(/^支付成功$/)
  await reader.use(/^查看门票，按钮$/)
  await app.waitForPage('pagesA/landmark-ticket/order_detail')
  await app.waitForText('待使用 1 张')
  reader.find(/^欧阳娜娜$/)
  await reader.use(/^出示票码，按钮$/)
  await app.waitForText('秒后更新')
  reader.find(/^仅限 \d+月\d+日/)
  reader.previous()
  reader.previous()
  expect(reader.heard).toMatch(/^(\d{4} ){7}\d{4}，图像$/)
  await reader.use(/^关闭，按钮$/)

  const orderNo = app.page.address.query['orderNo'] ?? ''
  const offline = beginApp({
    phone: app.phone,
    launch: { path: 'pagesA/landmark-ticket/order_detail', query: { orderNo } }
  })
  await offline.setOnline(false)
  await offline.waitForText('网络不可用，显示的是本机保存的门票')
  const atGate = new Reader(offline)
  await atGate.use(/^出示票码，按钮$/)
  await offline.waitForText('秒后更新')
  atGate.find(/^(\d{4} ){7}\d{4}，图像$/)
  offline.end()

  await app.showAgain({ path: 'pagesA/landmark-ticket/order_detail', query: { orderNo } })
  await app.waitForText('待使用 1 张')
  await reader.use(/^申请退票，按钮$/)
  await app.waitForText('请选择要退的门票')
  await reader.use(/^欧阳娜娜.*复选框/)
  expect(reader.heard).toMatch(/，复选框，已选中$/)
  await reader.use(/^确认退票，退回 ¥\d+\.\d\d，按钮$/)
  await app.waitForText('已退款')
  reader.find(/^已退款/)
  expect(app.toasts).toContain('退票成功，款项将原路退回')
})
