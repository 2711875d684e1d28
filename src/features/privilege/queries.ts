import { privilegeEndpoints } from '@contract/privilege/endpoints'
import type { RecordTab } from '@contract/types'
import { read, readPages } from '@/api/read'
import type { PrivilegeKind } from './model'

interface Look {
  readonly privilegeId: string
  readonly memberPlateId?: string | undefined
  readonly longitude?: number | undefined
  readonly latitude?: number | undefined
  readonly cityCode?: string | undefined
}

/**
 * A privilege in full, and what the caller can do with it now; through one of the caller's plates if one is
 * given.
 */
export function privilegeQuery({ privilegeId, memberPlateId, longitude, latitude, cityCode }: Look) {
  return read(privilegeEndpoints.myPrivilegeDetail, {
    privilegeId,
    ...(memberPlateId ? { memberPlateId } : {}),
    ...(longitude !== undefined && latitude !== undefined ? { longitude, latitude } : {}),
    ...(cityCode ? { cityCode } : {})
  })
}

/** The privileges of one kind, or all, paged. */
export const privilegesOfKindQuery = (kind: PrivilegeKind | 'all') =>
  readPages(privilegeEndpoints.listPrivileges, { kind, pageSize: 12 })

/** The privileges of a group of which one may be chosen. */
export const privilegeGroupQuery = (groupId: string, where: { memberPlateId?: string; cityCode?: string }) =>
  read(privilegeEndpoints.getPrivilegeGroupInfo, { groupId, ...where })

/** One of the member's receive records. */
export const receiveRecordQuery = (receiveId: string) =>
  read(privilegeEndpoints.getReceiveRecord, { receiveId })

const PAGE_SIZE = 10

/** The member's receive records in a state, newest first, paged. */
export const receiveRecordsQuery = (state: RecordTab) =>
  readPages(privilegeEndpoints.pageMyReceiveRecord, { state, pageSize: PAGE_SIZE })

/** How many records the member has, by state. */
export const receiveCountsQuery = () => read(privilegeEndpoints.getMyReceiveCount, {})
