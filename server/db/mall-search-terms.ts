import { isDeepStrictEqual } from 'node:util'
import { gramsOf } from '../lib/search-grams'
import type { Queryable } from './client'
import { statement } from './statement'

/** The search terms of a mall product: its own words and those of its categories, the upper one first. */
export const mallGrams = (name: string, subtitle: string, categories: string): string[] =>
  gramsOf([name, subtitle, categories].join(' '), [name, categories].join(' '))

/** Products that are read and written at a time. */
const AT_ONCE = 1000

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
     left join mall_categories u on u.id = c.parent_id
   where p.id > $1 order by p.id limit ${AT_ONCE}`
)

const write = statement(
  'mall-words-write',
  `update mall_products p set grams = array(select jsonb_array_elements_text(d.grams))
   from jsonb_to_recordset($1::jsonb) as d(id text, grams jsonb) where p.id = d.id`
)

const categories = statement<{ id: string; categories: string }>(
  'mall-category-words',
  `select c.id, concat_ws(' ', u.name, c.name) as categories
   from mall_categories c left join mall_categories u on u.id = c.parent_id`
)

/** The words of each category, with those of the one above it: what {@link mallGrams} needs of it. */
export const categoryWords = async (db: Queryable): Promise<ReadonlyMap<string, string>> =>
  new Map((await categories([], db)).map((row) => [row.id, row.categories]))

/** Updates the search terms of mall products, after names or categories have changed. */
export async function refreshMallSearchTerms(db: Queryable): Promise<void> {
  let last: string | undefined = ''
  while (last !== undefined) {
    const rows: Words[] = await text([last], db)
    const changed = rows.flatMap(({ id, name, subtitle, grams, categories }) => {
      const should = mallGrams(name, subtitle, categories)
      return isDeepStrictEqual(grams, should) ? [] : [{ id, grams: should }]
    })
    if (changed.length > 0) await write([JSON.stringify(changed)], db)
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id
  }
}
