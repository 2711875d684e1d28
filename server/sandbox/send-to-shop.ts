import { sendOutgoing } from '../gateways/outgoing'

const LIMITS = { timeoutMs: 5000, maxBytes: 100_000 }

/**
 * Sends an outside system's reports to the shop, on behalf of its sandbox: always to a configured address, never to
 * one from a request or a row.
 * @throws if it is unreachable or does not respond with 2xx
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
