import { createHmac } from 'node:crypto'

/**
 * What a partner knows a member by: always the same with one partner, different with each, and no way back from it to the
 * member. Never the phone number, never our own id.
 */
export function userIdOf(signingSecret: string, partner: string, memberId: string): string {
  return createHmac('sha256', signingSecret)
    .update(`partner user ${partner} ${memberId}`)
    .digest('base64url')
    .slice(0, 32)
}
