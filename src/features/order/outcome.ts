import type { GoodsKind, OrderKind, OrderState } from './model'

/** The status of an order, as shown by a result page. */
export interface Outcome {
  readonly kind: 'success' | 'waiting' | 'cancelled'
  readonly title: string
  readonly text: string
}

const CLOSED: Outcome = {
  kind: 'cancelled',
  title: '订单已关闭',
  text: '未在规定时间内支付，订单已自动关闭。'
}

const OUTCOMES: Readonly<Record<Exclude<OrderState, 'unpaid'>, Outcome>> = {
  paid: { kind: 'success', title: '支付成功', text: '权益正在发放，通常只需几秒' },
  fulfilled: { kind: 'success', title: '支付成功', text: '已到账' },
  cancelled: { kind: 'cancelled', title: '订单已取消', text: '未产生费用，已使用的优惠券已退回。' },
  closed: CLOSED,
  refunding: { kind: 'waiting', title: '退款处理中', text: '款项会原路退回，请留意支付账户。' },
  refunded: { kind: 'cancelled', title: '已退款', text: '款项已原路退回支付账户。' }
}

/** What an order of ours has given. */
const GIVEN: Readonly<Record<GoodsKind, string>> = {
  card: '会员卡已开通',
  plate: '权益包已到账',
  product: '已放入兑换记录',
  sku: '商品正在打包，发出后可在订单中查看物流',
  ticket: '门票已出票，凭票码入园',
  lounge: '悦途会员已开通，出示会员码即可进厅'
}

/** What is bought at a partner is handed over there. */
const AT_PARTNER: Partial<Record<OrderState, (partner: string) => string>> = {
  paid: (partner) => `正在通知${partner}，通常只需几秒`,
  fulfilled: (partner) => `${partner}已收到付款，可以到${partner}查看`,
  cancelled: (partner) => `未产生费用，如需购买请到${partner}重新下单。`,
  closed: (partner) => `未在规定时间内支付，如需购买请到${partner}重新下单。`
}

const CONFIRMING: Outcome = { kind: 'waiting', title: '正在确认支付结果', text: '请稍候，通常只需几秒' }
const IN_VAIN: Outcome = {
  kind: 'waiting',
  title: '暂未收到付款',
  text: '如已付款，结果可能稍有延迟，请勿重复支付；如未付款，可继续支付。'
}
const TO_PAY: Outcome = { kind: 'waiting', title: '等待付款', text: '请在规定时间内完成支付。' }

export interface OutcomeInput {
  readonly kind: OrderKind
  readonly state: OrderState
  /** The time to pay is over; the server closes the order within seconds. */
  readonly overdue: boolean
  /** Whether the payment is being checked: under way, or in vain. */
  readonly search?: 'asking' | 'vain' | undefined
  /** The partner on whose site it was chosen. */
  readonly partnerName: string | null
}

/** What the server's order status means for the buyer. */
export function outcomeOf(input: OutcomeInput): Outcome {
  const outcome = ofAnyOrder(input)
  const { partnerName, state, kind } = input
  if (state === 'fulfilled' && kind !== 'partner') return { ...outcome, text: GIVEN[kind] }
  const words = AT_PARTNER[state]
  if (partnerName === null || !words || outcome.kind === 'waiting') return outcome
  return { ...outcome, text: words(partnerName) }
}

function ofAnyOrder({ state, overdue, search }: OutcomeInput): Outcome {
  if (state !== 'unpaid') return OUTCOMES[state]
  if (search === 'asking') return CONFIRMING
  if (overdue) return CLOSED
  return search === 'vain' ? IN_VAIN : TO_PAY
}
