import type { Endpoint } from '../endpoint'

/** The member's own data (rule call.all). */
export const memberEndpoints = {
  getMyMemberInfo: {
    method: 'GET',
    path: 'personalCenter/getMyMemberInfo',
    access: 'member',
    providesTags: ['profile']
  },
  getMemberMobile: {
    method: 'GET',
    path: 'personalCenter/getMemberMobile',
    access: 'member',
    providesTags: ['profile']
  },
  updatePersonalInfo: {
    method: 'POST',
    path: 'mp/personalCenter/updatePersonalInfo',
    access: 'member',
    invalidatesTags: ['profile']
  },
  uploadImage: { method: 'POST', path: 'file/uploadImage', access: 'member', body: 'multipart' },
  getMySummary: {
    method: 'GET',
    path: 'personalCenter/getMySummary',
    access: 'member',
    extension: true,
    providesTags: ['card', 'coupon', 'couponOffer', 'order', 'receipt']
  },
  sendAccountCode: {
    method: 'POST',
    path: 'personalCenter/sendAccountCode',
    access: 'member',
    extension: true,
    invalidatesTags: []
  },
  exportMyData: {
    method: 'POST',
    path: 'personalCenter/exportMyData',
    access: 'member',
    extension: true,
    invalidatesTags: []
  },
  deleteAccount: {
    method: 'POST',
    path: 'personalCenter/deleteAccount',
    access: 'member',
    keyed: true,
    extension: true,
    // ends every session, so all data read before is dropped as well
    invalidatesTags: []
  }
} as const satisfies Record<string, Endpoint>
