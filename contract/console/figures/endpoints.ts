import type { ConsoleEndpoint } from '../endpoint'

const READERS = ['owner', 'manager', 'finance'] as const

/** What the business took, and what waits for its staff. */
export const consoleFigureEndpoints = {
  todayFigures: { method: 'GET', path: '/console/api/figures/today', roles: READERS },
  salesFigures: { method: 'GET', path: '/console/api/figures/sales', roles: READERS },
  rightsFigures: { method: 'GET', path: '/console/api/figures/rights', roles: READERS },
  rightsDue: { method: 'GET', path: '/console/api/figures/rights/due', roles: READERS },
  funnelFigures: { method: 'GET', path: '/console/api/figures/funnel', roles: READERS },
  waitingWork: {
    method: 'GET',
    path: '/console/api/figures/waiting',
    roles: ['owner', 'manager', 'finance', 'service', 'warehouse']
  }
} as const satisfies Record<string, ConsoleEndpoint>
