import type { AreaPath } from '../../areas'
import type { AreaProvince } from '../../model'

interface Part {
  readonly code: string
  readonly name: string
}

/** One list of the selection. */
export interface Level {
  readonly key: 'province' | 'city' | 'district'
  readonly offered: readonly Part[]
  readonly chosen: Part | undefined
}

/** The lists available so far. The city list is skipped if the province is its own city. */
export function levelsOf(
  { province, city, district }: AreaPath,
  provinces: readonly AreaProvince[]
): Level[] {
  const levels: Level[] = [{ key: 'province', offered: provinces, chosen: province }]
  if (province && province.cities.length > 1)
    levels.push({ key: 'city', offered: province.cities, chosen: city })
  if (city && city.districts.length > 0)
    levels.push({ key: 'district', offered: city.districts, chosen: district })
  return levels
}
