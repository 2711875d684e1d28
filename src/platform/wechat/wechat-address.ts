import { PRIVATE_PARAMETERS } from '@contract/device/secrets'
import { nameOf } from '@/lib/query-string'

/** The part of an address that WeChat signs. */
const withoutHash = (address: string) => address.split('#')[0] ?? ''

/** An address without hash, credentials and proofs of identity: what may be signed and shared. */
export function publicAddress(address: string): string {
  const [path = '', search = ''] = withoutHash(address).split('?')
  const stored = search.split('&').filter((pair) => pair && !PRIVATE_PARAMETERS.includes(nameOf(pair)))
  return stored.length > 0 ? `${path}?${stored.join('&')}` : path
}

/**
 * The addresses for which the SDK is signed, the likeliest first. WeChat checks the signature against the address that
 * its own window has: on Android that follows the router (`pushState`), on iOS it stays the one with which the session
 * began, however far the user has gone since. Newer iOS versions follow too, so the current one is tried there second.
 */
export function signedAddresses(system: string, first: string, current: string): string[] {
  // it contains no secrets: launch removed them before anything was rendered
  const here = withoutHash(current)
  return system === 'ios' ? [...new Set([publicAddress(first), here])] : [here]
}
