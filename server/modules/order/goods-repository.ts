import type { GoodsKind } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement, type Statement } from '../../db/statement'

/** Goods as they are sold now. */
export interface GoodsRow {
  readonly itemId: string
  readonly name: string
  readonly picture: string
  readonly unitFen: number
  /** null = not limited. */
  readonly stock: number | null
  readonly onSale: boolean
  /** 0 = not limited. */
  readonly buyLimit: number
  readonly channelCodes: string[]
}

/** Which table holds the goods of a kind: the only place that knows. */
export const GOODS_TABLE: Readonly<Record<GoodsKind, string>> = {
  card: 'card_products',
  plate: 'plates',
  product: 'products'
}

const PICTURE: Readonly<Record<GoodsKind, string>> = {
  card: `'/assets/catalogue/cards/' || face || '.webp'`,
  plate: 'picture',
  product: 'picture'
}

const byKind = {
  card: goodsStatement('card'),
  plate: goodsStatement('plate'),
  product: goodsStatement('product')
}

function goodsStatement(kind: GoodsKind): Statement<GoodsRow> {
  return statement<GoodsRow>(
    `goods-${kind}`,
    `select id as "itemId", name, ${PICTURE[kind]} as picture, price_fen as "unitFen", stock, on_sale as "onSale",
       ${kind === 'plate' ? 'buy_limit' : '0'} as "buyLimit", channel_codes as "channelCodes"
     from ${GOODS_TABLE[kind]} where id = $1`
  )
}

/** One of the goods on offer, on sale or not. */
export async function findGoods(kind: GoodsKind, itemId: string, db: Queryable): Promise<GoodsRow | null> {
  const [row] = await byKind[kind]([itemId], db)
  return row ?? null
}
