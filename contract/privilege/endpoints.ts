import type { Endpoint } from '../endpoint'

/** Privileges, redeeming them, and the resulting records (rule call.all). */
export const privilegeEndpoints = {
  myPrivilegeDetail: {
    method: 'POST',
    path: 'liFeng/privilege/myPrivilegeDetail',
    access: 'public',
    providesTags: ['offer', 'privilege']
  },
  receivePrivilege: {
    method: 'POST',
    path: 'liFeng/privilege/receivePrivilege',
    access: 'member',
    keyed: true,
    invalidatesTags: ['privilege', 'receipt']
  },
  receiveGroupPrivilege: {
    method: 'POST',
    path: 'liFeng/privilege/receiveGroupPrivilege',
    access: 'member',
    keyed: true,
    invalidatesTags: ['privilege', 'receipt']
  },
  getReceiveRecord: {
    method: 'GET',
    path: 'liFeng/privilege/getReceiveRecord',
    access: 'member',
    providesTags: ['receipt']
  },
  getPrivilegeGroupInfo: {
    method: 'POST',
    path: 'v2/privilege/getPrivilegeGroupInfo',
    access: 'public',
    providesTags: ['privilege']
  },
  checkPreventSwipe: { method: 'POST', path: 'privilege/checkPreventSwipe', access: 'member' },
  getRecommendProduct: {
    method: 'GET',
    path: 'privilege/getRecommendProduct',
    access: 'public',
    providesTags: ['offer']
  },
  rechargeRecommendPrivilege: {
    method: 'GET',
    path: 'mp/personalCenter/rechargeRecommendPrivilege',
    access: 'public',
    providesTags: ['offer']
  },
  recordThePrivilege: { method: 'GET', path: 'mp/personalCenter/recordThePrivilege', access: 'member' },
  listPrivileges: {
    method: 'GET',
    path: 'privilege/listPrivileges',
    access: 'public',
    extension: true,
    providesTags: ['offer', 'privilege']
  },
  pageMyReceiveRecord: {
    method: 'POST',
    path: 'mp/personalCenter/pageMyReceiveRecord',
    access: 'member',
    providesTags: ['receipt']
  },
  getMyPrivilegeReceiveRecord: {
    method: 'POST',
    path: 'mp/personalCenter/getMyPrivilegeReceiveRecord',
    access: 'member',
    providesTags: ['receipt']
  },
  getMyReceiveCount: {
    method: 'POST',
    path: 'mp/personalCenter/getMyReceiveCount',
    access: 'member',
    providesTags: ['receipt']
  },
  showReceiveCode: {
    method: 'POST',
    path: 'privilege/showReceiveCode',
    access: 'member',
    extension: true,
    invalidatesTags: ['receipt', 'order']
  },
  markReceiveUsed: {
    method: 'POST',
    path: 'privilege/markReceiveUsed',
    access: 'member',
    extension: true,
    invalidatesTags: ['privilege', 'receipt', 'order']
  },
  claimReceiveParcel: {
    method: 'POST',
    path: 'privilege/claimReceiveParcel',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['privilege', 'receipt', 'order']
  },
  receivedReceiveParcel: {
    method: 'POST',
    path: 'privilege/receivedReceiveParcel',
    access: 'member',
    extension: true,
    invalidatesTags: ['receipt', 'order']
  },
  unmarkReceiveUsed: {
    method: 'POST',
    path: 'privilege/unmarkReceiveUsed',
    access: 'member',
    extension: true,
    invalidatesTags: ['privilege', 'receipt', 'order']
  }
} as const satisfies Record<string, Endpoint>
