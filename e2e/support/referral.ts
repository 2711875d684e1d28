import { guestSession } from './guest-session'
import { ask, type Buyer } from './buy'

/** A member who invites, and their code. */
export async function inviting(origin: string): Promise<Buyer & { readonly code: string }> {
  const buyer = { origin, channel: 'main', token: await guestSession(origin) }
  const { code } = await ask<{ code: string }>(
    buyer,
    'POST',
    '/unionbuy-server/distribution/openInvitation',
    {}
  )
  return { ...buyer, code }
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
