import type { LogoutFlagLife } from './lifetime-facts'

/** On the web the logout flag lasts for the session (spec section 4). */
export const logoutFlagLife: LogoutFlagLife = { area: 'session', lifeMs: null }
