import { nameOf } from '@/lib/query-string'

/** The part of an address that WeChat signs. */
const withoutHash = (address: string) => address.split('#')[0] ?? ''

/** Credentials and proofs of identity: never passed on, neither for signing nor for sharing. */
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
  // it contains no secrets: launch removed them before anything was rendered
  const here = withoutHash(current)
  return system === 'ios' ? [...new Set([publicAddress(first), here])] : [here]
}
