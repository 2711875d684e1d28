/** Items that home shows first, by city. Pure. */

/** Something that may be limited to some cities: empty = all cities. */
interface Local {
  readonly cityCodes?: readonly string[]
}

/** Whether it is limited to some cities. */
export const isLocal = ({ cityCodes = [] }: Local): boolean => cityCodes.length > 0

/**
 * The list for each city: its own items first, then those for all cities. A city not named in the data, and a caller
 * without a city, get only the latter. One list is cached per city that the data names, however many cities are
 * requested.
 */
export function listsByCity<T extends Local>(all: readonly T[]): (city: string | undefined) => readonly T[] {
  const everywhere = all.filter((each) => !isLocal(each))
  const named = new Set(all.flatMap(({ cityCodes = [] }) => cityCodes))
  const lists = new Map(
    [...named].map((city) => [
      city,
      [...all.filter(({ cityCodes = [] }) => cityCodes.includes(city)), ...everywhere]
    ])
  )
  return (city) => (city === undefined ? undefined : lists.get(city)) ?? everywhere
}
