import type { Endpoint } from '../endpoint'

/** Privilege plates (权益包) and their rounds (rule call.all). */
export const plateEndpoints = {
  indexPlateInfo: { method: 'GET', path: 'mp/personalCenter/indexPlateInfo', access: 'member' },
  plateRoundInfo: { method: 'POST', path: 'mp/personalCenter/plateRoundInfo', access: 'member' },
  getMyCardPlateInfo: { method: 'POST', path: 'cardPlate/getMyCardPlateInfo', access: 'member' },
  getPlateDetail: { method: 'GET', path: 'cardPlate/getPlateDetail', access: 'public', extension: true },
  getBuyTimes: { method: 'POST', path: 'cardGroupPrivilege/getBuyTimes', access: 'member' }
} as const satisfies Record<string, Endpoint>
