import type { Endpoint } from '../endpoint'

/** Membership cards (rule call.all). */
export const cardEndpoints = {
  listCardsInfo: { method: 'GET', path: 'mp/personalCenter/listCardsInfo', access: 'public' },
  indexConfig: { method: 'GET', path: 'mp/personalCenter/indexConfig', access: 'public' },
  getMyCardInfo: { method: 'GET', path: 'mp/personalCenter/getMyCardInfo', access: 'member' },
  myMultipleCardInfo: { method: 'GET', path: 'mp/personalCenter/myMultipleCardInfo', access: 'member' },
  getCardIndexConfigById: {
    method: 'GET',
    path: 'mp/personalCenter/getCardIndexConfigById',
    access: 'public'
  },
  getExpiredConfig: { method: 'GET', path: 'mp/personalCenter/getExpiredConfig', access: 'member' },
  getAllCardExpiredFlag: { method: 'GET', path: 'mp/personalCenter/getAllCardExpiredFlag', access: 'member' },
  clearCardRedDot: {
    method: 'POST',
    path: 'mp/personalCenter/clearCardRedDot',
    access: 'member',
    extension: true
  },
  getCardInfo: { method: 'POST', path: 'memberCard/getCardInfo', access: 'member' },
  getByActiveCode: { method: 'POST', path: 'activity/card/getByActiveCode', access: 'public' },
  activeCode: { method: 'POST', path: 'liFeng/activeCode', access: 'member', keyed: true },
  getGroupIntegrationPageList: {
    method: 'GET',
    path: '/unionbuy-goods/card/getGroupIntegrationPageList',
    access: 'public'
  }
} as const satisfies Record<string, Endpoint>
