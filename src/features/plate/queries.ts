import { plateEndpoints } from '@contract/plate/endpoints'
import { read } from '@/api/read'

/** The plates of a card with their running rounds, for home. */
export const runningRoundsQuery = (memberCardId: string) =>
  read(plateEndpoints.indexPlateInfo, { memberCardId })
