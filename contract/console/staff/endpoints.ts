import { STAFF_ROLES, type ConsoleEndpoint } from '../endpoint'

/** Logins of staff, and the audit trail of what they did. */
export const staffEndpoints = {
  login: { method: 'POST', path: '/console/api/login', roles: 'public', act: 'login' },
  logout: { method: 'POST', path: '/console/api/logout', roles: STAFF_ROLES },
  me: { method: 'GET', path: '/console/api/me', roles: STAFF_ROLES },
  acts: { method: 'GET', path: '/console/api/acts', roles: ['owner', 'manager'] }
} as const satisfies Record<string, ConsoleEndpoint>
