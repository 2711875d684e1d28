import { fen, id, text } from '@contract/common'
import { z } from 'zod'
import { freightRules, freightTemplates, mallCategories, mallProducts, mallSkus } from '../schema/mall'
import { entity, type Entity, type Values } from './entity'
import { placed, priced, type Problem } from './entity-rules'
import { isProvinceOrCity } from './places'
import { refsTo } from './refs'

/** An area of China by its code: a province or a city. */
const areaCode = z.string().regex(/^\d{6}$/, 'An area is six digits: 310000')

const freightRule = z.strictObject({
  areaCodes: z.array(areaCode),
  delivers: z.boolean(),
  firstUnits: z.int().min(1),
  firstFen: fen,
  moreUnits: z.int().min(1),
  moreFen: fen,
  days: z.int().min(1)
})

/** Card holders do not pay more. */
const cardPriced = ({ priceFen, cardPriceFen }: Values): readonly Problem[] =>
  typeof cardPriceFen === 'number' && typeof priceFen === 'number' && cardPriceFen > priceFen
    ? [['cardPriceFen', 'Holders of a card would pay more']]
    : []

/** Each area exists and has one rule, and so does the rest of the country. */
function freightAreas(rules: readonly z.infer<typeof freightRule>[]): readonly Problem[] {
  const seen = new Set<string>()
  return rules.flatMap(({ areaCodes }, index) =>
    (areaCodes.length > 0 ? areaCodes : ['']).flatMap((code, at): Problem[] => {
      const where = ['rules', index, 'areaCodes', ...(code ? [at] : [])]
      if (code && !isProvinceOrCity(code)) return [[where, `There is no province or city ${code}`]]
      if (seen.has(code)) return [[where, `${code || 'Everywhere else'} has a rule already`]]
      seen.add(code)
      return []
    })
  )
}

/** Shipped goods. */
export const mallEntities: readonly Entity[] = [
  entity({
    name: 'freight-templates',
    about: 'What sending costs, where.',
    words: {
      kind: 'what is counted: count (pieces) or weight (grams)',
      freeFromFen: 'from this sum of goods on it is free, fen',
      rules:
        '[{ areaCodes: [650000], delivers, firstUnits, firstFen, moreUnits, moreFen, days }]; one without codes is for everywhere else'
    },
    table: freightTemplates,
    takeAway: 'stay',
    refine: { name: text(30, 1), kind: z.enum(['count', 'weight']) },
    children: [
      {
        property: 'rules',
        table: freightRules,
        parent: 'templateId',
        place: 'ruleNo',
        shape: z.array(freightRule).min(1)
      }
    ],
    check: ({ rules }) => freightAreas(z.array(freightRule).catch([]).parse(rules))
  }),
  entity({
    name: 'mall-categories',
    about: 'Categories of goods in two levels.',
    words: {
      parentId: 'the category above it; none = the upper level',
      slogan: 'what its banner in the mall says',
      banner: 'the picture of that banner'
    },
    table: mallCategories,
    takeAway: 'stay',
    refs: [refsTo('parentId', 'mall-categories')],
    refine: { name: text(20, 1) },
    complete: (entry, index) => ({ sort: index + 1, ...entry })
  }),
  entity({
    name: 'mall-products',
    about: 'Goods that are sent. Each has its SKUs in mall-skus.',
    words: {
      categoryId: 'one of mall-categories, of the lower level',
      detailHtml: 'what is told of it, as HTML',
      parameters: '[{ name: 材质, value: 陶 }]',
      axes: 'what is chosen, three at most: [{ name: 颜色, values: [雾白, 墨绿] }]',
      freightTemplateId: 'one of freight-templates',
      returnDays: 'days within which it can be sent back without a reason; 0 = it cannot',
      createdAt: 'since when it is there'
    },
    table: mallProducts,
    takeAway: 'offSale',
    leftOut: ['sold', 'grams', 'priceFen', 'cardPriceFen'],
    fresh: { grams: [] },
    refs: [refsTo('categoryId', 'mall-categories'), refsTo('freightTemplateId', 'freight-templates')],
    refine: {
      name: text(60, 1),
      subtitle: text(80),
      parameters: z.array(z.strictObject({ name: text(20, 1), value: text(200) })),
      axes: z.array(z.strictObject({ name: text(10, 1), values: z.array(text(20, 1)).min(1) })).max(3)
    },
    complete: (entry, index) => ({
      subtitle: '',
      parameters: [],
      axes: [],
      returnDays: 7,
      onSale: true,
      sort: index + 1,
      ...entry
    })
  }),
  entity({
    name: 'mall-skus',
    about: 'The choices of goods, each with price, weight and stock.',
    words: {
      productId: 'one of mall-products',
      choices: 'one value of each of its axes, in their order',
      name: 'product and choices, as an order calls it',
      cardPriceFen: 'price for holders of a card, fen',
      weightGrams: 'what it weighs to send',
      stock: 'how many there are of what is new. More later: restock'
    },
    table: mallSkus,
    takeAway: 'offSale',
    hasStock: true,
    atFirst: ['sold'],
    refs: [refsTo('productId', 'mall-products')],
    refine: {
      productId: id,
      choices: z.array(text(20, 1)).max(3),
      name: text(60, 1),
      priceFen: fen.min(1),
      stock: z.int().min(0),
      weightGrams: z.int().min(1)
    },
    complete: (entry, index) => {
      const { sort: _, ...rest } = placed({ choices: [], ...entry }, index)
      return rest
    },
    check: (entry) => [...priced(entry), ...cardPriced(entry)]
  })
]
