import { z } from 'zod'
import { day, fen, id, MAX_ORDER_FEN, oneLine, picture, text, typedLine } from '../../common'
import type { EndpointSchema } from '../../schema'
import { acted, consolePage, consolePaging, reason } from '../common'
import { staffAct } from '../staff/schema'
import type { consoleCatalogueEndpoints } from './endpoints'
import { BANNER_LINK, MAX_BANNERS, MAX_BANNER_TITLE, MAX_STOCK_CHANGE } from './limits'

/** Kinds of what is sold, by the names of the catalogue's files. */
const listedKind = z.enum([
  'mall-products',
  'cards',
  'plates',
  'products',
  'ticket-kinds',
  'lounge-plans',
  'privileges'
])
/** Those with a price of their own. */
const pricedKind = z.enum(['mall-skus', 'cards', 'plates', 'products', 'ticket-kinds', 'lounge-plans'])
/** Those that can be taken off sale. */
const saleKind = z.enum([...pricedKind.options, 'mall-products'])
/** Those with pieces that are counted; of tickets, their days. */
const stockKind = z.enum([
  'mall-skus',
  'cards',
  'plates',
  'products',
  'lounge-plans',
  'privileges',
  'ticket-days'
])

/** An id of the catalogue; a day of a ticket has a longer one. */
const entryId = z.string().regex(/^[\w-]{1,80}$/, '编号不正确')

const price = z.int('价格不正确').min(1, '价格必须大于 0').max(MAX_ORDER_FEN, '价格不能超过 100 万元')

/** All prices of an entry, fen; `null` or omitted: it has none of this kind. */
const prices = z.object({
  priceFen: price,
  listPriceFen: price,
  /** For card holders. */
  cardPriceFen: price.nullish(),
  /** On Saturdays and Sundays. */
  weekendFen: price.nullish()
})

const newPrices = prices
  .refine(({ priceFen, listPriceFen }) => listPriceFen >= priceFen, '划线价不能低于售价')
  .refine(({ priceFen, cardPriceFen }) => (cardPriceFen ?? 0) <= priceFen, '持卡价不能高于售价')

const count = z.int()

const sold = {
  itemId: entryId,
  name: text(120),
  picture,
  priceFen: fen.nullable(),
  listPriceFen: fen.nullable(),
  /** null = not limited; of a ticket: how many a day. */
  stock: count.nullable(),
  /** null where it is not sold by itself. */
  onSale: z.boolean().nullable(),
  sold: count.nullable()
}

/** What a list shows. A product of the mall: the lowest price, and all pieces of its SKUs that are on sale. */
const entryBrief = z.object({
  kind: listedKind,
  ...sold,
  /** Where it belongs: a category, a brand, a level. */
  note: text(120),
  /** Channels that have it; empty = all. */
  channels: z.array(text(20))
})

const sku = z.object({ ...sold, choices: z.array(text(20)), cardPriceFen: fen.nullable() })

const ticketDay = z.object({
  itemId: entryId,
  day,
  priceFen: fen,
  stock: count.nullable(),
  sold: count,
  onSale: z.boolean()
})

const entry = entryBrief.extend({
  cardPriceFen: fen.nullable(),
  weekendFen: fen.nullable()
})

const bannerSettings = {
  bannerId: id,
  title: typedLine(MAX_BANNER_TITLE, '请填写标题'),
  link: oneLine(200).regex(
    BANNER_LINK,
    '链接须为小程序页面路径，例如 pages/cardDetail/index?cardId=main-year'
  ),
  /** Taken off by hand. */
  off: z.boolean(),
  /** First and last day in China; null = no limit. */
  from: day.nullable(),
  until: day.nullable()
}

const about = { itemId: entryId, reason }
const refusals = {
  '404': 'there is no such entry',
  '907': 'it has been changed meanwhile, or cannot be changed so'
}

export const consoleCatalogueSchemas = {
  catalogue: {
    summary: 'What is sold, of one kind, in the order of the shop; `text` is a part of its name, or an id',
    input: z.object({
      ...consolePaging,
      kind: listedKind.default('mall-products'),
      text: typedLine(40).optional()
    }),
    data: consolePage(entryBrief)
  },
  catalogueEntry: {
    summary: 'One of it: prices, stock, SKUs or days of tickets, and what staff changed, latest first',
    input: z.object({ kind: listedKind, itemId: entryId }),
    data: z.object({ entry, skus: z.array(sku), days: z.array(ticketDay), changes: z.array(staffAct) }),
    codes: { '404': 'there is no such entry' }
  },
  homeBanners: {
    summary: 'The banners of a channel’s home, in their order, and what staff changed, latest first',
    input: z.object({ channel: id.default('main') }),
    data: z.object({
      channel: text(20),
      /** Of what was read: a change says what it has seen. */
      revision: text(40),
      banners: z.array(
        z.object({
          ...bannerSettings,
          title: text(60),
          link: text(200),
          picture,
          /** Names of the cities whose home shows it; empty = all. */
          cities: z.array(text(20)),
          /** Whether members see it today. */
          isShown: z.boolean()
        })
      ),
      changes: z.array(staffAct)
    }),
    codes: { '404': 'there is no such channel' }
  },
  setPrices: {
    summary: 'Set its prices, at once for whoever has not ordered yet; orders keep theirs',
    input: z.object({
      kind: pricedKind,
      ...about,
      prices: newPrices,
      /** The prices that were seen: others are not overwritten. */
      seen: z.object({
        priceFen: fen,
        listPriceFen: fen,
        cardPriceFen: fen.nullish(),
        weekendFen: fen.nullish()
      }),
      /** Needed for a change by more than half. */
      confirmed: z.boolean().default(false)
    }),
    data: acted,
    codes: refusals
  },
  changeStock: {
    summary: 'Add pieces, or take some: whatever is sold meanwhile stays sold',
    input: z.object({
      kind: stockKind,
      ...about,
      by: z
        .int('数量不正确')
        .min(-MAX_STOCK_CHANGE, '一次最多减少 100 万件')
        .max(MAX_STOCK_CHANGE, '一次最多增加 100 万件')
        .refine((pieces) => pieces !== 0, '请填写增减的数量')
    }),
    data: acted,
    codes: refusals
  },
  setOnSale: {
    summary: 'Put it on sale, or take it off; orders stay',
    input: z.object({ kind: saleKind, ...about, onSale: z.boolean() }),
    data: acted,
    codes: refusals
  },
  setBanners: {
    summary: 'Set order, titles, links and days of the banners of a channel’s home; new ones come by files',
    input: z.object({
      channel: id,
      revision: text(40),
      banners: z
        .array(
          z
            .object(bannerSettings)
            .refine(
              ({ from, until }) => from === null || until === null || from <= until,
              '结束日期不能早于开始日期'
            )
        )
        .max(MAX_BANNERS),
      reason
    }),
    data: acted,
    codes: refusals
  }
} as const satisfies Record<keyof typeof consoleCatalogueEndpoints, EndpointSchema>

export type ListedKind = z.output<typeof listedKind>
export type PricedKind = z.output<typeof pricedKind>
export type SaleKind = z.output<typeof saleKind>
export type StockKind = z.output<typeof stockKind>
