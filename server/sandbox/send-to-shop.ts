import { sendOutgoing } from '../gateways/outgoing'

const LIMITS = { timeoutMs: 5000, maxBytes: 100_000 }

/**
 * Posts what an outside system reports to the shop, as its sandbox: always to an address of the settings, never to one that a
 * request or a row names. @throws when it is not reached or does not answer with 2xx
 */
export async function sendToShop(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string
): Promise<void> {
  const request = { base: address, url: new URL(address), method: 'POST', headers, body } as const
  const { status } = await sendOutgoing(request, LIMITS)
  if (status < 200 || status > 299) throw new Error(`HTTP ${status}`)
}
