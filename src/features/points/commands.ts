import { pointsEndpoints } from '@contract/points/endpoints'
import { call } from '@/api/call'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import type { Points } from './model'
import { pointsQuery } from './queries'

/**
 * Sets whether settlements use points by default; updated optimistically. @throws ApiError, already reported
 */
export async function setByDefault(byDefault: boolean): Promise<void> {
  const { queryKey } = pointsQuery()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Points>(queryKey, (points) => points && { ...points, byDefault })
  try {
    await call(pointsEndpoints.setPointsByDefault, { byDefault })
  } finally {
    await invalidate(pointsEndpoints.setPointsByDefault)
  }
}
