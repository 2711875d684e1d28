import type { Endpoint } from '../endpoint'

/** The channel and its configuration (rule call.all). The first two calls have names of our own (rule call.ours). */
export const channelEndpoints = {
  getChannelInfo: { method: 'GET', path: 'brandChannel/getChannelInfo', access: 'public' },
  getSystemInfo: { method: 'GET', path: 'common/getSystemInfo', access: 'public' },
  getAdminBrandChannel: { method: 'GET', path: 'admin/getBrandChannel', access: 'public' },
  getBrandChannel: { method: 'GET', path: 'brandChannel/getBrandChannel', access: 'public' },
  getAgreement: { method: 'GET', path: 'common/getAgreement', access: 'public', extension: true }
} as const satisfies Record<string, Endpoint>
