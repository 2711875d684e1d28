import type { Page } from 'playwright-core'
import { newMobile } from '../../support/api'
import { appOrigin } from './phone'

/** What a distributor sends along with its user. */
export interface Sending {
  readonly targetUrl?: string
  readonly cardNumber?: string
  readonly mobile?: string
}

/** The address to which the sandbox's distributor sends a user, with a fresh sign. */
export async function signedEntry({ mobile = newMobile(), ...more }: Sending = {}): Promise<URL> {
  const answer = await fetch(`${appOrigin()}/sandbox/distributor`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: appOrigin() },
    body: new URLSearchParams({ channel: 'main', mobile, ...more }).toString()
  })
  const address = answer.headers.get('location')
  if (!address) throw new Error(`the distributor sends nobody: ${answer.status} ${await answer.text()}`)
  return new URL(address, appOrigin())
}

/** Everything by which a secret could leave the page: addresses and referrers of all but the first request. */
export function watchAddresses(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(request.url())
    seen.push(request.headers()['referer'] ?? '')
  })
  return seen
}

/** A stored value of the app. */
export const storedOn = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name) ?? sessionStorage.getItem(name)
    return text === null ? undefined : (JSON.parse(text) as { v: unknown }).v
  }, key)
