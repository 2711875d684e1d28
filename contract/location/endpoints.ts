import type { Endpoint } from '../endpoint'

/** Where the user is and what is near (spec section 7, "Channel and location"). */
export const locationEndpoints = {
  geoCoder: { method: 'GET', path: 'common/geoCoder', access: 'public' },
  getIpLocation: { method: 'GET', path: 'common/getIpLocation', access: 'public' },
  pageLocationPrivileges: {
    method: 'POST',
    path: 'proxy/unionbuy-goods/card/pageLocationPrivileges',
    access: 'public'
  }
} as const satisfies Record<string, Endpoint>
