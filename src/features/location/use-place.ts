import { useEffect } from 'react'
import { useAtomValue } from 'jotai'
import { useChannelConfig } from '@/features/channel/queries'
import { usePageVisible } from '@/ui/visible/visible'
import { isAppShown } from '@/platform/device/app-shown'
import { spotAtom } from './atoms'
import type { Spot } from './model'

/** Whether the place is used here: only where the channel's configuration asks for it (rule check.location). */
export const useLocationNeeded = (): boolean => useChannelConfig().config.basic.isNeedLocation === 1

/** The position is asked for again after this while a page that needs it is shown (rule limit.location), ms. */
const REFRESH_MS = 30_000

const load = () => import(/* webpackChunkName: "background" */ './locate')

/** Looks again every 30 s while this is on the screen; a page or an app that is hidden costs nothing. */
function useRefresh(needed: boolean): void {
  const visible = usePageVisible()
  useEffect(() => {
    if (!needed || !visible) return
    const again = () => {
      if (isAppShown()) void load().then(({ locateAgain }) => locateAgain())
    }
    const timer = setInterval(again, REFRESH_MS)
    return () => clearInterval(timer)
  }, [needed, visible])
}

/** Where to search, as far as already known; never prompts. null if the channel needs no place. */
export function useLastSpot(): Spot | null {
  const spot = useAtomValue(spotAtom)
  return useLocationNeeded() ? spot : null
}

/**
 * Where things are looked for, in a channel that needs it (isNeedLocation = 1); null elsewhere and until it is
 * known.
 */
export function usePlace(): Spot | null {
  const needed = useLocationNeeded()
  useEffect(() => {
    if (!needed) return
    load().then(
      ({ locate }) => locate(),
      () => undefined
    )
  }, [needed])
  useRefresh(needed)
  return useLastSpot()
}

/** A spot as input for calls; empty if unknown, without position for a city as such. */
export function positionOf(spot: Spot | null) {
  if (!spot) return {}
  const { location, city_code: cityCode } = spot
  return location ? { longitude: location.lng, latitude: location.lat, cityCode } : { cityCode }
}
