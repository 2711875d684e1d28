import { locationEndpoints } from '@contract/location/endpoints'
import type { City } from '@contract/types'
import { call } from '@/api/call'
import { read } from '@/api/read'
import { isHydrationPending } from '@/platform/screen/hydration'
import { readStored, writeStored } from '@/platform/storage/stored-values'

/** All cities in the order of their reading, and the codes of those that many look for. */
export interface CityList {
  readonly version: string
  readonly cities: readonly City[]
  readonly hot: readonly string[]
}

/** The list cached on the device; undefined if there is none or it cannot be parsed. */
function keptList(): CityList | undefined {
  try {
    const saved = JSON.parse(readStored('cities') ?? 'null') as CityList | null
    return saved && saved.cities.length > 0 && Array.isArray(saved.hot) ? saved : undefined
  } catch {
    return undefined
  }
}

async function freshList(signal: AbortSignal | undefined): Promise<CityList> {
  const saved = keptList()
  try {
    const answer = await call(locationEndpoints.listCities, saved ? { version: saved.version } : {}, {
      quiet: true,
      signal
    })
    const cities = answer.cities ?? saved?.cities ?? []
    const list = { version: answer.version, cities, hot: answer.hot }
    if (answer.cities) writeStored('cities', JSON.stringify(list))
    return list
  } catch (error) {
    if (saved) return saved
    throw error
  }
}

/** All of China's cities: the cached list at once, also offline; fetched again only when it has changed. */
export const citiesQuery = () => ({
  queryKey: [locationEndpoints.listCities] as const,
  queryFn: ({ signal }: { signal?: AbortSignal }) => freshList(signal),
  staleTime: Infinity,
  placeholderData: () => (isHydrationPending() ? undefined : keptList())
})

/** Places that fit a word. */
export const suggestionsQuery = (keyword: string) => read(locationEndpoints.getSuggestions, { keyword })
