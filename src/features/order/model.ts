import { ORDER_STAGE_LABELS, ORDER_TABS, type OrderStage, type OrderTab } from '@contract/order/stage'
import type { CashierKind, Data, GoodsLine, Order, OrderAction, OrderLine, OrderState } from '@contract/types'

export type { OrderStage, OrderTab } from '@contract/order/stage'
export type {
  CashierKind,
  GoodsKind,
  Order,
  OrderAction,
  OrderKind,
  OrderLine,
  OrderState,
  PayParameters,
  PlateOffer,
  PriceExplained,
  PrivilegeBrief
} from '@contract/types'

export type OrderDetail = Data<'orderDetail'>
export type OrderPreview = Data<'previewOrder'>
export type PayState = Data<'getPayState'>
export type OrderInList = Data<'orderList'>['list'][number]
/** A coupon of the member measured against a purchase. */
export type CouponChoice = Data<'getCardCouponList'>[number]
/** A coupon that the member could claim for a purchase. */
export type ClaimableCoupon = Data<'getClaimableCoupons'>[number]

/** Who referred the buyer (rule role.distributor): stored with the order. */
export interface Referral {
  readonly distributor?: string
  readonly account?: string
  readonly distributionActivityId?: string
  readonly labelId?: string
}

/** What somebody wants to buy. */
export interface OrderDraft extends GoodsLine {
  readonly kind: CashierKind
  /** For a plate: the card it goes on. */
  readonly memberCardId?: string | undefined
  readonly couponReceiveId?: string | undefined
  /** Of the terms that were ticked, where the goods have some. */
  readonly termsVersion?: string | undefined
}

const KINDS: readonly string[] = ['card', 'plate', 'product', 'lounge'] satisfies CashierKind[]
/**
 * What can be bought here; an order of a partner is begun on its site alone, one of goods to send at its
 * settlement.
 */
export const isCashierKind = (text: string | undefined): text is CashierKind => KINDS.includes(text ?? '')

/** 待付款 and 待发货 are each one stage; a refund is two, and also parts of other orders. */
const tabTitle = (tab: OrderTab): string =>
  tab === 'all' ? '全部' : tab === 'refund' ? '退款' : ORDER_STAGE_LABELS[tab]

/** The tabs of the order list. */
export const orderTabs = (): { key: OrderTab; title: string }[] =>
  ORDER_TABS.map((key) => ({ key, title: tabTitle(key) }))

export const isOrderTab = (text: string | undefined): text is OrderTab =>
  ORDER_TABS.some((tab) => tab === text)

type Tone = 'warn' | 'info' | 'ok' | 'quiet'

const TONES: Readonly<Partial<Record<OrderStage, Tone>>> = {
  unpaid: 'warn',
  preparing: 'info',
  toShip: 'info',
  toReceive: 'info',
  toUse: 'info',
  done: 'ok',
  refunding: 'info'
}

/** A stage as the list names it. */
export const stageTag = (stage: OrderStage): { text: string; tone: Tone } => ({
  text: ORDER_STAGE_LABELS[stage],
  tone: TONES[stage] ?? 'quiet'
})

const ACTION_LABELS: Readonly<Record<Exclude<OrderAction, 'viewPartner'>, string>> = {
  pay: '去支付',
  cancel: '取消订单',
  delete: '删除订单',
  buyAgain: '再次购买',
  viewCard: '查看会员卡',
  viewPlate: '去使用权益包',
  viewRecord: '查看权益',
  confirmReceipt: '确认收货',
  viewParcels: '查看物流',
  afterSale: '申请售后',
  viewAfterSale: '退款详情',
  viewTicket: '查看门票',
  viewLounge: '出示会员码'
}

/** About money that goes back: a row of the order's page, no button. */
const ASIDE: readonly OrderAction[] = ['afterSale', 'viewAfterSale']

/** Rarely wanted, and easily tapped by mistake: behind 更多. */
const RARE: readonly OrderAction[] = ['delete']

/** What the buttons below an order do: those that are seen, and those behind 更多. */
export function buttonActions(actions: readonly OrderAction[]) {
  const buttons = actions.filter((action) => !ASIDE.includes(action))
  return {
    shown: buttons.filter((action) => !RARE.includes(action)),
    more: buttons.filter((action) => RARE.includes(action))
  }
}

/**
 * What the button of an action says; `partnerName` = the partner of the order, where it is one's. 到, not 去: a
 * partner's name may begin with 去.
 */
export const actionText = (action: OrderAction, partnerName: string | null): string =>
  action === 'viewPartner' ? `到${partnerName ?? '合作方'}查看` : ACTION_LABELS[action]

/** The money has arrived, whether or not the goods have been delivered. */
export const isPaid = (state: OrderState): boolean => state === 'paid' || state === 'fulfilled'

/** The state may still change by itself within seconds. */
export const isUnsettled = (state: OrderState | undefined): boolean =>
  state === undefined || state === 'unpaid' || state === 'paid'

/** The order can no longer be paid, or is being refunded. */
export const isOver = (state: OrderState): boolean => state !== 'unpaid' && !isPaid(state)

/** The price of one piece as its buyer pays it: a holder's card price, fen. */
export const priceOfOne = ({
  unitFen,
  quantity,
  cardOffFen = 0
}: Pick<OrderLine, 'unitFen' | 'quantity' | 'cardOffFen'>): number => unitFen - cardOffFen / quantity

/** What of an order Amounts shows; freight only where something is sent. */
export const amountsOf = ({ kind, lines, totalFen, discountFen, freightFen = 0, payFen }: Order) => ({
  totalFen,
  discountFen,
  cardOffFen: lines.reduce((sum, { cardOffFen = 0 }) => sum + cardOffFen, 0),
  pointsOffFen: lines.reduce((sum, { pointsOffFen = 0 }) => sum + pointsOffFen, 0),
  freightFen: kind === 'sku' ? freightFen : undefined,
  payFen
})
