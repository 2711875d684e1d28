import type { GoodsKind, GoodsLine } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { ReturnTerms } from '../../db/schema/order'
import { statement, type Statement } from '../../db/statement'
import { hasEnded } from './holds'
import { namesOf, STOCK_SOURCES } from './stock-sources-repository'

/** Goods as currently sold. */
export interface GoodsRow {
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly unitFen: number
  /** null = unlimited. */
  readonly stock: number | null
  readonly onSale: boolean
  /** Pieces that a member may buy; 0 = unlimited. */
  readonly buyLimit: number
  /** What the limit applies to: a product with all its SKUs, or the goods themselves. */
  readonly limitId: string
  /** The ids of its product and categories: a coupon may refer to any of them. */
  readonly within: string[]
  /** For holders of an active card; null = the same as for everybody. Fen. */
  readonly cardPriceFen: number | null
  readonly channelCodes: string[]
  /** Channels of the product that it belongs to; empty = all. */
  readonly productCodes: string[]
  /** Return terms for orders placed now. */
  readonly returnTerms: ReturnTerms
}

/** SQL of the picture of each kind. */
export const PICTURE: Readonly<Record<GoodsKind, string>> = {
  card: `'/assets/catalogue/cards/' || face || '.webp'`,
  plate: 'picture',
  product: 'picture',
  sku: 'picture',
  ticket: 'picture',
  lounge: 'picture'
}

/** Whether it is on sale, in the terms of its table; with conditions beyond its own row. */
const ALSO_ON_SALE: Readonly<Record<GoodsKind, string>> = {
  card: '',
  plate: '',
  product: '',
  sku: ' and of_product.is_sold',
  ticket: '',
  lounge: ''
}

/** What else is read of each: of a SKU its product, once for all columns that need it. */
const ALSO_READ: Readonly<Record<GoodsKind, string>> = {
  card: '',
  plate: '',
  product: '',
  sku: `cross join lateral (
       select p.on_sale as is_sold, p.buy_limit as most, p.return_days as days_to_return, p.channel_codes as codes,
         array_remove(array[p.id, p.category_id, c.parent_id], null) as ids
       from mall_products p join mall_categories c on c.id = p.category_id where p.id = product_id) of_product`,
  ticket: '',
  lounge: ''
}

/** SQL of terms that consist only of a rule. */
const rule = (name: Exclude<ReturnTerms['rule'], 'days'>) => `'{"rule":"${name}"}'::jsonb`

/** Columns that only some kinds have. */
const OWN = {
  buyLimit: {
    card: '0',
    plate: 'buy_limit',
    product: '0',
    sku: 'of_product.most',
    ticket: '0',
    lounge: '0'
  },
  limitId: { card: 'id', plate: 'id', product: 'id', sku: 'product_id', ticket: 'id', lounge: 'id' },
  within: {
    card: `'{}'::text[]`,
    plate: `'{}'::text[]`,
    product: `'{}'::text[]`,
    sku: 'of_product.ids',
    ticket: `'{}'::text[]`,
    lounge: `'{}'::text[]`
  },
  cardPriceFen: {
    card: 'null::int',
    plate: 'null::int',
    product: 'null::int',
    sku: 'card_price_fen',
    ticket: 'null::int',
    lounge: 'null::int'
  },
  productCodes: {
    card: `'{}'::text[]`,
    plate: `'{}'::text[]`,
    product: `'{}'::text[]`,
    sku: 'of_product.codes',
    ticket: `'{}'::text[]`,
    lounge: `'{}'::text[]`
  },
  returnTerms: {
    card: rule('unused'),
    plate: rule('unused'),
    product: rule('unused'),
    sku: `jsonb_build_object('rule', 'days', 'days', of_product.days_to_return)`,
    ticket: rule('visitors'),
    lounge: rule('unused')
  }
} as const satisfies Readonly<Record<string, Readonly<Record<GoodsKind, string>>>>

const byKind: Readonly<Record<GoodsKind, Statement<GoodsRow>>> = {
  card: goodsStatement('card'),
  plate: goodsStatement('plate'),
  product: goodsStatement('product'),
  sku: goodsStatement('sku'),
  ticket: goodsStatement('ticket'),
  lounge: goodsStatement('lounge')
}

/** Stock that unpaid orders no longer hold counts as available: ordering it makes way (holds.ts). */
function goodsStatement(kind: GoodsKind): Statement<GoodsRow> {
  const source = STOCK_SOURCES.find((one) => one.kind === kind)
  if (!source) throw new Error(`No stock is known for ${kind}`)
  const { table, id, stock, priceFen, onSale } = namesOf(source)
  return statement<GoodsRow>(
    `goods-${kind}`,
    `select ${id} as "itemId", name, ${PICTURE[kind]} as picture, ${priceFen} as "unitFen",
       ${stock} + case when ${stock} >= asked_pieces then 0 else (
         select coalesce(sum(l.quantity), 0)::int from orders o join order_lines l on l.order_no = o.order_no
         where ${hasEnded('$3')} and l.kind = '${kind}' and l.item_id = asked_id) end as stock,
       ${onSale}${ALSO_ON_SALE[kind]} as "onSale", ${OWN.buyLimit[kind]} as "buyLimit", ${OWN.limitId[kind]} as "limitId",
       ${OWN.cardPriceFen[kind]} as "cardPriceFen", channel_codes as "channelCodes",
       ${OWN.within[kind]} as within, ${OWN.productCodes[kind]} as "productCodes", ${OWN.returnTerms[kind]} as "returnTerms"
     from unnest($1::text[], $2::int[]) as asked(asked_id, asked_pieces) join ${table} on ${id} = asked_id ${ALSO_READ[kind]}`
  )
}

/** Goods by id, on sale or not. */
export async function findGoods(wanted: GoodsLine, now: Date, db: Queryable): Promise<GoodsRow | null> {
  const [row] = await findAllGoods([wanted], now, db)
  return row ?? null
}

/** The goods of each of these lines, on sale or not; null if there are none. One statement for each kind. */
export async function findAllGoods(
  wanted: readonly GoodsLine[],
  now: Date,
  db: Queryable
): Promise<(GoodsRow | null)[]> {
  const pieces = new Map<GoodsKind, Map<string, number>>()
  for (const { kind, itemId, quantity } of wanted) {
    const ofKind = pieces.get(kind) ?? new Map<string, number>()
    pieces.set(kind, ofKind.set(itemId, (ofKind.get(itemId) ?? 0) + quantity))
  }
  const found = new Map<string, GoodsRow>()
  for (const [kind, ofKind] of pieces) {
    const rows = await byKind[kind]([[...ofKind.keys()], [...ofKind.values()], now], db)
    for (const row of rows) found.set(`${kind}|${row.itemId}`, row)
  }
  return wanted.map(({ kind, itemId }) => found.get(`${kind}|${itemId}`) ?? null)
}
