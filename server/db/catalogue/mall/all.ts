import { care } from './care'
import { mallCategoryData } from './categories'
import { digital } from './digital'
import { food } from './food'
import { freightRuleData, freightTemplateData } from './freight'
import { productOf, skusOf } from './goods'
import { home } from './home'
import { kitchen } from './kitchen'
import { outdoor } from './outdoor'
import { play } from './play'
import { wear } from './wear'

/** All goods of the mall; the first of each category before the second of any: a list of everything begins mixed. */
const shelves = [home, kitchen, food, digital, wear, care, play, outdoor]
const longest = Math.max(...shelves.map(({ length }) => length))
const goods = Array.from({ length: longest }, (_, place) =>
  shelves.flatMap((shelf) => shelf[place] ?? [])
).flat()

/** The mall as table rows. */
export const mallRows = {
  mallCategories: mallCategoryData,
  freightTemplates: freightTemplateData,
  freightRules: freightRuleData,
  mallProducts: goods.map((one, index) => productOf(one, index + 1)),
  mallSkus: goods.flatMap(skusOf)
}
