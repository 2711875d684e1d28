/** Lists of the mall's goods, and search. */
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { Page } from '../../db/keyset'
import { spellingsOf } from '../../domain/search-terms'
import { searchVariants, type SearchVariants, type Ways } from '../../lib/search-grams'
import type { GoodsRow } from './goods-query-repository'
import { listGoods, listNames } from './goods-repository'
import { searchGoods } from './goods-search-repository'
import { listBestCategories, listCategories } from './home-repository'

const SUGGESTIONS = 8
const HOT_TERMS = 8

/** A page of goods. If nothing matches the typed text, similar sounding or looking words are searched for. */
export async function goodsPage(
  db: Queryable,
  { keyword = '', cursor, pageSize, sort, inStock, cardPrice, ...wanted }: ParsedInput<'getMallGoods'>,
  channel: string
): Promise<Data<'getMallGoods'>> {
  const filter = { ...wanted, channel, inStock: inStock === '1', cardPrice: cardPrice === '1' }
  const range = { sort, cursor, pageSize }
  const shown = ({ rows, next }: Page<GoodsRow>, near: boolean) => ({ list: rows.map(goodsView), next, near })
  if (keyword.trim() === '') return shown(await listGoods(filter, range, db), false)
  const { text, exact, near } = variantsOf(keyword)
  const by = (ways: Ways) =>
    ways.length === 0 ? NOTHING : searchGoods({ ...filter, search: { ways, text } }, range, db)
  const found = await by(exact)
  return found.isFound ? shown(found, false) : shown(await by(near), true)
}

/** The typed text, and what our catalogue calls it: either is an exact match. */
function variantsOf(keyword: string): SearchVariants {
  const [own, ...called] = spellingsOf(keyword)
  const variants = searchVariants(own)
  return { ...variants, exact: [...variants.exact, ...called.flatMap((one) => searchVariants(one).exact)] }
}

const NOTHING = { rows: [], next: null, isFound: false }

function goodsView({ maxFen, ...row }: GoodsRow): Data<'getMallGoods'>['list'][number] {
  return { ...row, fromPrice: maxFen > row.priceFen }
}

/** Categories whose names begin with the keyword, then names of goods, bestsellers first. */
export async function suggestions(db: Queryable, keyword: string, channel: string): Promise<string[]> {
  const { text, exact, near } = variantsOf(keyword)
  const names = async (ways: Ways) => {
    const filter = { channel, inStock: false, cardPrice: false, search: { ways, text } }
    return ways.length === 0 ? [] : listNames(filter, SUGGESTIONS, db)
  }
  const categories = (await listCategories(channel, db)).map(({ name }) => name)
  const own = text === '' ? [] : categories.filter((name) => name.includes(text))
  const found = await names(exact)
  return [...new Set([...own, ...(found.length > 0 ? found : await names(near))])].slice(0, SUGGESTIONS)
}

/** Names of the bestselling categories. */
export const hotWords = (db: Queryable, channel: string): Promise<string[]> =>
  listBestCategories(channel, HOT_TERMS, db)

/** The top-level categories with their subcategories, and the banners of those that have one. */
export async function mallHome(db: Queryable, channel: string): Promise<Data<'getMallHome'>> {
  const rows = await listCategories(channel, db)
  const top = rows.filter(({ parentId }) => parentId === null)
  const brief = ({ id, name, picture }: (typeof rows)[number]) => ({ categoryId: id, name, picture })
  return {
    categories: top.map((category) => ({
      ...brief(category),
      parts: rows.filter(({ parentId }) => parentId === category.id).map(brief)
    })),
    banners: top.flatMap(({ id, name, slogan, banner }) =>
      banner === null ? [] : [{ categoryId: id, title: name, slogan: slogan ?? '', picture: banner }]
    )
  }
}
