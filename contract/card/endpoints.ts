import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Membership cards (rule call.all). */
export const cardEndpoints = {
  listCardsInfo: {
    method: 'GET',
    path: 'mp/personalCenter/listCardsInfo',
    access: 'public',
    tells: ['offer']
  },
  indexConfig: {
    method: 'GET',
    path: 'mp/personalCenter/indexConfig',
    access: 'public',
    tells: ['offer', 'couponOffer']
  },
  getMyCardInfo: {
    method: 'GET',
    path: 'mp/personalCenter/getMyCardInfo',
    access: 'member',
    tells: ['card']
  },
  myMultipleCardInfo: {
    method: 'GET',
    path: 'mp/personalCenter/myMultipleCardInfo',
    access: 'member',
    tells: ['card', 'plate', 'privilege']
  },
  getCardIndexConfigById: {
    method: 'GET',
    path: 'mp/personalCenter/getCardIndexConfigById',
    access: 'public',
    tells: ['offer']
  },
  getExpiredConfig: {
    method: 'GET',
    path: 'mp/personalCenter/getExpiredConfig',
    access: 'member',
    tells: ['card']
  },
  getAllCardExpiredFlag: {
    method: 'GET',
    path: 'mp/personalCenter/getAllCardExpiredFlag',
    access: 'member',
    tells: ['card']
  },
  clearCardRedDot: {
    method: 'POST',
    path: 'mp/personalCenter/clearCardRedDot',
    access: 'member',
    extension: true
  },
  getCardInfo: {
    method: 'POST',
    path: 'memberCard/getCardInfo',
    access: 'member',
    tells: ['card', 'plate', 'privilege']
  },
  getByActiveCode: { method: 'POST', path: 'activity/card/getByActiveCode', access: 'public' },
  activeCode: { method: 'POST', path: 'liFeng/activeCode', access: 'member', keyed: true, touches: RIGHTS },
  getGroupIntegrationPageList: {
    method: 'GET',
    path: '/unionbuy-goods/card/getGroupIntegrationPageList',
    access: 'public',
    tells: ['offer']
  }
} as const satisfies Record<string, Endpoint>
