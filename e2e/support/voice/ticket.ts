import { dayOf } from '../../../contract/time'
import { ask } from '../buy'
import type { Target } from './listener'

const VISITOR = { name: '欧阳娜娜', document: 'idCard', number: '110105199001010010' }
const CODE = /^(\d{4} ){7}\d{4}，图像$/

/** The traveller of {@link ticket}, whom the member has noted before. */
export async function noteTraveller(origin: string, token: string): Promise<void> {
  const member = { origin, channel: 'main', token }
  await ask(member, 'POST', '/unionbuy-server/ticket/saveVisitor', VISITOR)
}

/** A day to choose that is not today: a code that was shown on its day goes back only after a review. */
function laterDay(): RegExp {
  const [, month, day] = dayOf(Date.now()).split('-').map(Number)
  return new RegExp(`¥\\d+ (?!${month}月${day}日)\\d+月\\d+日周.*未选中$`)
}

/** A member in the market buys a ticket, has its code without a network, and gives it back. */
export async function ticket({ listener: reader, pay, withoutNetwork }: Target): Promise<void> {
  await reader.use(/^景点门票.*按钮$/)
  await reader.arrive(/^景点门票/)
  await reader.use(/^东方明珠广播电视塔 .*按钮$/)
  await reader.arrive(/^门票详情/)
  await reader.use(/^选日期，按钮$/)
  await reader.arrive(/选择日期/)
  await reader.use(laterDay())
  expect(await reader.heard()).toMatch(/单选按钮，已选中$/)
  await reader.use(/下一步，按钮$/)

  await reader.arrive(/^订单填写/)
  await reader.use(/^选择出行人.*按钮$/)
  await reader.arrive(/^选择出行人/)
  await reader.use(/^欧阳娜娜.*未选中$/)
  await reader.use(/^确定.*按钮$/)
  await reader.type(/^联系手机号，.*文本框$/, '13800000001')
  await reader.use(/^已阅读并同意，复选框，未选中$/)
  expect(await reader.heard()).toBe('已阅读并同意，复选框，已选中')
  await reader.find(/^合计/)
  await reader.use(/^提交订单，按钮$/)
  await reader.arrive(/^收银台/)
  await pay()
  await reader.find(/^支付成功$/)
  await reader.use(/^查看门票，按钮$/)
  await reader.arrive(/^订单详情/)
  await reader.find(/^待使用 1 张/)
  await reader.find(/^欧阳娜娜$/)
  await reader.use(/^出示票码，按钮$/)
  await reader.find(/^仅限 \d+月\d+日/)
  await reader.previous()
  expect(await reader.previous()).toMatch(CODE)
  await reader.use(/^关闭，按钮$/)

  await withoutNetwork(async (atGate) => {
    await atGate.find(/^网络不可用，显示的是本机保存的门票/)
    await atGate.use(/^出示票码，按钮$/)
    await atGate.find(CODE)
  })

  await reader.find(/^待使用 1 张/)
  await reader.use(/^申请退票，按钮$/)
  await reader.find(/^请选择要退的门票/)
  await reader.use(/^欧阳娜娜.*复选框/)
  expect(await reader.heard()).toMatch(/，复选框，已选中$/)
  await reader.use(/^确认退票，退回 ¥\d+\.\d\d，按钮$/)
  await reader.told(/退票成功，款项将原路退回/)
  await reader.find(/^已退款/)
}
