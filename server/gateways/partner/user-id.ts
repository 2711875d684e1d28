import { createHmac } from 'node:crypto'

/**
 * A partner's id for a member: constant for one partner, different for each, and not reversible. Never the phone
 * number, never our own id.
 */
export function userIdOf(signingSecret: string, partner: string, memberId: string): string {
  return createHmac('sha256', signingSecret)
    .update(`partner user ${partner} ${memberId}`)
    .digest('base64url')
    .slice(0, 32)
}
