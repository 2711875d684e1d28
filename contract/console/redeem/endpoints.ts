import type { ConsoleEndpoint } from '../endpoint'

/** To lounges: `gate` to its own. */
const ADMITTING = ['owner', 'manager', 'service', 'gate'] as const
const TAKING = ['owner', 'manager', 'service', 'shop', 'gate'] as const

/** Vouchers in shops, tickets at gates. `shop` and `gate` see and take only what is of their stores and sights. */
export const consoleRedeemEndpoints = {
  // whoever has the code may have what it is for: it is in no address, of which histories and proxies keep copies
  lookUp: { method: 'POST', path: '/console/api/redeem/look-up', roles: TAKING },
  // for pages at counters that were opened before that was so: goes with the next release
  lookUpByAddress: { method: 'GET', path: '/console/api/redeem/look', roles: TAKING },
  redeem: { method: 'POST', path: '/console/api/redeem', roles: TAKING, keyed: true, act: 'redeem' },
  undoRedeem: {
    method: 'POST',
    path: '/console/api/redeem/undo',
    roles: TAKING,
    keyed: true,
    act: 'undoRedeem'
  },
  redeemedToday: { method: 'GET', path: '/console/api/redeem/today', roles: TAKING },
  redeemKeys: {
    method: 'GET',
    path: '/console/api/redeem/keys',
    roles: ['owner', 'manager', 'shop', 'gate']
  },
  reportRedeemed: {
    method: 'POST',
    path: '/console/api/redeem/report',
    roles: ['owner', 'manager', 'shop', 'gate'],
    act: 'redeem'
  },
  settleReported: {
    method: 'POST',
    path: '/console/api/redeem/settle',
    roles: ['owner', 'manager', 'shop', 'gate'],
    keyed: true,
    act: 'settleReported'
  },
  lookUpByPhone: {
    method: 'POST',
    path: '/console/api/redeem/phone',
    roles: TAKING,
    act: 'lookUpByPhone'
  },
  redeemFound: {
    method: 'POST',
    path: '/console/api/redeem/found',
    roles: TAKING,
    keyed: true,
    act: 'redeem'
  },
  lounges: { method: 'GET', path: '/console/api/redeem/lounges', roles: ADMITTING },
  enterLounge: {
    method: 'POST',
    path: '/console/api/redeem/lounge',
    roles: ADMITTING,
    keyed: true,
    act: 'enterLounge'
  }
} as const satisfies Record<string, ConsoleEndpoint>
