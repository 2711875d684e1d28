/** SQL of the items of WeChat's virtual payment: what is to be made, and what was released. */
import type { Queryable } from '../../db/client'
import { command, statement, type Statement } from '../../db/statement'
import { VIRTUAL_KINDS, virtualProductId, type VirtualKind } from '../../domain/virtual-goods'
import { PICTURE } from './goods-repository'
import { namesOf, STOCK_SOURCES } from './stock-sources-repository'

/** Goods on sale at their price. */
export interface SellableGoods {
  readonly kind: VirtualKind
  readonly itemId: string
  readonly name: string
  /** Address of its picture, on our server or elsewhere. */
  readonly picture: string
  readonly priceFen: number
  readonly productId: string
}

const published = statement<{ published: boolean }>(
  'is-virtual-goods-published',
  `select exists (select 1 from virtual_goods where env = any($1) and product_id = $2 and published_at is not null) as published`
)

/** Whether an item was released, so that it can be bought; null = in any environment. */
export const isPublished = async (productId: string, env: 0 | 1 | null, db: Queryable): Promise<boolean> =>
  (await published([env === null ? [0, 1] : [env], productId], db))[0]?.published ?? false

const known = statement<{ productId: string; publishedAt: Date | null }>(
  'virtual-goods',
  `select product_id as "productId", published_at as "publishedAt" from virtual_goods where env = $1 and product_id = any($2)`
)

/** Of these items those that were made, with when they were released. */
export async function publishedGoods(
  env: 0 | 1,
  productIds: readonly string[],
  db: Queryable
): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await known([env, productIds], db)
  return new Map(rows.map(({ productId, publishedAt }) => [productId, publishedAt]))
}

const uploaded = command(
  'virtual-goods-uploaded',
  `insert into virtual_goods (env, product_id, kind, item_id, price_fen, uploaded_at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing`
)

/** An item was made at WeChat. */
export async function storeUploaded(
  env: 0 | 1,
  { productId, kind, itemId, priceFen }: SellableGoods,
  now: Date,
  db: Queryable
): Promise<void> {
  await uploaded([env, productId, kind, itemId, priceFen, now], db)
}

const released = command(
  'virtual-goods-published',
  `update virtual_goods set published_at = $3 where env = $1 and product_id = $2 and published_at is null`
)

/** An item was released at WeChat. */
export async function storePublished(env: 0 | 1, productId: string, now: Date, db: Queryable): Promise<void> {
  await released([env, productId, now], db)
}

const onSale: Readonly<Record<VirtualKind, Statement<Omit<SellableGoods, 'kind' | 'productId'>>>> = {
  card: sellable('card'),
  plate: sellable('plate'),
  product: sellable('product'),
  lounge: sellable('lounge')
}

function sellable(kind: VirtualKind) {
  const source = STOCK_SOURCES.find((one) => one.kind === kind)
  if (!source) throw new Error(`No stock is known for ${kind}`)
  const { table, id, priceFen, onSale: sold } = namesOf(source)
  return statement<Omit<SellableGoods, 'kind' | 'productId'>>(
    `sellable-${kind}`,
    `select ${id} as "itemId", name, ${PICTURE[kind]} as picture, ${priceFen} as "priceFen" from ${table}
     where ${sold} and ${priceFen} > 0 order by ${id}`
  )
}

/** Goods of these kinds that are on sale and cost something, as items; in the order of their kinds and ids. */
export async function sellableVirtualGoods(
  kinds: readonly VirtualKind[],
  db: Queryable
): Promise<SellableGoods[]> {
  const all: SellableGoods[] = []
  for (const kind of VIRTUAL_KINDS.filter((one) => kinds.includes(one))) {
    for (const goods of await onSale[kind]([], db))
      all.push({ ...goods, kind, productId: virtualProductId(kind, goods.itemId, goods.priceFen) })
  }
  return all
}
