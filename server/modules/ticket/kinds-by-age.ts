/** Which kinds of ticket cost the least for people of these ages. Pure. */

/** A kind, as far as it decides who may use it. */
export interface AgedKind {
  readonly id: string
  readonly includes: string
  readonly ageFrom: number | null
  readonly ageTo: number | null
}

/** Somebody with a chosen kind, and the kinds that fit them, including the chosen one if it does. */
export interface Guest {
  readonly visitorId: string
  readonly kindId: string
  readonly fitting: readonly string[]
}

/** How many tickets of each kind. */
export type KindCounts = ReadonlyMap<string, number>

/** More ways than this are not priced: then only the cheapest kind of each guest is. */
const MAX_WAYS = 400

/**
 * The kinds that fit somebody instead of the chosen one: of the same content, and for an age, which the document proves. A kind
 * without ages may ask for another proof.
 */
export function fittingKinds(chosen: AgedKind, kinds: readonly AgedKind[], age: number | null): string[] {
  if (age === null) return [chosen.id]
  return kinds
    .filter(
      (kind) =>
        kind.id === chosen.id ||
        (kind.includes === chosen.includes && (kind.ageFrom !== null || kind.ageTo !== null))
    )
    .filter(({ ageFrom, ageTo }) => (ageFrom === null || age >= ageFrom) && (ageTo === null || age <= ageTo))
    .map(({ id }) => id)
}

/**
 * The cheapest choice of kinds for the guests by `priceOf` (fen; null = cannot be ordered so); undefined if nothing can be ordered.
 * Tickets of a kind all cost the same, but together they may reach the threshold of a coupon: so not each guest is priced
 * alone, but every number of each kind.
 */
export function cheapestKinds(
  guests: readonly Guest[],
  unitFen: (kindId: string) => number,
  priceOf: (counts: KindCounts) => number | null
): { readonly kindIds: readonly string[]; readonly payFen: number } | undefined {
  let best: { kindIds: readonly string[]; payFen: number } | undefined
  for (const kindIds of waysOf(guests, unitFen)) {
    const payFen = priceOf(countsOf(kindIds))
    if (payFen !== null && (best === undefined || payFen < best.payFen)) best = { kindIds, payFen }
  }
  return best
}

const countsOf = (kindIds: readonly string[]): KindCounts => {
  const counts = new Map<string, number>()
  for (const kindId of kindIds) counts.set(kindId, (counts.get(kindId) ?? 0) + 1)
  return counts
}

const keyOf = (kindIds: readonly string[]) => [...kindIds].sort().join(' ')

/** The kinds of all guests in every way that has other numbers of each kind. */
function waysOf(guests: readonly Guest[], unitFen: (kindId: string) => number): readonly string[][] {
  let ways: string[][] = [[]]
  for (const { fitting } of guests) {
    const longer = new Map<string, string[]>()
    for (const way of ways)
      for (const kindId of fitting) {
        const next = [...way, kindId]
        const key = keyOf(next)
        if (!longer.has(key)) longer.set(key, next)
      }
    ways = [...longer.values()]
    if (ways.length > MAX_WAYS) return [guests.map((guest) => cheapestOf(guest, unitFen))]
  }
  return ways
}

function cheapestOf({ fitting, kindId }: Guest, unitFen: (kindId: string) => number): string {
  return [...fitting].sort((a, b) => unitFen(a) - unitFen(b))[0] ?? kindId
}
