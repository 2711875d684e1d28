import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager', 'service'] as const

/** Lotteries: what was drawn, against what was promised. */
export const consoleLotteryEndpoints = {
  lotteries: { method: 'GET', path: '/console/api/lotteries', roles: READERS },
  lotteryPrizes: { method: 'GET', path: '/console/api/lotteries/prizes', roles: READERS },
  lotteryWinners: { method: 'GET', path: '/console/api/lotteries/winners', roles: READERS }
} as const satisfies Record<string, ConsoleEndpoint>
