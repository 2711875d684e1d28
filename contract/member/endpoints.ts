import type { Endpoint } from '../endpoint'

/** The member's own data (rule call.all). */
export const memberEndpoints = {
  getMyMemberInfo: {
    method: 'GET',
    path: 'personalCenter/getMyMemberInfo',
    access: 'member',
    tells: ['profile']
  },
  getMemberMobile: {
    method: 'GET',
    path: 'personalCenter/getMemberMobile',
    access: 'member',
    tells: ['profile']
  },
  updatePersonalInfo: {
    method: 'POST',
    path: 'mp/personalCenter/updatePersonalInfo',
    access: 'member',
    touches: ['profile']
  },
  uploadImage: { method: 'POST', path: 'file/uploadImage', access: 'member', body: 'multipart' },
  getMySummary: {
    method: 'GET',
    path: 'personalCenter/getMySummary',
    access: 'member',
    extension: true,
    tells: ['card', 'coupon', 'couponOffer', 'order', 'receipt']
  },
  sendAccountCode: {
    method: 'POST',
    path: 'personalCenter/sendAccountCode',
    access: 'member',
    extension: true,
    touches: []
  },
  exportMyData: {
    method: 'POST',
    path: 'personalCenter/exportMyData',
    access: 'member',
    extension: true,
    touches: []
  },
  deleteAccount: {
    method: 'POST',
    path: 'personalCenter/deleteAccount',
    access: 'member',
    keyed: true,
    extension: true,
    // every session ends with it, and with them all that was read
    touches: []
  }
} as const satisfies Record<string, Endpoint>
