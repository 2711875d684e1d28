import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** All of a member's data: the numbers of both accounts and everything that depends on them. */
const ALL = [...RIGHTS, 'profile', 'address', 'cart', 'afterSale', 'parcel', 'visitor'] as const

/** Changing the phone number, and merging the account that has the new one (rule page.setPhone). */
export const phoneEndpoints = {
  verifyOldMobile: {
    method: 'POST',
    path: 'personalCenter/verifyOldMobile',
    access: 'member',
    keyed: true,
    invalidatesTags: []
  },
  modifyMobile: {
    method: 'POST',
    path: 'personalCenter/modifyMobile',
    access: 'member',
    keyed: true,
    invalidatesTags: ['profile']
  },
  saveMobile: {
    method: 'POST',
    path: 'personalCenter/saveMobile',
    access: 'member',
    keyed: true,
    invalidatesTags: ['profile']
  },
  modifyAndMergeMember: {
    method: 'POST',
    path: '/unionbuy-member/member/modifyAndMergeMember',
    access: 'member',
    keyed: true,
    invalidatesTags: ALL
  }
} as const satisfies Record<string, Endpoint>
