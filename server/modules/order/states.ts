/** The states of an order as data: every change that may happen, and who may cause it. */
import type { OrderAction, OrderKind, OrderState } from '@contract/types'

/** `buyer` by a tap, `payment` by what the payment channel said, `clock` by a job, `system` by fulfilment or refund. */
export type Cause = 'buyer' | 'payment' | 'clock' | 'system'

export interface Transition {
  readonly from: OrderState | null
  readonly to: OrderState
  readonly by: Cause
  /** What the buyer reads in the order's history. */
  readonly note: string
}

export const TRANSITIONS = {
  create: { from: null, to: 'unpaid', by: 'buyer', note: '提交订单' },
  pay: { from: 'unpaid', to: 'paid', by: 'payment', note: '支付成功' },
  payNothing: { from: 'unpaid', to: 'paid', by: 'system', note: '无需支付' },
  fulfil: { from: 'paid', to: 'fulfilled', by: 'system', note: '权益已到账' },
  confirmPartner: { from: 'paid', to: 'fulfilled', by: 'system', note: '合作方已出单' },
  cancel: { from: 'unpaid', to: 'cancelled', by: 'buyer', note: '已取消订单' },
  close: { from: 'unpaid', to: 'closed', by: 'clock', note: '超时未支付，订单已关闭' },
  refundCancelled: { from: 'cancelled', to: 'refunding', by: 'payment', note: '订单已取消，款项原路退回中' },
  refundClosed: { from: 'closed', to: 'refunding', by: 'payment', note: '订单已关闭，款项原路退回中' },
  refundUndelivered: { from: 'paid', to: 'refunding', by: 'system', note: '会员卡已到期，款项原路退回中' },
  refundPartner: { from: 'paid', to: 'refunding', by: 'system', note: '合作方未能出单，款项原路退回中' },
  refundRecharge: { from: 'fulfilled', to: 'refunding', by: 'system', note: '充值失败，款项原路退回中' },
  refunded: { from: 'refunding', to: 'refunded', by: 'system', note: '退款成功' }
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof TRANSITIONS

/** The transitions that lead on from `state`; none = it is final. */
export function transitionsFrom(state: OrderState): TransitionName[] {
  return (Object.keys(TRANSITIONS) as TransitionName[]).filter((name) => TRANSITIONS[name].from === state)
}

/** Which states each tab of the order list holds (`orderList` in the contract). */
export const LIST_STATES = {
  all: ['unpaid', 'paid', 'fulfilled', 'cancelled', 'closed', 'refunding', 'refunded'],
  unpaid: ['unpaid'],
  paid: ['paid', 'fulfilled'],
  closed: ['cancelled', 'closed'],
  refund: ['refunding', 'refunded']
} as const satisfies Record<string, readonly OrderState[]>

/** States in which the member may take the order out of the list: nothing happens to it any more. */
export const DELETABLE: readonly OrderState[] = ['fulfilled', 'cancelled', 'closed', 'refunded']

const VIEW: Readonly<Record<OrderKind, OrderAction>> = {
  card: 'viewCard',
  plate: 'viewPlate',
  product: 'viewRecord',
  partner: 'viewPartner'
}

const ACTIONS: Readonly<Record<OrderState, readonly OrderAction[]>> = {
  unpaid: ['pay', 'cancel'],
  paid: [],
  fulfilled: ['buyAgain', 'delete'],
  cancelled: ['buyAgain', 'delete'],
  closed: ['buyAgain', 'delete'],
  refunding: [],
  refunded: ['buyAgain', 'delete']
}

/** What the member may do to an order, the chief action first. An unpaid one past its end can only wait to be closed. */
export function actionsOf(
  order: { readonly state: OrderState; readonly kind: OrderKind; readonly expiresAt: Date },
  now: Date
): OrderAction[] {
  if (order.state === 'unpaid' && order.expiresAt <= now) return []
  const { state, kind } = order
  const partner = kind === 'partner'
  const isThere = state === 'fulfilled' || (partner && state === 'paid')
  const view = isThere ? [VIEW[kind]] : []
  // What a partner sells is chosen again on its site, not ordered again here.
  return [...view, ...ACTIONS[state].filter((action) => !(partner && action === 'buyAgain'))]
}
