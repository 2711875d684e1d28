import { useEffect } from 'react'
import { useAtomValue } from 'jotai'
import type { Place } from '@contract/types'
import { useChannelConfig } from '@/features/channel/queries'
import { placeAtom } from './atoms'

/** Where the user is, in a channel that needs it (isNeedLocation = 1); null elsewhere and until it is known. */
export function usePlace(): Place | null {
  const { config } = useChannelConfig()
  const needed = config.basic.isNeedLocation === 1
  const known = useAtomValue(placeAtom)
  useEffect(() => {
    if (!needed) return
    import(/* webpackChunkName: "background" */ './locate').then(
      ({ locate }) => locate(),
      () => undefined
    )
  }, [needed])
  return needed && known ? known.place : null
}

/** A place as calls take it; nothing where it is unknown. */
export function positionOf(place: Place | null) {
  if (!place) return {}
  const { location, city_code: cityCode } = place
  return { longitude: location.lng, latitude: location.lat, cityCode }
}
