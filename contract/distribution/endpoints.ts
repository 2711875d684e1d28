import type { Endpoint } from '../endpoint'

/** Members who invite friends (rules page.distributionActivity, page.materials): calls of our own. */
export const distributionEndpoints = {
  getCampaign: {
    method: 'GET',
    path: 'distribution/getCampaign',
    access: 'public',
    extension: true,
    providesTags: ['distribution']
  },
  getEarnings: {
    method: 'GET',
    path: 'distribution/getEarnings',
    access: 'member',
    extension: true,
    providesTags: ['distribution']
  },
  openInvitation: {
    method: 'POST',
    path: 'distribution/openInvitation',
    access: 'member',
    extension: true,
    providesTags: ['distribution']
  },
  getInvitation: {
    method: 'GET',
    path: 'distribution/getInvitation',
    access: 'public',
    extension: true,
    providesTags: ['distribution']
  },
  acceptInvitation: {
    method: 'POST',
    path: 'distribution/acceptInvitation',
    access: 'member',
    extension: true,
    invalidatesTags: ['distribution']
  },
  listInvitees: {
    method: 'POST',
    path: 'distribution/listInvitees',
    access: 'member',
    extension: true,
    providesTags: ['distribution']
  },
  listCommissions: {
    method: 'POST',
    path: 'distribution/listCommissions',
    access: 'member',
    extension: true,
    providesTags: ['distribution']
  },
  listMaterials: {
    method: 'GET',
    path: 'distribution/listMaterials',
    access: 'public',
    extension: true,
    providesTags: ['distribution']
  }
} as const satisfies Record<string, Endpoint>
