import { pointsEndpoints } from '@contract/points/endpoints'
import { read, readPages } from '@/api/read'

/** The member's points in the channel, and its rules. */
export const pointsQuery = () => read(pointsEndpoints.getPoints, {})

const PAGE_SIZE = 20

/** The points history, newest first, paged. */
export const pointsEntriesQuery = () => readPages(pointsEndpoints.listPointsEntries, { pageSize: PAGE_SIZE })
