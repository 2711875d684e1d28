import type { Endpoint } from '../endpoint'

/** Privileges, redeeming them, and the records of it (rule call.all). */
export const privilegeEndpoints = {
  myPrivilegeDetail: { method: 'POST', path: 'liFeng/privilege/myPrivilegeDetail', access: 'public' },
  receivePrivilege: {
    method: 'POST',
    path: 'liFeng/privilege/receivePrivilege',
    access: 'member',
    keyed: true
  },
  receiveGroupPrivilege: {
    method: 'POST',
    path: 'liFeng/privilege/receiveGroupPrivilege',
    access: 'member',
    keyed: true
  },
  getReceiveRecord: { method: 'GET', path: 'liFeng/privilege/getReceiveRecord', access: 'member' },
  getPrivilegeGroupInfo: { method: 'POST', path: 'v2/privilege/getPrivilegeGroupInfo', access: 'public' },
  checkPreventSwipe: { method: 'POST', path: 'privilege/checkPreventSwipe', access: 'member' },
  getRecommendProduct: { method: 'GET', path: 'privilege/getRecommendProduct', access: 'public' },
  rechargeRecommendPrivilege: {
    method: 'GET',
    path: 'mp/personalCenter/rechargeRecommendPrivilege',
    access: 'public'
  },
  recordThePrivilege: { method: 'GET', path: 'mp/personalCenter/recordThePrivilege', access: 'member' },
  listPrivileges: { method: 'GET', path: 'privilege/listPrivileges', access: 'public', extension: true },
  pageMyReceiveRecord: { method: 'POST', path: 'mp/personalCenter/pageMyReceiveRecord', access: 'member' },
  getMyPrivilegeReceiveRecord: {
    method: 'POST',
    path: 'mp/personalCenter/getMyPrivilegeReceiveRecord',
    access: 'member'
  },
  getMyReceiveCount: { method: 'POST', path: 'mp/personalCenter/getMyReceiveCount', access: 'member' },
  markReceiveUsed: {
    method: 'POST',
    path: 'privilege/markReceiveUsed',
    access: 'member',
    extension: true
  }
} as const satisfies Record<string, Endpoint>
