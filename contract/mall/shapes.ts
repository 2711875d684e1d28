import { z } from 'zod'
import { fen, id, picture, richText, text } from '../common'

const mallPart = z.object({ categoryId: id, name: text(20), picture })

/** An upper-level category with its subcategories. */
export const mallCategory = mallPart.extend({ parts: z.array(mallPart) })

/** A banner that leads to a category. */
export const mallBanner = z.object({ categoryId: id, title: text(20), slogan: text(40), picture })

/** A product in a list. */
export const mallGoods = z.object({
  productId: id,
  name: text(60),
  subtitle: text(80),
  picture,
  /** Of the cheapest SKU; `fromPrice` if others cost more. */
  priceFen: fen,
  fromPrice: z.boolean(),
  listPriceFen: fen,
  /** For card holders; null if it is no lower. */
  cardPriceFen: fen.nullable(),
  sold: z.int(),
  inStock: z.boolean()
})

/** A variant of a product that can be bought. */
export const mallSku = z.object({
  skuId: id,
  /** One value of each axis, in their order. */
  choices: z.array(text(20)),
  picture,
  priceFen: fen,
  listPriceFen: fen,
  cardPriceFen: fen.nullable(),
  /** Available pieces, 99 at most; 0 = sold out. */
  left: z.int()
})

export const mallProduct = z.object({
  productId: id,
  name: text(60),
  subtitle: text(80),
  pictures: z.array(picture),
  detailHtml: richText,
  parameters: z.array(z.object({ name: text(20), value: text(60) })),
  axes: z.array(z.object({ name: text(20), values: z.array(text(20)) })),
  /** Combinations not listed here do not exist. */
  skus: z.array(mallSku),
  sold: z.int(),
  /** Days within which it can be returned without a reason; 0 = not returnable. */
  returnDays: z.int(),
  /** Purchase limit per member; 0 = not limited. */
  buyLimit: z.int(),
  /** Delivery is free from this total; null = never. */
  freeFromFen: fen.nullable(),
  freightName: text(20),
  /** The caller holds an active card: `cardPriceFen` is theirs. */
  cardHolder: z.boolean()
})
