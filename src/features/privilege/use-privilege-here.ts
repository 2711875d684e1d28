import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { positionOf, usePlace } from '@/features/location/use-place'
import { privilegeQuery } from './queries'

/** A privilege in full, seen from where the user is, and through a plate of theirs where one is named. */
export function usePrivilegeHere(privilegeId: string, memberPlateId?: string, enabled = true) {
  const place = usePlace()
  return useQuery({
    ...privilegeQuery({ privilegeId, memberPlateId, ...positionOf(place) }),
    enabled,
    // the position may become known while the page is read
    placeholderData: keepPreviousData
  })
}
