import type { LogoutFlagLife } from './lifetime-types'

/** In the mini-program the logout flag lasts one hour (rules logout.flag, limit.logoutFlag). */
export const logoutFlagLife: LogoutFlagLife = { area: 'device', lifeMs: 3_600_000 }
