import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { positionOf, usePlace } from '@/features/location/use-place'
import { privilegeQuery } from './queries'

/**
 * A privilege in full, with distances from the user's position, and through one of their plates if one is
 * given.
 */
export function usePrivilegeHere(privilegeId: string, memberPlateId?: string, enabled = true) {
  const place = usePlace()
  return useQuery({
    ...privilegeQuery({ privilegeId, memberPlateId, ...positionOf(place) }),
    enabled,
    // the position may become known while the page is open
    placeholderData: keepPreviousData
  })
}
