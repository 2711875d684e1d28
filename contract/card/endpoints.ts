import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/** Membership cards (rule call.all). */
export const cardEndpoints = {
  listCardsInfo: {
    method: 'GET',
    path: 'mp/personalCenter/listCardsInfo',
    access: 'public',
    providesTags: ['offer']
  },
  indexConfig: {
    method: 'GET',
    path: 'mp/personalCenter/indexConfig',
    access: 'public',
    providesTags: ['offer', 'couponOffer']
  },
  getMyCardInfo: {
    method: 'GET',
    path: 'mp/personalCenter/getMyCardInfo',
    access: 'member',
    providesTags: ['card', 'receipt', 'coupon', 'order']
  },
  myMultipleCardInfo: {
    method: 'GET',
    path: 'mp/personalCenter/myMultipleCardInfo',
    access: 'member',
    providesTags: ['card', 'plate', 'privilege']
  },
  getCardIndexConfigById: {
    method: 'GET',
    path: 'mp/personalCenter/getCardIndexConfigById',
    access: 'public',
    providesTags: ['offer']
  },
  getExpiredConfig: {
    method: 'GET',
    path: 'mp/personalCenter/getExpiredConfig',
    access: 'member',
    providesTags: ['card']
  },
  getAllCardExpiredFlag: {
    method: 'GET',
    path: 'mp/personalCenter/getAllCardExpiredFlag',
    access: 'member',
    providesTags: ['card']
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
    providesTags: ['card', 'plate', 'privilege', 'receipt', 'order']
  },
  getByActiveCode: { method: 'POST', path: 'activity/card/getByActiveCode', access: 'public' },
  activeCode: {
    method: 'POST',
    path: 'liFeng/activeCode',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  getGroupIntegrationPageList: {
    method: 'GET',
    path: '/unionbuy-goods/card/getGroupIntegrationPageList',
    access: 'public',
    providesTags: ['offer']
  }
} as const satisfies Record<string, Endpoint>
