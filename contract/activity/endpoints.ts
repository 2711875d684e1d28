import type { Endpoint } from '../endpoint'
import { RIGHTS } from '../tags'

/**
 * Activities of the channels (rules page.payActivity, page.jinjiang1, page.jinjiang2, page.yanglao). The first two calls are
 * specified (rule call.all); what an activity shows and what it leads to are ours to define.
 */
export const activityEndpoints = {
  addActivityRecord: { method: 'POST', path: 'open/addActivityRecord', access: 'public' },
  grantCardByCardId: {
    method: 'POST',
    path: 'mp/personalCenter/grantCardByCardId',
    access: 'member',
    keyed: true,
    invalidatesTags: RIGHTS
  },
  getActivity: {
    method: 'GET',
    path: 'activity/getActivity',
    access: 'public',
    extension: true,
    providesTags: ['activity', 'offer']
  },
  listActivities: {
    method: 'GET',
    path: 'activity/listActivities',
    access: 'public',
    extension: true,
    providesTags: ['activity', 'offer']
  },
  takeGift: {
    method: 'POST',
    path: 'activity/takeGift',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: RIGHTS
  },
  signActivity: {
    method: 'POST',
    path: 'activity/signActivity',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: RIGHTS
  }
} as const satisfies Record<string, Endpoint>
