import type { Endpoint } from '../endpoint'

/**
 * Activities that a partner channel sends its users to (spec section 1). The first two are section 7's; what an activity
 * shows and what becomes of it are ours to define.
 */
export const activityEndpoints = {
  addActivityRecord: { method: 'POST', path: 'open/addActivityRecord', access: 'public' },
  grantCardByCardId: {
    method: 'POST',
    path: 'mp/personalCenter/grantCardByCardId',
    access: 'member',
    keyed: true
  },
  getActivity: { method: 'GET', path: 'activity/getActivity', access: 'public', extension: true },
  listActivities: { method: 'GET', path: 'activity/listActivities', access: 'public', extension: true },
  takeGift: { method: 'POST', path: 'activity/takeGift', access: 'member', keyed: true, extension: true },
  signActivity: {
    method: 'POST',
    path: 'activity/signActivity',
    access: 'member',
    keyed: true,
    extension: true
  }
} as const satisfies Record<string, Endpoint>
