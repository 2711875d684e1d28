/**
 * How far an order is, in the buyer's words: the one vocabulary of lists, tabs, details, the assistant and the data export. Derived
 * from its state and from what became of its goods; `preparing` = paid, and being delivered by the system.
 */
export const ORDER_STAGES = [
  'unpaid',
  'preparing',
  'toShip',
  'toReceive',
  'toUse',
  'done',
  'cancelled',
  'closed',
  'refunding',
  'refunded'
] as const

export type OrderStage = (typeof ORDER_STAGES)[number]

export const ORDER_STAGE_LABELS: Readonly<Record<OrderStage, string>> = {
  unpaid: '待付款',
  preparing: '办理中',
  toShip: '待发货',
  toReceive: '待收货',
  toUse: '待使用',
  done: '已完成',
  cancelled: '已取消',
  closed: '已关闭',
  refunding: '退款中',
  refunded: '已退款'
}

/** The tabs of the order list. `refund` also holds orders of which a part is being refunded, or was. */
export const ORDER_TABS = ['all', 'unpaid', 'toShip', 'toReceive', 'toUse', 'done', 'refund'] as const

export type OrderTab = (typeof ORDER_TABS)[number]

/** The stages in each tab but `all`; goods that are being delivered will be ready for use. */
export const STAGES_OF_TAB: Readonly<Record<Exclude<OrderTab, 'all'>, readonly OrderStage[]>> = {
  unpaid: ['unpaid'],
  toShip: ['toShip'],
  toReceive: ['toReceive'],
  toUse: ['preparing', 'toUse'],
  done: ['done'],
  refund: ['refunding', 'refunded']
}
