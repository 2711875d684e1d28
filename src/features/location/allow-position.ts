import { openPositionSettings } from '@/platform/location/position-permission'
import { locateNow } from './locate'

/** After a refusal: the host's own switch where there is one, then looks anew. */
export async function allowPosition(): Promise<void> {
  await openPositionSettings()
  await locateNow()
}
