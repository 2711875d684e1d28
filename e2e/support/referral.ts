import { guestSession } from './guest-session'
import { ask, type Buyer } from './buy'

/** A member who invites, and their code. */
export async function inviting(origin: string): Promise<Buyer & { readonly code: string }> {
  const buyer = { origin, channel: 'main', token: await guestSession(origin) }
  return { ...buyer, code: await codeOf(buyer) }
}

/** The code by which a member invites, made where they have none yet. */
export async function codeOf(buyer: Buyer): Promise<string> {
  const path = '/unionbuy-server/distribution/openInvitation'
  return (await ask<{ code: string }>(buyer, 'POST', path, {})).code
}

/** Gives back an order of one thing that was not used. */
export const giveBack = (buyer: Buyer, orderNo: string): Promise<unknown> =>
  ask(buyer, 'POST', '/unionbuy-server/aftersale/apply', {
    orderNo,
    kind: 'refund',
    lines: [{ lineNo: 1, quantity: 1 }],
    reason: '不想要了'
  })

/** ABCD EFGH, as the page shows it. */
export const shownCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
