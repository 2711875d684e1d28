import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/**
 * Grants by a code, to the invited, once per person, and by phone number (rules page.urlActivation,
 * page.urlActivationResult, page.directedActivity, page.uniqueActivity, page.multiCard). Paths are the specification's (rule
 * call.all), spelling included; the two that take only a code are ours to define.
 */
export const grantEndpoints = {
  lookUpGrantCode: {
    method: 'POST',
    path: 'activity/card/lookUpGrantCode',
    access: 'member',
    extension: true
  },
  activateGrantCode: {
    method: 'POST',
    path: 'activity/card/activateGrantCode',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: RIGHTS
  },
  getDirectedActivityCode: {
    method: 'POST',
    path: 'activity/card/getDirectedActivityCode',
    access: 'member'
  },
  directedActivityCard: {
    method: 'POST',
    path: 'activity/card/directedActivityCard',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  uniquedReceiveCard: {
    method: 'POST',
    path: 'activity/card/uniquedReceiveCard',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  receiveMutilCard: {
    method: 'POST',
    path: 'activity/card/receiveMutilCard',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  receiveMultiCardByMobile: {
    method: 'POST',
    path: 'activity/card/receiveMultiCardByMobile',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  getCardPlateInfo: {
    method: 'GET',
    path: 'multipleCard/getCardPlateInfo',
    access: 'member',
    providesTags: ['activity', 'card']
  },
  myMultipleCardRecord: {
    method: 'GET',
    path: 'multipleCard/myMultipleCardRecord',
    access: 'member',
    providesTags: ['activity', 'card']
  },
  getMyReceiveRecord: {
    method: 'POST',
    path: 'mp/personalCenter/getMyReceiveRecord',
    access: 'member',
    providesTags: ['activity', 'card', 'receipt']
  },
  getPrivilegeStatus: {
    method: 'GET',
    path: 'activity/card/getPrivilegeStatus',
    access: 'member',
    providesTags: ['activity', 'card', 'receipt']
  },
  /** A GET that writes, as specified: repeated, it gives nothing twice. */
  privilegeRetryrReceive: {
    method: 'GET',
    path: 'activity/card/privilegeRetryrReceive',
    access: 'member',
    invalidatesTags: RIGHTS
  }
} as const satisfies Record<string, Endpoint>
