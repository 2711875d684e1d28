import { fromCursor, isInt, isNumber, isText, toCursor, type PageRequest } from './cursor'

/** How a list in memory is sorted: by rank, items of one rank in the base order. */
export interface ListOrder<T> {
  readonly idOf: (item: T) => string
  readonly rankOf: (item: T) => number
}

/**
 * One page of a list in memory, in the contract's form. It begins after the rank and the place in the base order of the
 * last item shown, so that an item whose rank has changed meanwhile takes no other item with it.
 * @param base the list in its base order
 * @throws BusinessError 400 for a cursor that is none of this list
 */
export function pageOf<T>(
  base: readonly T[],
  { idOf, rankOf }: ListOrder<T>,
  { cursor, pageSize }: PageRequest
): { list: T[]; next: string | null } {
  const placed = base
    .map((item, place) => ({ item, place, rank: rankOf(item) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
  const [rank, place] = cursor === undefined ? [-Infinity, -1] : lastShown(base.map(idOf), cursor)
  const left = placed.filter((one) => one.rank > rank || (one.rank === rank && one.place > place))
  const shown = left.slice(0, pageSize)
  const last = left.length > pageSize ? shown.at(-1) : undefined
  return {
    list: shown.map(({ item }) => item),
    next: last ? toCursor([last.rank, last.place, idOf(last.item)]) : null
  }
}

/** Rank and place of the last item shown; where it is gone, those after it have moved up. */
function lastShown(ids: readonly string[], cursor: string): readonly [rank: number, place: number] {
  const [rank, before, id] = fromCursor(cursor, [isNumber, isInt, isText]) as [number, number, string]
  const place = ids.indexOf(id)
  return [rank, place === -1 ? before - 1 : place]
}
