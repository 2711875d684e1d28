import type { Endpoint } from '../endpoint'

/** Members who bring friends (rules page.distributionActivity, page.materials): calls of our own. */
export const distributionEndpoints = {
  getCampaign: {
    method: 'GET',
    path: 'distribution/getCampaign',
    access: 'public',
    extension: true,
    tells: ['distribution']
  },
  getEarnings: {
    method: 'GET',
    path: 'distribution/getEarnings',
    access: 'member',
    extension: true,
    tells: ['distribution']
  },
  openInvitation: {
    method: 'POST',
    path: 'distribution/openInvitation',
    access: 'member',
    extension: true,
    tells: ['distribution']
  },
  getInvitation: {
    method: 'GET',
    path: 'distribution/getInvitation',
    access: 'public',
    extension: true,
    tells: ['distribution']
  },
  acceptInvitation: {
    method: 'POST',
    path: 'distribution/acceptInvitation',
    access: 'member',
    extension: true,
    touches: ['distribution']
  },
  listInvitees: {
    method: 'POST',
    path: 'distribution/listInvitees',
    access: 'member',
    extension: true,
    tells: ['distribution']
  },
  listCommissions: {
    method: 'POST',
    path: 'distribution/listCommissions',
    access: 'member',
    extension: true,
    tells: ['distribution']
  },
  listMaterials: {
    method: 'GET',
    path: 'distribution/listMaterials',
    access: 'public',
    extension: true,
    tells: ['distribution']
  }
} as const satisfies Record<string, Endpoint>
