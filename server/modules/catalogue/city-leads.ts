/** What home leads with, by city. Pure. */

/** Something that may be for some cities alone: none = for every one. */
interface Local {
  readonly cityCodes?: readonly string[]
}

/** Whether it is shown in some cities alone. */
export const isLocal = ({ cityCodes = [] }: Local): boolean => cityCodes.length > 0

/**
 * The list of each city: what is its own comes first, then what is for every city. A city that nothing names, and who says no
 * city, get the latter alone. One list for each city that the data names is kept, however many are asked for.
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
