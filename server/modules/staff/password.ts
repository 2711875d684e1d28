/** Passwords of staff: Argon2id with the parameters that OWASP recommends; hashing runs outside of the event loop. */
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const MIN_PASSWORD_LENGTH = 10

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Compared with where there is no account, so that an unknown name takes as long as a known one. */
let nobodys: Promise<string> | undefined

/** Whether a password is the one of this hash; null: of no account, which it never is. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password)
  nobodys ??= hashPassword(randomBytes(16).toString('hex'))
  await verify(await nobodys, password)
  return false
}

/** A new password that can be read out and typed: 20 letters and digits without those that look alike. */
export function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const bytes = randomBytes(20)
  return [...bytes]
    .map((byte) => letters[byte % letters.length])
    .join('')
    .replace(/(.{5})(?=.)/g, '$1-')
}
