import type { Endpoint } from '../endpoint'

/** Privilege plates (权益包) and their rounds (rule call.all). */
export const plateEndpoints = {
  indexPlateInfo: {
    method: 'GET',
    path: 'mp/personalCenter/indexPlateInfo',
    access: 'member',
    providesTags: ['plate', 'privilege']
  },
  plateRoundInfo: {
    method: 'POST',
    path: 'mp/personalCenter/plateRoundInfo',
    access: 'member',
    providesTags: ['plate', 'privilege']
  },
  getMyCardPlateInfo: {
    method: 'POST',
    path: 'cardPlate/getMyCardPlateInfo',
    access: 'member',
    providesTags: ['plate', 'privilege']
  },
  getPlateDetail: {
    method: 'GET',
    path: 'cardPlate/getPlateDetail',
    access: 'public',
    extension: true,
    providesTags: ['offer', 'privilege']
  },
  getBuyTimes: {
    method: 'POST',
    path: 'cardGroupPrivilege/getBuyTimes',
    access: 'member',
    providesTags: ['offer']
  }
} as const satisfies Record<string, Endpoint>
