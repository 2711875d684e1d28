import { useAtomValue } from 'jotai'
import { useChannelConfig } from '@/features/channel/queries'
import { chosenCityAtom, placeAtom, soughtAtom } from './atoms'
import { spotOf, type Spot } from './model'
import { useLocationNeeded, usePlace } from './use-place'

/** Where stores are looked for: around here, or in the city that was chosen, also in a channel that asks for no place. */
export function useChosenSpot(): Spot | null {
  const place = usePlace()
  const chosen = useAtomValue(chosenCityAtom)
  return place ?? spotOf(chosen, null)
}

/** Whether it is known by now where to look: a list that is shown before that would be replaced by another. */
export function useSpotSettled(spot: Spot | null): boolean {
  const sought = useAtomValue(soughtAtom)
  const chosen = useAtomValue(chosenCityAtom)
  // of a place of which only the city is known as yet the rest comes at once
  const isWhole = useAtomValue(placeAtom) !== null || chosen !== null
  const { ready } = useChannelConfig()
  const needed = useLocationNeeded()
  return (spot !== null && isWhole) || (ready && (!needed || sought))
}
