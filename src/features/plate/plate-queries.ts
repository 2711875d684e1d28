import { plateEndpoints } from '@contract/plate/endpoints'
import { read } from '@/api/read'

/** A plate in full, and the caller's own copies of it. */
export const plateQuery = (plateId: string) => read(plateEndpoints.getPlateDetail, { plateId })

/** How often the member may still buy a plate. */
export const buyTimesQuery = (plateId: string) => read(plateEndpoints.getBuyTimes, { plateId })

/** One plate that the member holds, with what was received in its running round. */
export const heldPlateQuery = (memberPlateId: string) =>
  read(plateEndpoints.getMyCardPlateInfo, { memberPlateId })
