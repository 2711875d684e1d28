import { addressEndpoints } from '@contract/address/endpoints'
import { call } from '@/api/call'
import { isHydrationPending } from '@/platform/screen/hydration'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { areaText, type AreaProvince, type ChosenArea } from './model'

/** The areas of addresses: provinces, their cities, and their districts. */
export interface AreaList {
  readonly version: string
  readonly provinces: readonly AreaProvince[]
}

/** The list cached on the device; undefined if there is none or it cannot be parsed. */
function cachedAreas(): AreaList | undefined {
  try {
    const saved = JSON.parse(readStored('areas') ?? 'null') as AreaList | null
    return saved && saved.provinces.length > 0 ? saved : undefined
  } catch {
    return undefined
  }
}

async function freshAreas(signal: AbortSignal | undefined): Promise<AreaList> {
  const saved = cachedAreas()
  try {
    const answer = await call(addressEndpoints.getBenLaiAreaList, saved ? { version: saved.version } : {}, {
      quiet: true,
      signal
    })
    const list = { version: answer.version, provinces: answer.provinces ?? saved?.provinces ?? [] }
    if (answer.provinces) writeStored('areas', JSON.stringify(list))
    return list
  } catch (error) {
    if (saved) return saved
    throw error
  }
}

/** All areas: the cached list at once, also offline; fetched again only when it has changed. */
export const areasQuery = () => ({
  queryKey: [addressEndpoints.getBenLaiAreaList] as const,
  queryFn: ({ signal }: { signal?: AbortSignal }) => freshAreas(signal),
  staleTime: Infinity,
  placeholderData: () => (isHydrationPending() ? undefined : cachedAreas())
})

interface Place {
  readonly code: string
  readonly name: string
}

/** The selection so far: a province, a city of it, a district of that. */
export interface AreaPath {
  readonly province?: AreaProvince | undefined
  readonly city?: AreaProvince['cities'][number] | undefined
  readonly district?: Place | undefined
}

/** A province that is its own city needs no selection of one: 上海市. */
const onlyCity = ({ cities }: AreaProvince) => (cities.length === 1 ? cities[0] : undefined)

/** The path to a code of the list, as far as it exists. */
export function pathTo(provinces: readonly AreaProvince[], code: string): AreaPath {
  for (const province of provinces) {
    for (const city of province.cities) {
      const district = city.districts.find((each) => each.code === code)
      if (district || city.code === code) return { province, city, district }
    }
    if (province.code === code) return { province, city: onlyCity(province) }
  }
  return {}
}

/** The area that a path leads to; undefined while a part is missing. */
export function areaOf({ province, city, district }: AreaPath): ChosenArea | undefined {
  if (!province || !city || (city.districts.length > 0 && !district)) return undefined
  const text = areaText({ province: province.name, city: city.name, district: district?.name ?? '' })
  return { code: district?.code ?? city.code, text }
}
