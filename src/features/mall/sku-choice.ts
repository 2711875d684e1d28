/** Choosing a kind of a product. Pure. */
import type { MallProduct, MallSku } from '@contract/types'

export type { MallProduct, MallSku } from '@contract/types'

/** A value of each axis, in their order; undefined where nothing is chosen yet. */
export type Choice = readonly (string | undefined)[]

type Kinds = Pick<MallProduct, 'axes' | 'skus'>

/**
 * The status of a value in combination with the other selections: in stock, sold out (selectable, but marked),
 * or not made at all (not selectable).
 */
export type ValueState = 'in' | 'out' | 'none'

const fits = ({ choices }: MallSku, choice: Choice, exceptAxis?: number): boolean =>
  choice.every((value, axis) => axis === exceptAxis || value === undefined || choices[axis] === value)

/** The status of a value of an axis with the others unchanged (replay impossible-combination-enabled). */
export function stateOf(
  { skus }: Pick<Kinds, 'skus'>,
  choice: Choice,
  axis: number,
  value: string
): ValueState {
  const possible = skus.filter((sku) => sku.choices[axis] === value && fits(sku, choice, axis))
  if (possible.length === 0) return 'none'
  return possible.some(({ left }) => left > 0) ? 'in' : 'out'
}

/** The choice with another value of an axis; the others stay as they are. Pressing it again deselects it. */
export const choose = (choice: Choice, axis: number, value: string): Choice =>
  choice.map((before, at) => (at === axis ? (before === value ? undefined : value) : before))

/** The selected SKU; undefined until every axis is selected. */
export const chosenSku = ({ skus }: Pick<Kinds, 'skus'>, choice: Choice): MallSku | undefined =>
  choice.includes(undefined) ? undefined : skus.find((sku) => fits(sku, choice))

/** The SKU to show: the selected one, or the first with what is selected so far. */
export const shownSku = ({ skus }: Pick<Kinds, 'skus'>, choice: Choice): MallSku | undefined =>
  skus.find((sku) => fits(sku, choice)) ?? skus[0]

/** The initial selection: the SKU named by the link, otherwise the first in stock, otherwise the first. */
export function firstChoice({ axes, skus }: Kinds, skuId: string | undefined): Choice {
  const sku =
    skus.find((one) => one.skuId === skuId) ?? inOrder({ axes, skus }).find(({ left }) => left > 0) ?? skus[0]
  return axes.map((_, axis) => sku?.choices[axis])
}

/** As the axes list their values, the first axis first. */
function inOrder({ axes, skus }: Kinds): MallSku[] {
  const place = ({ choices }: MallSku) =>
    choices.reduce((sum, value, axis) => {
      const values = axes[axis]?.values ?? []
      return sum * values.length + values.indexOf(value)
    }, 0)
  return [...skus].sort((a, b) => place(a) - place(b))
}

/** Pieces of a kind that can be taken at once. */
export const maxOf = ({ buyLimit }: Pick<MallProduct, 'buyLimit'>, sku: MallSku | undefined): number =>
  Math.max(1, Math.min(sku?.left ?? 1, buyLimit > 0 ? buyLimit : Infinity))

/** Why the selection cannot be bought; undefined if it can. */
export function hindrance(product: Kinds, choice: Choice): string | undefined {
  const open = product.axes.filter((_, axis) => choice[axis] === undefined).map(({ name }) => name)
  if (open.length > 0) return `请选择${open.join('、')}`
  const sku = chosenSku(product, choice)
  if (!sku) return '该组合暂无商品，请换一个'
  return sku.left === 0 ? '已卖完，看看其他款式' : undefined
}

/** What is paid for a piece: the card's price for who holds one. Fen. */
export const priceFor = (
  { cardHolder }: Pick<MallProduct, 'cardHolder'>,
  { priceFen, cardPriceFen }: Pick<MallSku, 'priceFen' | 'cardPriceFen'>
): number => (cardHolder ? (cardPriceFen ?? priceFen) : priceFen)
