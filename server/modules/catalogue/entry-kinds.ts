/** How each kind of what is sold is stored: all that differs between them for whoever lists or changes it. */
import type { ListedKind, PricedKind, SaleKind, StockKind } from '@contract/console/catalogue/schema'

/** Tables of entries with prices, and the columns that only some have. */
export const PRICED: Readonly<
  Record<PricedKind, { readonly table: string; readonly cardPrice?: true; readonly weekend?: true }>
> = {
  'mall-skus': { table: 'mall_skus', cardPrice: true },
  cards: { table: 'card_products' },
  plates: { table: 'plates' },
  products: { table: 'products' },
  'ticket-kinds': { table: 'ticket_kinds', weekend: true },
  'lounge-plans': { table: 'lounge_plans' }
}

export const ON_SALE: Readonly<Record<SaleKind, string>> = {
  'mall-skus': 'mall_skus',
  'mall-products': 'mall_products',
  cards: 'card_products',
  plates: 'plates',
  products: 'products',
  'ticket-kinds': 'ticket_kinds',
  'lounge-plans': 'lounge_plans'
}

export const STOCKED: Readonly<Record<StockKind, string>> = {
  'mall-skus': 'mall_skus',
  cards: 'card_products',
  plates: 'plates',
  products: 'products',
  'lounge-plans': 'lounge_plans',
  privileges: 'privileges',
  'ticket-days': 'ticket_days'
}

/** Kinds that have no file: their changes are in the audit trail alone. */
export const WITHOUT_FILE: ReadonlySet<StockKind> = new Set(['ticket-days'])

/** What is selected of an entry `g`, and how its list is sorted. */
export interface ListedSource {
  readonly from: string
  readonly name: string
  readonly picture: string
  readonly note: string
  /** `price_fen`, `list_price_fen` and `sold` are there. */
  readonly isSold: boolean
  readonly stock: string
}

const GOODS = { name: 'g.name', picture: 'g.picture', note: 'g.subtitle', isSold: true, stock: 'g.stock' }

/** Products of the mall, which are many and searched by index, have statements of their own. */
export const LISTED: Readonly<Record<Exclude<ListedKind, 'mall-products'>, ListedSource>> = {
  cards: {
    ...GOODS,
    from: 'card_products g',
    note: 'g.level',
    picture: `'/assets/catalogue/cards/' || g.face || '.webp'`
  },
  plates: { ...GOODS, from: 'plates g' },
  products: { ...GOODS, from: 'products g' },
  'ticket-kinds': {
    ...GOODS,
    from: 'ticket_kinds g join sights s on s.id = g.sight_id',
    name: `s.name || ' ' || g.name`,
    picture: `coalesce(s.pictures[1], '')`,
    note: 'g.audience',
    stock: 'g.daily_stock'
  },
  'lounge-plans': { ...GOODS, from: 'lounge_plans g' },
  privileges: {
    ...GOODS,
    from: 'privileges g join brands b on b.id = g.brand_id',
    note: 'b.name',
    isSold: false
  }
}
