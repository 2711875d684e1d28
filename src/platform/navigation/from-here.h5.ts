const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(?=\/)/

/**
 * A development server calls itself localhost, which a phone in the same network cannot reach, and which is a
 * different origin from 127.0.0.1: replaced by the page's own origin, which leads to the same server. Real
 * addresses stay unchanged.
 */
export function fromHere(address: string): string {
  if (!LOOPBACK.test(address)) return address
  const url = new URL(address.replace(LOOPBACK, window.location.origin))
  const back = url.searchParams.get('redirect_url')
  if (back) url.searchParams.set('redirect_url', back.replace(LOOPBACK, window.location.origin))
  return url.href
}
