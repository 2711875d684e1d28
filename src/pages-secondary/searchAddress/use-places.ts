import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { plainQuery } from '@/features/location/search-cities'
import { suggestionsQuery } from '@/features/location/cities'
import type { Area, Suggestion } from '@/features/location/model'
import { useSettledText } from '@/ui/search-field/use-settled-text'

/** At least two Chinese characters, or this many letters of pinyin: shorter ones match too many names. */
const isPlaceName = (word: string) =>
  /\p{Script=Han}.*\p{Script=Han}/u.test(word) || /^[a-z]{4,}$/.test(plainQuery(word))

/** The map service knows parts of cities too: each is shown once. */
const isArea = (areas: readonly Area[], adcode: string, name: string) =>
  areas.some((area) => area.adcode === adcode && area.name === name)

export interface FoundPlaces {
  readonly places: readonly Suggestion[]
  /** Parts of cities: 义乌, 顺德. */
  readonly areas: readonly Area[]
  /** The map service is still searching. */
  readonly looking: boolean
  /** Set if the map service failed: retries. */
  readonly retry: (() => void) | undefined
}

/** Places of that name, and parts of cities. */
export function usePlaces(typed: string): FoundPlaces {
  const word = typed.trim()
  // the local search of cities needs no debounce; the map service does
  const settled = useSettledText(word)
  const wanted = isPlaceName(settled)
  const { data, isFetching, isError, refetch } = useQuery({
    ...suggestionsQuery(settled),
    enabled: wanted,
    placeholderData: keepPreviousData
  })
  const shown = wanted && isPlaceName(word) ? data : undefined
  const areas = shown?.areas ?? []
  return {
    places: (shown?.list ?? []).filter(({ adcode, name }) => !isArea(areas, adcode, name)),
    areas,
    looking: isPlaceName(word) && (settled !== word || isFetching),
    retry: wanted && isError && !isFetching ? () => void refetch() : undefined
  }
}
