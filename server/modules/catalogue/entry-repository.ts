/** What is sold, for staff: lists by kind, and one entry. Kinds other than products of the mall are few: all are in memory as well. */
import type { ListedKind } from '@contract/console/catalogue/schema'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { keyset, limitOf, type Keyset, type Page, type Positioned } from '../../db/keyset'
import { statement, type Statement } from '../../db/statement'
import { searchVariants } from '../../lib/search-grams'
import { LISTED, PRICED, type ListedSource } from './entry-kinds'

/** An entry of a list. */
export interface EntryRow {
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly note: string
  readonly priceFen: number | null
  readonly listPriceFen: number | null
  readonly cardPriceFen: number | null
  readonly weekendFen: number | null
  readonly stock: number | null
  readonly onSale: boolean | null
  readonly sold: number | null
  readonly channels: string[]
}

type SmallKind = Exclude<ListedKind, 'mall-products'>

const IN_SHOP_ORDER = keyset({ by: 'g.sort', type: 'int' }, { by: 'g.id', type: 'text' })
/** Tickets of a sight stand together. */
const BY_SIGHT = keyset(
  { by: 's.hot', type: 'int', desc: true },
  { by: 's.id', type: 'text' },
  { by: 'g.sort', type: 'int' },
  { by: 'g.id', type: 'text' }
)
const MAX_POPULAR = keyset({ by: 'g.hot', type: 'int', desc: true }, { by: 'g.id', type: 'text' })

const ORDERS: Readonly<Record<SmallKind, Keyset>> = {
  cards: IN_SHOP_ORDER,
  plates: IN_SHOP_ORDER,
  products: IN_SHOP_ORDER,
  'ticket-kinds': BY_SIGHT,
  'lounge-plans': IN_SHOP_ORDER,
  privileges: MAX_POPULAR
}

const SMALL_KINDS = Object.keys(LISTED) as SmallKind[]

const isTicket = (kind: SmallKind) => kind === 'ticket-kinds'

function columnsOf(kind: SmallKind, { name, picture, note, isSold, stock }: ListedSource): string {
  const ifSold = (column: string, type = 'int') => (isSold ? `g.${column}` : `null::${type}`)
  return `g.id as "itemId", ${name} as name, ${picture} as picture, ${note} as note, ${ifSold('price_fen')} as "priceFen",
    ${ifSold('list_price_fen')} as "listPriceFen", null::int as "cardPriceFen",
    ${isTicket(kind) ? 'g.weekend_fen' : 'null::int'} as "weekendFen", ${stock} as stock,
    ${ifSold('on_sale', 'boolean')} as "onSale", ${isTicket(kind) ? 'null::int' : ifSold('sold')} as sold,
    g.channel_codes as channels`
}

const perKind = <T>(make: (kind: SmallKind, source: ListedSource) => T) =>
  Object.fromEntries(SMALL_KINDS.map((kind) => [kind, make(kind, LISTED[kind])])) as Record<SmallKind, T>

const lists: Readonly<Record<SmallKind, Statement<EntryRow & Positioned>>> = perKind((kind, source) =>
  statement(
    `entries-of-${kind}`,
    `select ${columnsOf(kind, source)}, ${ORDERS[kind].column} from ${source.from}
     where ${ORDERS[kind].after('$1')} and ($3 = '' or strpos(lower(${source.name}), $3) > 0 or strpos(lower(g.id), $3) > 0)
     order by ${ORDERS[kind].order} limit $2`
  )
)

const ones: Readonly<Record<SmallKind, Statement<EntryRow>>> = perKind((kind, source) =>
  statement(`entry-of-${kind}`, `select ${columnsOf(kind, source)} from ${source.from} where g.id = $1`)
)

const MALL_COLUMNS = `g.id as "itemId", g.name, coalesce(g.pictures[1], '') as picture, c.name as note, g.price_fen as "priceFen",
  null::int as "listPriceFen", g.card_price_fen as "cardPriceFen", null::int as "weekendFen",
  (select least(coalesce(sum(k.stock), 0), 2147483647)::int from mall_skus k where k.product_id = g.id and k.on_sale) as stock,
  g.on_sale as "onSale", g.sold, g.channel_codes as channels`
const MALL_FROM = 'mall_products g join mall_categories c on c.id = g.category_id'

const mallList = statement<EntryRow & Positioned>(
  'entries-of-mall',
  `select ${MALL_COLUMNS}, ${IN_SHOP_ORDER.column} from ${MALL_FROM} where ${IN_SHOP_ORDER.after('$1')}
   order by ${IN_SHOP_ORDER.order} limit $2`
)
const mallOne = statement<EntryRow>(
  'entry-of-mall',
  `select ${MALL_COLUMNS} from ${MALL_FROM} where g.id = $1`
)
const productOfSku = statement<{ productId: string }>(
  'entry-product-of-sku',
  `select product_id as "productId" from mall_skus where id = $1`
)

interface Wanted {
  readonly kind: ListedKind
  readonly text: string
  readonly cursor: string | undefined
  readonly pageSize: number
}

/** A page of a kind, in the order of the shop; `text`: only what has it in name or id. */
export async function pageOfEntries(
  { kind, text, cursor, pageSize }: Wanted,
  db: Queryable
): Promise<Page<EntryRow>> {
  if (kind === 'mall-products') return pageOfMall(text, cursor, pageSize, db)
  const order = ORDERS[kind]
  const rows = await lists[kind]([order.start(cursor), limitOf(pageSize), text.toLowerCase()], db)
  return order.page(rows, pageSize)
}

/** One entry; undefined if there is none. */
export async function findEntry(
  kind: ListedKind,
  itemId: string,
  db: Queryable
): Promise<EntryRow | undefined> {
  return (await (kind === 'mall-products' ? mallOne : ones[kind])([itemId], db))[0]
}

async function pageOfMall(
  text: string,
  cursor: string | undefined,
  pageSize: number,
  db: Queryable
): Promise<Page<EntryRow>> {
  const start = IN_SHOP_ORDER.start(cursor)
  const limit = limitOf(pageSize)
  if (text === '') return IN_SHOP_ORDER.page(await mallList([start, limit], db), pageSize)
  const named = await mallNamed(text, db)
  if (named) return { rows: [named], next: null }
  const { exact } = searchVariants(text)
  if (exact.length === 0) return { rows: [], next: null }
  const { rows } = await db.execute<EntryRow & Positioned & Record<string, unknown>>(sql`
    select ${sql.raw(MALL_COLUMNS)}, ${IN_SHOP_ORDER.columnSql} from ${sql.raw(MALL_FROM)}
    where (${sql.join(exact.map(hasAll), sql` or `)}) and ${IN_SHOP_ORDER.afterSql(start)}
    order by ${IN_SHOP_ORDER.orderSql} limit ${limit}`)
  return IN_SHOP_ORDER.page<EntryRow>(rows, pageSize)
}

const hasAll = (way: readonly string[]): SQL => sql`g.grams @> ${sql.param([...way])}::text[]`

/** The product with this id, or with a SKU of this id. */
async function mallNamed(id: string, db: Queryable): Promise<EntryRow | undefined> {
  const [found] = await mallOne([id], db)
  if (found) return found
  const [sku] = await productOfSku([id], db)
  return sku && (await mallOne([sku.productId], db))[0]
}

/** A SKU as staff see it, on sale or not. */
export interface SkuEntry extends Omit<EntryRow, 'note' | 'weekendFen' | 'channels'> {
  readonly choices: string[]
}

const skus = statement<SkuEntry>(
  'entry-skus',
  `select id as "itemId", name, choices, picture, price_fen as "priceFen", list_price_fen as "listPriceFen",
     card_price_fen as "cardPriceFen", stock, on_sale as "onSale", sold
   from ${PRICED['mall-skus'].table} where product_id = $1 order by id limit 200`
)

/** The SKUs of a product. */
export const skusOfProduct = (productId: string, db: Queryable): Promise<SkuEntry[]> => skus([productId], db)

/** A day of a ticket. */
export interface TicketDayEntry {
  readonly itemId: string
  readonly day: string
  readonly priceFen: number
  readonly stock: number | null
  readonly sold: number
  readonly onSale: boolean
}

const days = statement<TicketDayEntry>(
  'entry-ticket-days',
  `select id as "itemId", to_char(day, 'YYYY-MM-DD') as day, price_fen as "priceFen", stock, sold, on_sale as "onSale"
   from ticket_days where kind_id = $1 and day >= $2::date order by day limit 60`
)

/** Days of a kind of ticket from `today` on. */
export const daysOfTicket = (kindId: string, today: string, db: Queryable): Promise<TicketDayEntry[]> =>
  days([kindId, today], db)
