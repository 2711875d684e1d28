import { openPositionSettings } from '@/platform/location/position-permission'
import { locateNow } from './locate'

/** After a refusal: opens the host's own setting if there is one, then locates again. */
export async function allowPosition(): Promise<void> {
  await openPositionSettings()
  await locateNow()
}
