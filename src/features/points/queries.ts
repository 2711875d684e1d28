import { pointsEndpoints } from '@contract/points/endpoints'
import { read, readPages } from '@/api/read'

/** The member's points in the channel, and its rule. */
export const pointsQuery = () => read(pointsEndpoints.getPoints, {})

const PAGE_SIZE = 20

/** How they came and went, newest first, page by page. */
export const pointsEntriesQuery = () => readPages(pointsEndpoints.listPointsEntries, { pageSize: PAGE_SIZE })
