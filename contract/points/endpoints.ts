import type { Endpoint } from '../endpoint'

/** The member's points in the channel: calls of our own (rule page.pointSetting). */
export const pointsEndpoints = {
  getPoints: {
    method: 'GET',
    path: 'points/getPoints',
    access: 'member',
    extension: true,
    providesTags: ['points']
  },
  listPointsEntries: {
    method: 'POST',
    path: 'points/listPointsEntries',
    access: 'member',
    extension: true,
    providesTags: ['points']
  },
  setPointsByDefault: {
    method: 'POST',
    path: 'points/setPointsByDefault',
    access: 'member',
    extension: true,
    invalidatesTags: ['points']
  }
} as const satisfies Record<string, Endpoint>
