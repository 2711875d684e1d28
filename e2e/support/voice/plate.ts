import { buy } from '../buy'
import type { Target } from './listener'

/** The card of {@link plate}, which its privileges need. */
export const giveCard = (origin: string, token: string): Promise<string> =>
  buy({ origin, channel: 'main', token }, { kind: 'card', itemId: 'main-year' })

/** A member with a card in the market buys a plate for it, and takes the first privilege of it. */
export async function plate({ listener: reader, pay, agree }: Target): Promise<void> {
  await reader.use(/^权益包，标签页$/)
  await reader.use(/^权益包 出行无忧 .*元.*按钮$/)
  await reader.arrive(/^权益包详情/)
  await reader.find(/^每月从 \d+ 项里任选 \d+ 项领取/)
  expect(await reader.find(/^.*元，原价.*元，图像$/)).toMatch(/^\d+\.\d\d元/)
  await reader.use(/^立即购买，按钮$/)

  await reader.arrive(/^购买权益包/)
  await reader.find(/^尊享年卡 尾号.*单选按钮，已选中$/)
  await reader.find(/^合计$/)
  expect(await reader.next()).toMatch(/^\d+\.\d\d元，图像$/)
  await pay()
  await reader.find(/^支付成功$/)
  await reader.find(/^权益包已到账$/)

  await reader.use(/^去使用权益包，按钮$/)
  await reader.arrive(/^权益包详情/)
  await reader.find(/^我的权益包 .*本期还可领 2 项.*按钮$/)
  await reader.use(/^领取 .*，按钮$/)
  await agree(/^确认领取该权益？/, /^确认领取，按钮$/)
  await reader.told(/^领取成功/)
  await reader.find(/^我的权益包 .*本期还可领 1 项.*按钮$/)
}
