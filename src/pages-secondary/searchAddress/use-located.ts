import { useEffect } from 'react'
import { useAtomValue } from 'jotai'
import { useChannelConfig } from '@/features/channel/queries'
import { allowPosition } from '@/features/location/allow-position'
import { locatingAtom, placeAtom } from '@/features/location/atoms'
import { followPosition } from '@/features/location/choose-city'
import { locate, locateByAddress, locateNow } from '@/features/location/locate'
import { useLocationNeeded } from '@/features/location/use-place'
import { positionPermission } from '@/platform/location/position-permission'
import { goBack } from '@/routes/navigate'

/**
 * Without a tap, only sources that need no permission dialog: the position if already allowed, otherwise the
 * IP address.
 */
async function findQuietly(): Promise<void> {
  if ((await positionPermission()) === 'granted') await locate()
  else await locateByAddress()
}

/**
 * Whether space is reserved for the located city: also until the channel's setting is known, so that the
 * cities below do not shift under a finger.
 */
export function useRoomForLocated(): boolean {
  const { ready } = useChannelConfig()
  const needed = useLocationNeeded()
  return needed || !ready
}

/** The located city, the state of finding it, and the effect of a tap. */
export function useLocated() {
  const known = useAtomValue(placeAtom)
  const locating = useAtomValue(locatingAtom)
  useEffect(() => void findQuietly(), [])
  return {
    known,
    locating,
    /** Locates again; may ask the user for permission. */
    find: () => void locateNow(),
    allow: allowPosition,
    /** Follows the position again. */
    take: () => {
      followPosition()
      void goBack()
    }
  }
}
