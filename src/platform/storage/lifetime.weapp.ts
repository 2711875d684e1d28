import type { LogoutFlagLife } from './lifetime-facts'

/** In the mini-program the logout flag lasts one hour (spec sections 4 and 9). */
export const logoutFlagLife: LogoutFlagLife = { area: 'device', lifeMs: 3_600_000 }
