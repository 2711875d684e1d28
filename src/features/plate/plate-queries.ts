import { plateEndpoints } from '@contract/plate/endpoints'
import { read } from '@/api/read'

/** A plate in full, and what of it the caller holds. */
export const plateQuery = (plateId: string) => read(plateEndpoints.getPlateDetail, { plateId })

/** How often the member may still buy a plate. */
export const buyTimesQuery = (plateId: string) => read(plateEndpoints.getBuyTimes, { plateId })

/** One plate that the member holds, with what was taken in its running round. */
export const heldPlateQuery = (memberPlateId: string) =>
  read(plateEndpoints.getMyCardPlateInfo, { memberPlateId })
