import type { LogoutFlagLife } from './lifetime-types'

/** On the web the logout flag lasts for the session (rule logout.flag). */
export const logoutFlagLife: LogoutFlagLife = { area: 'session', lifeMs: Infinity }
