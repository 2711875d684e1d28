import type { Endpoint } from '../endpoint'

/** The member's own data (rule call.all). */
export const memberEndpoints = {
  getMyMemberInfo: { method: 'GET', path: 'personalCenter/getMyMemberInfo', access: 'member' },
  getMemberMobile: { method: 'GET', path: 'personalCenter/getMemberMobile', access: 'member' },
  updatePersonalInfo: { method: 'POST', path: 'mp/personalCenter/updatePersonalInfo', access: 'member' },
  uploadImage: { method: 'POST', path: 'file/uploadImage', access: 'member', body: 'multipart' },
  getMySummary: {
    method: 'GET',
    path: 'personalCenter/getMySummary',
    access: 'member',
    extension: true
  },
  deleteAccount: {
    method: 'POST',
    path: 'personalCenter/deleteAccount',
    access: 'member',
    keyed: true,
    extension: true
  }
} as const satisfies Record<string, Endpoint>
