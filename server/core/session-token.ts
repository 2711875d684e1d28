import { createHash } from 'node:crypto'

/** Finds the member of a session by the hash of its token, or of its page key; null when it is unknown, revoked or over. */
export type SessionReader = (hash: string, now: Date) => Promise<{ memberId: string } | null>

/** The stored form of a session token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The key of a session with which its pages are drawn and nothing else: it is made of the token, which nobody gets back from it,
 * and opens no call (ADR 0017).
 */
export function pageKeyOf(token: string): string {
  return createHash('sha256').update(`page:${token}`).digest('base64url')
}

/** More is no token of ours. */
export const MAX_TOKEN_LENGTH = 256
