import { createHash } from 'node:crypto'

/** Finds the member of a session by the hash of its token, or of its page key; null if it is unknown, revoked or expired. */
export type SessionReader = (hash: string, now: Date) => Promise<{ memberId: string } | null>

/** The stored form of a session token: its hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The key of a session that only renders its pages: derived one-way from the token, and
 * not accepted by any call (ADR 0017).
 */
export function pageKeyOf(token: string): string {
  return createHash('sha256').update(`page:${token}`).digest('base64url')
}

/** Longer values are not our tokens. */
export const MAX_TOKEN_LENGTH = 256
