import type { Endpoint } from '../endpoint'

/** The devices on which a member is logged in (ADR 0056). */
export const deviceEndpoints = {
  listDevices: {
    method: 'GET',
    path: 'proxy/unionbuy-member/auth/listDevices',
    access: 'member',
    extension: true,
    providesTags: ['device']
  },
  endDevice: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/endDevice',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['device']
  },
  endOtherDevices: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/endOtherDevices',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['device']
  }
} as const satisfies Record<string, Endpoint>
