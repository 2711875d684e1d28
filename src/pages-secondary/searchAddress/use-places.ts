import { useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '@/features/location/cities'
import type { Suggestion } from '@/features/location/model'

/** The map is asked when the typing pauses for so long, ms: cities, which are searched here, need no pause. */
const PAUSE_MS = 300
/** Chinese of two characters or more: a place is not looked for by pinyin. */
const isPlaceName = (word: string) => /[\u4e00-\u9fff].*[\u4e00-\u9fff]/.test(word)

/** What stands still for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Places of that name; `looking` while the map may still know some. */
export function usePlaces(typed: string): { places: readonly Suggestion[]; looking: boolean } {
  const word = typed.trim()
  const settled = useSettled(word)
  const wanted = isPlaceName(settled)
  const { data, isFetching } = useQuery({
    ...suggestionsQuery(settled),
    enabled: wanted,
    placeholderData: keepPreviousData
  })
  return {
    places: wanted && isPlaceName(word) ? (data?.list ?? []) : [],
    looking: isPlaceName(word) && (settled !== word || isFetching)
  }
}
