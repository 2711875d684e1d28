/**
 * The only owner of an order's states: every allowed transition, who may cause it, and what an order holds in each
 * state. What a transition takes, spends or returns follows from its two states; {@link effectOf} computes it, and
 * only lifecycle-repository.ts carries it out.
 */
import type { GoodsKind, OrderState } from '@contract/types'

/**
 * `buyer` by a tap, `staff` in the console, `payment` by a report of the payment channel, `clock` by a job, `system` by fulfilment or
 * refund.
 */
export type Cause = 'buyer' | 'staff' | 'payment' | 'clock' | 'system'

export interface Transition {
  readonly from: OrderState | null
  readonly to: OrderState
  readonly by: Cause
  /** The text that the buyer sees in the order's history, by kind of goods where it depends on that. */
  readonly note: string | Readonly<Record<GoodsKind, string>>
  /** Its pieces have already been returned one by one (`returnSold`), as far as possible. */
  readonly returned?: true
  /** Part of it was used: its coupon was spent on that. */
  readonly spent?: true
}

/** What has happened for the buyer once goods are handed over. */
const FULFILLED: Readonly<Record<GoodsKind, string>> = {
  card: '会员卡已开通',
  plate: '权益包已到账',
  product: '权益已发放',
  sku: '订单已提交仓库，等待发货',
  ticket: '门票已出票',
  lounge: '会员已开通'
}

export const TRANSITIONS = {
  create: { from: null, to: 'unpaid', by: 'buyer', note: '提交订单' },
  pay: { from: 'unpaid', to: 'paid', by: 'payment', note: '支付成功' },
  payNothing: { from: 'unpaid', to: 'paid', by: 'system', note: '无需支付' },
  fulfil: { from: 'paid', to: 'fulfilled', by: 'system', note: FULFILLED },
  confirmPartner: { from: 'paid', to: 'fulfilled', by: 'system', note: '合作方已接单' },
  cancel: { from: 'unpaid', to: 'cancelled', by: 'buyer', note: '已取消订单' },
  cancelByStaff: { from: 'unpaid', to: 'cancelled', by: 'staff', note: '商家已取消订单' },
  close: { from: 'unpaid', to: 'closed', by: 'clock', note: '超时未支付，订单已关闭' },
  refundCancelled: { from: 'cancelled', to: 'refunding', by: 'payment', note: '订单已取消，款项原路退回中' },
  refundClosed: { from: 'closed', to: 'refunding', by: 'payment', note: '订单已关闭，款项原路退回中' },
  refundUndelivered: { from: 'paid', to: 'refunding', by: 'system', note: '会员卡已到期，款项原路退回中' },
  refundPartner: { from: 'paid', to: 'refunding', by: 'system', note: '合作方未能接单，款项原路退回中' },
  refundByMerchant: { from: 'paid', to: 'refunding', by: 'payment', note: '商家已退款，款项原路退回中' },
  refundRecharge: { from: 'fulfilled', to: 'refunding', by: 'system', note: '充值失败，款项原路退回中' },
  refunded: { from: 'refunding', to: 'refunded', by: 'system', note: '退款成功' },
  refundedInParts: { from: 'fulfilled', to: 'refunded', by: 'system', note: '已全部退款', returned: true },
  refundedPartly: {
    from: 'fulfilled',
    to: 'refunded',
    by: 'system',
    note: '未使用的部分已退款',
    returned: true,
    spent: true
  }
} as const satisfies Record<string, Transition>

export type TransitionName = keyof typeof TRANSITIONS

/** The transitions of an existing order. */
export type MoveName = Exclude<TransitionName, 'create' | 'payNothing'>

/** What an order holds in a state. */
interface Holding {
  /** Its pieces: taken from stock, also counted as sold, or none. */
  readonly stock: 'held' | 'sold' | 'none'
  readonly coupon: 'locked' | 'used' | 'none'
  /** Points used on it are deducted from the balance. */
  readonly points: boolean
  /** Whether it counts towards a purchase limit. */
  readonly quota: boolean
}

const HELD: Holding = { stock: 'held', coupon: 'locked', points: true, quota: true }
const NOTHING: Holding = { stock: 'none', coupon: 'none', points: false, quota: false }

export const HOLDINGS: Readonly<Record<OrderState, Holding>> = {
  unpaid: HELD,
  paid: HELD,
  fulfilled: { stock: 'sold', coupon: 'used', points: true, quota: true },
  cancelled: NOTHING,
  closed: NOTHING,
  refunding: NOTHING,
  refunded: NOTHING
}

/** The effect of a transition on stock, coupon and quota. */
export interface Effect {
  /**
   * `back`: returned to stock; `backSold`: that, and subtracted from the number sold; `count`: added to the number
   * sold.
   */
  readonly stock: 'take' | 'count' | 'back' | 'backSold' | 'none'
  readonly coupon: 'lock' | 'spend' | 'back' | 'none'
  readonly quota: 'take' | 'back' | 'none'
  readonly points: 'take' | 'back' | 'none'
}

/** What a transition takes, spends or returns. */
export function effectOf(name: TransitionName): Effect {
  const { from, to, returned, spent }: Transition = TRANSITIONS[name]
  const before = from === null ? NOTHING : HOLDINGS[from]
  const after = HOLDINGS[to]
  return {
    stock: returned ? 'none' : STOCK[before.stock][after.stock],
    coupon: spent || before.coupon === after.coupon ? 'none' : COUPON[after.coupon],
    quota: taken(before.quota, after.quota),
    points: returned ? 'none' : taken(before.points, after.points)
  }
}

const taken = (before: boolean, after: boolean) => (before === after ? 'none' : after ? 'take' : 'back')

const STOCK: Readonly<Record<Holding['stock'], Record<Holding['stock'], Effect['stock']>>> = {
  none: { none: 'none', held: 'take', sold: 'none' },
  held: { none: 'back', held: 'none', sold: 'count' },
  sold: { none: 'backSold', held: 'none', sold: 'none' }
}
const COUPON: Readonly<Record<Holding['coupon'], Effect['coupon']>> = {
  none: 'back',
  locked: 'lock',
  used: 'spend'
}

/** The transitions from `state`; none = it is final. */
export function transitionsFrom(state: OrderState): TransitionName[] {
  return (Object.keys(TRANSITIONS) as TransitionName[]).filter((name) => TRANSITIONS[name].from === state)
}

/** States in which an order counts towards a purchase limit. */
export const QUOTA_STATES = (Object.keys(HOLDINGS) as OrderState[]).filter((state) => HOLDINGS[state].quota)

/** States of unfinished orders: money or goods are still in transit. */
export const OPEN_STATES: readonly OrderState[] = ['unpaid', 'paid', 'refunding']
