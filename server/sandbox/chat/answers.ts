import type { Chat, ChatSubject } from '../../gateways/chat/chat-gateway'

/** The name of the sandbox's service, and its greeting. */
export const SERVICE: Readonly<
  Record<ChatSubject, { readonly name: string; readonly topics: readonly string[] }>
> = {
  movie: { name: '电影客服', topics: ['怎么选座', '能退票吗', '取票码在哪里'] },
  food: { name: '美食客服', topics: ['怎么用券', '门店不让用', '可以退吗'] },
  coupon: { name: '卡券客服', topics: ['卡券没到账', '券码在哪里', '过期了怎么办'] },
  channel: { name: '在线客服', topics: ['怎么激活卡', '怎么退款', '找人工客服'] }
}

/** The first of these that matches a message answers it. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/退/, '未使用的券码可在“购买记录”里申请退款，原路退回，1 到 3 个工作日到账。'],
  [/选座|座位/, '在电影页选好影片和场次后就能选座，选好后请在 15 分钟内付款。'],
  [/取票|券码|在哪/, '在“我的 · 兑换记录”里打开对应的一条，就能看到券码和二维码。'],
  [/到账|没收到|充值/, '充值一般 10 分钟内到账。超过 2 小时没有到账，请把订单号发给我们。'],
  [/过期/, '过期的券不能再使用。到期前 7 天我们会提醒您。'],
  [/激活/, '在“我的 · 激活卡片”里输入卡号和激活码即可，一张卡只能激活一次。'],
  [/门店|不让用/, '请在店内把门店名称发给我们，我们现在就联系门店。'],
  [/怎么用|使用/, '到店后出示券码，由店员核销；线上使用的请在下单页选择这张券。'],
  [/人工|客服/, '已为您转人工，客服将在 1 分钟内回复，请稍等。']
]

const OTHERWISE = '已经记下，客服马上来看。您也可以说说是哪一笔订单、遇到了什么。'

/** The service's first message. */
export const greetingOf = ({ subject, orderNo }: Pick<Chat, 'subject' | 'orderNo'>) =>
  orderNo
    ? `您好，这里是${SERVICE[subject].name}。已看到您的订单 ${orderNo}，请问遇到了什么问题？`
    : `您好，这里是${SERVICE[subject].name}，请问有什么可以帮您？`

/** The service's reply to a message. */
export const answerTo = (message: string) => ANSWERS.find(([text]) => text.test(message))?.[1] ?? OTHERWISE
