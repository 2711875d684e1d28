import type { ConsoleEndpoint } from '../endpoint'

/** How the servers do. */
export const consoleSystemEndpoints = {
  systemState: { method: 'GET', path: '/console/api/system', roles: ['owner', 'manager'] }
} as const satisfies Record<string, ConsoleEndpoint>
