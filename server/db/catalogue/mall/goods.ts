import { mallGrams } from '../../mall-words'
import { h3, p, ul } from '../html'
import { mallPicture } from '../pictures'
import type { MallProductData, MallSkuData } from '../shapes'
import { categoryPath } from './categories'

/** A product as the data files beside this one tell of it; money in fen. */
export interface Goods {
  readonly id: string
  /** Of the lower level. */
  readonly category: string
  readonly name: string
  readonly subtitle: string
  readonly price: number
  readonly list: number
  /** How much less holders of a card pay for each piece. */
  readonly cardOff?: number
  /** Values by axis; a product of one kind has none. The first axis is seen in the pictures. */
  readonly axes?: Readonly<Record<string, readonly string[]>>
  /** What a value adds to the price, and to the weight. */
  readonly adds?: Readonly<Record<string, number>>
  readonly heavier?: Readonly<Record<string, number>>
  /** Combinations that are not made, and that are sold out: of as many values as needed to tell them. */
  readonly without?: readonly (readonly string[])[]
  readonly soldOut?: readonly (readonly string[])[]
  readonly stock?: number
  /** Grams of a piece. */
  readonly weight: number
  readonly freight?: 'standard' | 'heavy' | 'fresh'
  readonly returnDays?: number
  readonly buyLimit?: number
  readonly delisted?: true
  readonly sold: number
  /** The day since which it is there. */
  readonly since: string
  readonly parameters: Readonly<Record<string, string>>
  /** What it is, and then how it is used or kept. */
  readonly text: readonly [string, ...string[]]
  readonly care: readonly string[]
  readonly channels?: string[]
}

const PLENTY = 160

/** Pictures of a product: one for each value of its first axis, then it among things. */
const picturesOf = ({ id, axes = {} }: Goods): string[] => {
  const looks = Object.values(axes)[0]?.length ?? 1
  return [
    ...Array.from({ length: looks }, (_, index) => mallPicture(`${id}-${index + 1}`)),
    mallPicture(`${id}-set`)
  ]
}

function combinationsOf(axes: readonly (readonly string[])[]): string[][] {
  return axes.reduce<string[][]>(
    (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
    [[]]
  )
}

const isAmong = (choices: readonly string[], named: readonly (readonly string[])[] = []) =>
  named.some((values) => values.every((value) => choices.includes(value)))

const sumOf = (choices: readonly string[], amounts: Readonly<Record<string, number>> = {}) =>
  choices.reduce((sum, value) => sum + (amounts[value] ?? 0), 0)

/** Row of the product. */
export function productOf(goods: Goods, sort: number): MallProductData {
  const { id, category, name, subtitle, axes = {}, parameters, since, channels = [] } = goods
  const pictures = picturesOf(goods)
  const where = categoryPath(category)
  return {
    id,
    categoryId: category,
    name,
    subtitle,
    pictures,
    detailHtml: detailOf(goods, pictures.at(-1) ?? ''),
    parameters: Object.entries(parameters).map(([parameter, value]) => ({ name: parameter, value })),
    axes: Object.entries(axes).map(([axis, values]) => ({ name: axis, values })),
    freightTemplateId: goods.freight ?? 'standard',
    returnDays: goods.returnDays ?? 7,
    buyLimit: goods.buyLimit ?? 0,
    onSale: !goods.delisted,
    sort,
    channelCodes: channels,
    createdAt: new Date(`${since}T09:00:00+08:00`),
    grams: mallGrams(name, subtitle, where)
  }
}

const detailOf = ({ text, care }: Goods, picture: string): string =>
  text.map(p).join('') + `<img alt="" src="${picture}" />` + h3('使用与保养') + ul(care)

/** Rows of its SKUs: every combination that is made. */
export function skusOf(goods: Goods): MallSkuData[] {
  const { id, name, price, list, cardOff, axes = {}, weight, stock = PLENTY, channels = [] } = goods
  const values = Object.values(axes)
  const pictures = picturesOf(goods)
  const made = combinationsOf(values).filter((choices) => !isAmong(choices, goods.without))
  return made.map((choices) => {
    const places = choices.map((choice, axis) => (values[axis] ?? []).indexOf(choice))
    const priceFen = price + sumOf(choices, goods.adds)
    return {
      id: [id, ...places.map((place) => place + 1)].join('-'),
      productId: id,
      choices,
      name: [name, ...choices].join(' '),
      picture: pictures[places[0] ?? 0] ?? '',
      priceFen,
      listPriceFen: list + sumOf(choices, goods.adds),
      cardPriceFen: cardOff === undefined ? null : priceFen - cardOff,
      stock: isAmong(choices, goods.soldOut) ? 0 : stock,
      weightGrams: weight + sumOf(choices, goods.heavier),
      sold: Math.floor(goods.sold / made.length),
      onSale: true,
      channelCodes: channels
    }
  })
}
