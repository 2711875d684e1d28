import { STAFF_ROLES, type ConsoleEndpoint } from '../endpoint'

/** Ways to log in besides the password, and the passkeys of whoever is logged in. */
export const passkeyEndpoints = {
  loginWays: { method: 'GET', path: '/console/api/login/ways', roles: 'public' },
  beginPasskeyLogin: { method: 'POST', path: '/console/api/login/passkey/begin', roles: 'public' },
  loginByPasskey: { method: 'POST', path: '/console/api/login/passkey', roles: 'public', act: 'login' },
  myLogins: { method: 'GET', path: '/console/api/account/logins', roles: STAFF_ROLES },
  confirmLogin: { method: 'POST', path: '/console/api/account/confirm', roles: STAFF_ROLES },
  beginPasskey: { method: 'POST', path: '/console/api/account/passkeys/begin', roles: STAFF_ROLES },
  addPasskey: {
    method: 'POST',
    path: '/console/api/account/passkeys/add',
    roles: STAFF_ROLES,
    keyed: true,
    act: 'addPasskey'
  },
  removePasskey: {
    method: 'POST',
    path: '/console/api/account/passkeys/remove',
    roles: STAFF_ROLES,
    keyed: true,
    act: 'removePasskey'
  }
} as const satisfies Record<string, ConsoleEndpoint>
