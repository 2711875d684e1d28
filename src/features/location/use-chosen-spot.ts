import { useAtomValue } from 'jotai'
import { chosenCityAtom } from './atoms'
import { spotOf, type Spot } from './model'
import { usePlace } from './use-place'

/** Where stores are looked for: around here, or in the city that was chosen, also in a channel that asks for no place. */
export function useChosenSpot(): Spot | null {
  const place = usePlace()
  const chosen = useAtomValue(chosenCityAtom)
  return place ?? spotOf(chosen, null)
}
