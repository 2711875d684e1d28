import type { Endpoint } from '../endpoint'

/** The channel and its configuration (spec sections 3 and 7). `getChannelInfo` and `getSystemInfo` are ours to name. */
export const channelEndpoints = {
  getChannelInfo: { method: 'GET', path: 'brandChannel/getChannelInfo', access: 'public' },
  getSystemInfo: { method: 'GET', path: 'common/getSystemInfo', access: 'public' },
  getAdminBrandChannel: { method: 'GET', path: 'admin/getBrandChannel', access: 'public' },
  getBrandChannel: { method: 'GET', path: 'brandChannel/getBrandChannel', access: 'public' },
  getAgreement: { method: 'GET', path: 'common/getAgreement', access: 'public', extension: true }
} as const satisfies Record<string, Endpoint>
