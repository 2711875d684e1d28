import type { Values } from './entity'

/** An id of another kind that an entry refers to, and its position. */
export interface Ref {
  readonly path: readonly PropertyKey[]
  readonly kind: string
  /** Other kinds that are allowed. */
  readonly or?: readonly string[]
  readonly id: string
}

export type RefsOf = (entry: Values) => readonly Ref[]

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** Ids in a property: one, several, or the property `inside` of several objects. */
export function refsTo(property: string, kind: string, inside?: string): RefsOf {
  const idIn = (value: unknown) => (inside !== undefined && isObject(value) ? value[inside] : value)
  return (entry) => {
    const value = entry[property]
    if (!Array.isArray(value)) return typeof value === 'string' ? [{ path: [property], kind, id: value }] : []
    return value.flatMap((item: unknown, index) => {
      const id = idIn(item)
      return typeof id === 'string' ? [{ path: [property, index], kind, id }] : []
    })
  }
}

/** The catalogue kind for each kind of goods. */
const GOODS: Readonly<Record<string, string>> = {
  card: 'cards',
  plate: 'plates',
  product: 'products',
  sku: 'mall-skus',
  lounge: 'lounge-plans'
}

/** What a coupon applies to, by its scope. */
export const scopeRefs: RefsOf = (entry) => {
  const kind = GOODS[String(entry['scope'])]
  if (kind === undefined) return []
  const or = kind === GOODS['sku'] ? ['mall-products', 'mall-categories'] : []
  return refsTo('scopeIds', kind)(entry).map((ref) => ({ ...ref, or }))
}

/** What an activity sells or gives, each with its own kind. */
export const itemRefs: RefsOf = ({ items }) =>
  (Array.isArray(items) ? items : []).flatMap((item: unknown, index) => {
    if (!isObject(item)) return []
    const kind = GOODS[String(item['kind'])]
    const { itemId } = item
    return kind !== undefined && typeof itemId === 'string'
      ? [{ path: ['items', index], kind, id: itemId }]
      : []
  })
