import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { gramsOf } from '../lib/search-grams'
import type { Queryable } from './client'
import { mallProducts } from './schema/mall'
import { statement } from './statement'

/** The search terms of a mall product: its own words and those of its categories, the upper one first. */
export const mallGrams = (name: string, subtitle: string, categories: string): string[] =>
  gramsOf([name, subtitle, categories].join(' '), [name, categories].join(' '))

interface Words {
  id: string
  name: string
  subtitle: string
  grams: string[]
  categories: string
}

const text = statement<Words>(
  'mall-words',
  `select p.id, p.name, p.subtitle, p.grams, concat_ws(' ', u.name, c.name) as categories
   from mall_products p join mall_categories c on c.id = p.category_id
     left join mall_categories u on u.id = c.parent_id`
)

/** Updates the search terms of mall products, after names or categories have changed. */
export async function refreshMallSearchTerms(db: Queryable): Promise<void> {
  for (const { id, name, subtitle, grams, categories } of await text([], db)) {
    const should = mallGrams(name, subtitle, categories)
    if (isDeepStrictEqual(grams, should)) continue
    await db.update(mallProducts).set({ grams: should }).where(eq(mallProducts.id, id))
  }
}
