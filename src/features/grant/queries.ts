import { grantEndpoints } from '@contract/grant/endpoints'
import type { Activity } from '@contract/types'
import { read } from '@/api/read'

/** What the member was given in an activity, and whether their own number is invited. */
export const grantStatusQuery = (activityId: string) =>
  read(grantEndpoints.getPrivilegeStatus, { activityId })

/** What the member was given in activities of a kind. */
export const grantsQuery = (kind: Activity['kind']) => read(grantEndpoints.getMyReceiveRecord, { kind })

/** Cards that wait for the member's own number. */
export const waitingCardsQuery = (activityId: string) => read(grantEndpoints.getCardPlateInfo, { activityId })

/** Cards that the member opened by number. */
export const openedCardsQuery = () => read(grantEndpoints.myMultipleCardRecord, {})
