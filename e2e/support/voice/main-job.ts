import type { Target } from './listener'

/** A visitor logs in, buys a card and takes a right of it; ends on the code, which is heard. */
export async function mainJob({ listener: reader, logIn, pay }: Target): Promise<void> {
  await reader.use(/^我的，标签页$/)
  expect(await reader.heard()).toBe('我的，标签页，已选定')
  await reader.use(/^登录.*按钮$/)
  await reader.arrive(/^登录后享受会员权益/)
  await logIn()
  await reader.find(/^会员.*\*\*\*\* \d{4}，按钮$/)

  await reader.use(/^兑换中心，标签页$/)
  await reader.find(/^尊享年卡.*按钮$/)
  expect(await reader.find(/^.*元，原价.*元，图像$/)).toBe('299.00元，原价499.00元，图像')
  await reader.use(/^开通 尊享年卡，按钮$/)
  await reader.arrive(/^会员卡/)
  await reader.use(/^立即开通，按钮$/)
  await reader.arrive(/^收银台/)
  await reader.find(/^合计$/)
  expect(await reader.next()).toMatch(/^\d+\.\d\d元，图像$/)
  await pay()
  await reader.find(/^支付成功$/)
  await reader.find(/^会员卡已开通$/)

  await reader.use(/^查看会员卡，按钮$/)
  await reader.arrive(/^会员卡/)
  await reader.find(/^卡内权益包，标题$/)
  expect(await reader.find(/^咖啡自由.*按钮$/)).toContain('本期还可领 2/2')
  await reader.use(/^经典拿铁 1 杯，按钮$/)
  await reader.arrive(/^权益详情/)
  await reader.use(/^选择一项领取，按钮$|^立即领取，按钮$/)
  await reader.arrive(/^确认领取该权益？/)
  await reader.use(/^确认领取，按钮$/)
  await reader.arrive(/^领取结果/)
  await reader.find(/^领取成功$/)
  await reader.find(/^券码编号/)
  expect(await reader.next()).toMatch(/^(\d{4} )+\d{1,4}，图像$/)
}
