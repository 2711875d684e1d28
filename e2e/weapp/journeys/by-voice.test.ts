import { closeApps, openApp } from '../support/app'
import { Reader } from '../voice/reader'

afterEach(closeApps)

/** Nothing is found here but by what is said of it, one stop after the other. */
test('who only hears the screen logs in, buys a card and takes a right of it', async () => {
  const app = await openApp()
  const reader = new Reader(app)

  await reader.use(/^我的，标签页$/)
  expect(reader.heard).toBe('我的，标签页，已选定')
  await reader.use(/^登录.*按钮$/)
  reader.find(/^同意用户协议.*复选框，未选中$/)
  await reader.activate()
  expect(reader.heard).toMatch(/复选框，已选中$/)
  await reader.use(/^手机号一键登录，按钮$/)
  await app.waitFor('a member', () => app.line().includes(app.phone.mobile.slice(-4)))

  await reader.use(/^兑换中心，标签页$/)
  reader.find(/^尊享年卡.*按钮$/)
  expect(reader.find(/^.*元，原价.*元，图像$/)).toBe('299.00元，原价499.00元，图像')
  await reader.use(/^开通 尊享年卡，按钮$/)
  await app.waitForPage('pages/cardDetail/index')
  await reader.use(/^立即开通，按钮$/)
  await app.waitForPage('pages/pay/index')
  reader.find(/^合计$/)
  expect(reader.next()).toMatch(/^\d+\.\d\d元，图像$/)
  await reader.use(/^立即支付，按钮$/)
  await app.waitForPage('pages/payResult/index')
  await app.waitForText('会员卡已开通')
  reader.find(/^支付成功$/)

  await reader.use(/^查看会员卡，按钮$/)
  await app.waitForPage('pages/cardDetail/index')
  await app.waitForText('卡内权益包')
  reader.find(/^卡内权益包，标题$/)
  expect(reader.find(/^咖啡自由.*按钮$/)).toContain('本期还可领 2/2')
  await reader.use(/^经典拿铁 1 杯，按钮$/)
  await app.waitForPage('pages/privilegeDetail/index')
  await reader.use(/^选择一项领取，按钮$|^立即领取，按钮$/)
  await reader.use(/^确认领取，按钮$/)
  await app.waitForPage('pages-secondary/receiveResult/index')
  await app.waitForText('领取成功')
  reader.find(/^领取成功$/)
  reader.find(/^券码编号/)
  expect(reader.next()).toMatch(/^(\d{4} )+\d{1,4}，图像$/)
})
