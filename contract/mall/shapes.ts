import { z } from 'zod'
import { fen, id, picture, richText, text } from '../common'

const mallPart = z.object({ categoryId: id, name: text(20), picture })

/** A category of the upper level with those below it. */
export const mallCategory = mallPart.extend({ parts: z.array(mallPart) })

/** A way into a category, told with a picture. */
export const mallBanner = z.object({ categoryId: id, title: text(20), slogan: text(40), picture })

/** A product in a list. */
export const mallGoods = z.object({
  productId: id,
  name: text(60),
  subtitle: text(80),
  picture,
  /** Of the cheapest of its SKUs; `fromPrice` where others cost more. */
  priceFen: fen,
  fromPrice: z.boolean(),
  listPriceFen: fen,
  /** For holders of a card; null where it is no lower. */
  cardPriceFen: fen.nullable(),
  sold: z.int(),
  inStock: z.boolean()
})

/** A kind of a product that can be bought. */
export const mallSku = z.object({
  skuId: id,
  /** One value of each axis, in their order. */
  choices: z.array(text(20)),
  picture,
  priceFen: fen,
  listPriceFen: fen,
  cardPriceFen: fen.nullable(),
  /** Pieces that can be had, 99 at most; 0 = sold out. */
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
  /** What is not here is not made. */
  skus: z.array(mallSku),
  sold: z.int(),
  /** Days within which it can be sent back without a reason; 0 = it cannot. */
  returnDays: z.int(),
  /** Pieces that a member may buy; 0 = not limited. */
  buyLimit: z.int(),
  /** From this sum on it is sent for nothing; null = never. */
  freeFromFen: fen.nullable(),
  freightName: text(20),
  /** The caller holds an active card: `cardPriceFen` is theirs. */
  cardHolder: z.boolean()
})
