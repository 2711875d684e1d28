import type { Endpoint } from '../endpoint'

/** Logins other than by phone and WeChat code (rule call.all), and the openids that they provide. */
export const entryEndpoints = {
  unionLogin: { method: 'POST', path: 'proxy/unionbuy-member/auth/unionLogin', access: 'public' },
  sendUnionCode: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/sendUnionCode',
    access: 'public',
    extension: true
  },
  confirmUnionLogin: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/confirmUnionLogin',
    access: 'public',
    extension: true
  },
  lvyunLogin: { method: 'GET', path: 'open/lvyunLogin', access: 'public' },
  jinJiangLogin: { method: 'GET', path: 'open/jinJiangLogin', access: 'public' },
  wechatGetToken: { method: 'POST', path: '/wechat/prod/getToken', access: 'public' },
  createWebTicket: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/createWebTicket',
    access: 'member',
    extension: true
  },
  setXcxMobile: { method: 'POST', path: '/unionbuy-member/xcx/setXcxMobile', access: 'member' },
  setOpenIdByMemberId: {
    method: 'GET',
    path: 'proxy/unionbuy-member/xcx/setOpenIdByMemberId',
    access: 'member'
  },
  updateOpenId: { method: 'POST', path: 'mp/personalCenter/updateOpenId', access: 'member' },
  updateTgjOpenId: { method: 'POST', path: 'mp/personalCenter/updateTgjOpenId', access: 'member' }
} as const satisfies Record<string, Endpoint>
