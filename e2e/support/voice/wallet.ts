import { buy } from '../buy'
import type { Target } from './listener'

/** What {@link wallet} tells of: a bought voucher, and the points of that order. */
export const fillWallet = (origin: string, token: string): Promise<string> =>
  buy({ origin, channel: 'main', token }, { kind: 'product', itemId: 'p-latte' })

/** A member at home takes a coupon, hears their points, and shows a voucher; after each step back they are where they left. */
export async function wallet({ listener: reader }: Target): Promise<void> {
  await reader.use(/^我的，标签页$/)
  await reader.use(/^0 优惠券，按钮$/)
  await reader.arrive(/^我的优惠券/)
  await reader.find(/^可用，标签页，已选定$/)
  await reader.find(/^暂无可用的优惠券$/)
  await reader.find(/^30元，图像$/)
  await reader.use(/^领取 新会员 30 元券，按钮$/)
  await reader.told(/领取成功，已放入优惠券/)
  expect(await reader.heard()).toBe('去使用 新会员 30 元券，按钮')
  await reader.find(/^30元.*新会员 30 元券.*有效期至.*按钮$/)
  await reader.back()
  await reader.find(/^1 优惠券，按钮$/)

  await reader.use(/^我的积分，按钮$/)
  await reader.arrive(/^积分设置/)
  await reader.find(/^当前可用积分$/)
  expect(await reader.next()).toBe('19')
  await reader.use(/^结算时默认使用积分.*开关，未选中$/)
  await reader.find(/^结算时默认使用积分.*开关，已选中$/)
  await reader.find(/^下单奖励 .* \+19 余 19，查看订单，链接$/)
  await reader.back()

  await reader.use(/^1 兑换记录，按钮$/)
  await reader.arrive(/^兑换记录/)
  await reader.use(/^去使用 .*按钮$/)
  await reader.find(/^未展示可直接退款/)
  await reader.use(/^展示券码，按钮$/)
  await reader.find(/^券码编号/)
  expect(await reader.next()).toMatch(/^(\d{4} )+\d{1,4}，图像$/)
  await reader.use(/^关闭，按钮$/)
  await reader.find(/^去使用 .*按钮$/)
}
