import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { placeAtom } from './atoms'
import { citiesQuery } from './cities'
import { spotOf, type Spot } from './model'
import { useChosenSpot, useSpotSettled } from './use-chosen-spot'
import { useLinkedCity } from './use-linked-city'

interface LinkedSpot {
  readonly spot: Spot | null
  /** It is known by now. */
  readonly settled: boolean
  /** The link names a city that is still looked up. */
  readonly linking: boolean
}

/**
 * Where stores are looked for: in the city of the link that led here, as long as it stands; else as without a link. A city
 * that there is not says nothing.
 */
export function useLinkedSpot(linked: string | undefined): LinkedSpot {
  const own = useChosenSpot()
  const settled = useSpotSettled(own)
  const existing = useAtomValue(placeAtom)
  const code = useLinkedCity(linked)
  // in their own city the user is where they are
  const elsewhere = code !== undefined && code !== own?.city_code
  const cities = useQuery({ ...citiesQuery(), enabled: elsewhere })
  if (!elsewhere) return { spot: own, settled, linking: false }
  if (cities.isPending) return { spot: null, settled: false, linking: true }
  const city = cities.data?.cities.find((one) => one.code === code)
  if (!city) return { spot: own, settled, linking: false }
  const { name } = city
  return { spot: spotOf({ code, name, location: null, chosenAt: 0 }, existing), settled, linking: false }
}
