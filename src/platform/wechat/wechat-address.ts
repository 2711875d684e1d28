import { nameOf } from '@/lib/query-string'

/** Ends the part of an address that WeChat signs. */
const withoutHash = (address: string) => address.split('#')[0] ?? ''

/** What lets somebody in, or proves who they are: never handed on, neither to be signed nor to be shared. */
const CREDENTIALS: ReadonlySet<string> = new Set(
  'sign token authCode ticket token12 lyToken lotteryTk activeCode code state openid setOpenid lvyunSetOpenid'.split(
    ' '
  )
)

/** An address without hash and without credentials. */
export function publicAddress(address: string): string {
  const [path = '', search = ''] = withoutHash(address).split('?')
  const stored = search.split('&').filter((pair) => pair && !CREDENTIALS.has(nameOf(pair)))
  return stored.length > 0 ? `${path}?${stored.join('&')}` : path
}

/**
 * The addresses for which the SDK is signed, the likeliest first. WeChat checks the signature against the address that
 * its own window has: on Android that follows the router (`pushState`), on iOS it stays the one with which the session
 * began, however far the user has gone since. Newer iOS versions follow too, so the current one is tried there second.
 */
export function signedAddresses(system: string, first: string, current: string): string[] {
  // nothing secret is left in it: launch took that out before anything was drawn
  const here = withoutHash(current)
  return system === 'ios' ? [...new Set([publicAddress(first), here])] : [here]
}
