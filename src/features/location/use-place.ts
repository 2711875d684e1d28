import { useEffect } from 'react'
import { useAtomValue } from 'jotai'
import { useChannelConfig } from '@/features/channel/queries'
import { spotAtom } from './atoms'
import type { Spot } from './model'

/** "Location is used only when isNeedLocation is 1" (spec section 5). */
export const useLocationNeeded = (): boolean => useChannelConfig().config.basic.isNeedLocation === 1

/** Where things are looked for, in a channel that needs it (isNeedLocation = 1); null elsewhere and until it is known. */
export function usePlace(): Spot | null {
  const needed = useLocationNeeded()
  const spot = useAtomValue(spotAtom)
  useEffect(() => {
    if (!needed) return
    import(/* webpackChunkName: "background" */ './locate').then(
      ({ locate }) => locate(),
      () => undefined
    )
  }, [needed])
  return needed ? spot : null
}

/** A spot as calls take it; nothing where it is unknown, and no position of a city as such. */
export function positionOf(spot: Spot | null) {
  if (!spot) return {}
  const { location, city_code: cityCode } = spot
  return location ? { longitude: location.lng, latitude: location.lat, cityCode } : { cityCode }
}
