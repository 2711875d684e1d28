import type { ListedKind } from '@contract/console/catalogue/schema'

/** Kinds of what is sold, in the order in which they are shown. */
export const ENTRY_KIND_LABELS: Readonly<Record<ListedKind, string>> = {
  'mall-products': '商城商品',
  cards: '会员卡',
  plates: '权益包',
  products: '权益商品',
  'ticket-kinds': '景区门票',
  'lounge-plans': '贵宾厅',
  privileges: '权益'
}

/** Prices by their property. */
export const PRICE_LABELS = {
  priceFen: '售价',
  listPriceFen: '划线价',
  cardPriceFen: '持卡价',
  weekendFen: '周末价'
} as const

/** Settings of a banner by their property in the audit trail. */
export const BANNER_LABELS = {
  alt: '标题',
  link: '链接',
  off: '隐藏',
  from: '开始',
  until: '结束'
} as const
