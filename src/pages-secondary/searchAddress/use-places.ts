import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { plainQuery } from '@/features/location/search-cities'
import { suggestionsQuery } from '@/features/location/cities'
import type { Area, Suggestion } from '@/features/location/model'
import { useSettledText } from '@/ui/search-field/use-settled-text'

/** Chinese of two characters or more, or so many letters of a reading: fewer begin too many names. */
const isPlaceName = (word: string) =>
  /[\u4e00-\u9fff].*[\u4e00-\u9fff]/.test(word) || /^[a-z]{4,}$/.test(plainQuery(word))

/** The map knows parts of cities too: each is shown once. */
const isArea = (areas: readonly Area[], adcode: string, name: string) =>
  areas.some((area) => area.adcode === adcode && area.name === name)

export interface FoundPlaces {
  readonly places: readonly Suggestion[]
  /** Parts of cities: 义乌, 顺德. */
  readonly areas: readonly Area[]
  /** The map may still know some. */
  readonly looking: boolean
  /** Set where the map could not be asked: asks again. */
  readonly retry: (() => void) | undefined
}

/** Places of that name, and parts of cities. */
export function usePlaces(typed: string): FoundPlaces {
  const word = typed.trim()
  // cities, which are searched here, need no pause; the map does
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
