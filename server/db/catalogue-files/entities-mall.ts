import { fen, id, text } from '@contract/common'
import { z } from 'zod'
import { freightRules, freightTemplates, mallCategories, mallProducts, mallSkus } from '../schema/mall'
import { entity, type Entity } from './entity'
import { placed, priced } from './entity-rules'
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

/** Goods that are sent. */
export const mallEntities: readonly Entity[] = [
  entity({
    name: 'freight-templates',
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
    ]
  }),
  entity({
    name: 'mall-categories',
    table: mallCategories,
    takeAway: 'stay',
    refs: [refsTo('parentId', 'mall-categories')],
    refine: { name: text(20, 1) },
    complete: (entry, index) => ({ sort: index + 1, ...entry })
  }),
  entity({
    name: 'mall-products',
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
    table: mallSkus,
    takeAway: 'offSale',
    hasStock: true,
    leftOut: ['sold'],
    refs: [refsTo('productId', 'mall-products')],
    refine: {
      productId: id,
      choices: z.array(text(20, 1)).max(3),
      name: text(60, 1),
      stock: z.int().min(0),
      weightGrams: z.int().min(1)
    },
    complete: (entry, index) => {
      const { sort: _, ...rest } = placed({ choices: [], ...entry }, index)
      return rest
    },
    check: priced
  })
]
