import type { ConsoleEndpoint } from '../endpoint'

const PAYING = ['owner', 'finance'] as const

/** Members who brought friends: what they earned, and what they are paid. */
export const consoleReferralEndpoints = {
  referralCampaigns: { method: 'GET', path: '/console/api/referrals/campaigns', roles: PAYING },
  commissions: { method: 'GET', path: '/console/api/referrals/commissions', roles: PAYING },
  payableCommissions: { method: 'GET', path: '/console/api/referrals/payable', roles: PAYING },
  commissionPayouts: { method: 'GET', path: '/console/api/referrals/payouts', roles: PAYING },
  settleCommissions: {
    method: 'POST',
    path: '/console/api/referrals/settle',
    roles: PAYING,
    keyed: true,
    act: 'settleCommissions'
  },
  payCommission: {
    method: 'POST',
    path: '/console/api/referrals/pay',
    roles: PAYING,
    keyed: true,
    act: 'payCommission'
  },
  payCommissions: {
    method: 'POST',
    path: '/console/api/referrals/pay-file',
    roles: PAYING,
    keyed: true,
    act: 'payCommission'
  }
} as const satisfies Record<string, ConsoleEndpoint>
