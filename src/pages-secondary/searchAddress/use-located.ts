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

/** Without a tap only what asks the user nothing: the position where it is allowed already, else the IP address. */
async function findQuietly(): Promise<void> {
  if ((await positionPermission()) === 'granted') await locate()
  else await locateByAddress()
}

/**
 * Whether room is kept for the located city: also until the channel has said whether it needs one, as the cities below are
 * not to be pushed down under the finger.
 */
export function useRoomForLocated(): boolean {
  const { ready } = useChannelConfig()
  const needed = useLocationNeeded()
  return needed || !ready
}

/** The located city, how finding it goes, and what a tap does. */
export function useLocated() {
  const known = useAtomValue(placeAtom)
  const locating = useAtomValue(locatingAtom)
  useEffect(() => void findQuietly(), [])
  return {
    known,
    locating,
    /** Finds it anew; the user may be asked. */
    find: () => void locateNow(),
    allow: allowPosition,
    /** Goes by the position again. */
    take: () => {
      followPosition()
      void goBack()
    }
  }
}
