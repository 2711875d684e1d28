import type { Endpoint } from '../endpoint'

/** Where the user is and what is near (rule call.all). */
export const locationEndpoints = {
  geoCoder: { method: 'GET', path: 'common/geoCoder', access: 'public' },
  getIpLocation: { method: 'GET', path: 'common/getIpLocation', access: 'public' },
  getSuggestions: { method: 'GET', path: 'common/getSuggestions', access: 'public' },
  listCities: { method: 'GET', path: 'common/listCities', access: 'public', extension: true },
  getDistrictAddress: {
    method: 'POST',
    path: 'proxy/unionbuy-goods/card/getDistrictAddress',
    access: 'public'
  },
  listMerchantCategories: {
    method: 'GET',
    path: 'common/listMerchantCategories',
    access: 'public',
    extension: true
  },
  pageLocationPrivileges: {
    method: 'POST',
    path: 'proxy/unionbuy-goods/card/pageLocationPrivileges',
    access: 'public'
  }
} as const satisfies Record<string, Endpoint>
