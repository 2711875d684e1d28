import { randomInt } from 'node:crypto'

/** Without easily confused characters: 0 O, 1 I L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
/** Too long to guess at ten attempts a minute: 31^16. */
const LENGTH = 16

/** An unguessable code, of the system's random numbers. */
export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')
