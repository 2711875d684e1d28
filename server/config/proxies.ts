import { isIP } from 'node:net'

const GROUPS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Whether a list names proxies whose `X-Forwarded-For` can be trusted: addresses, networks, or groups of them. `true`, a number
 * of hops or a network of everybody would let any caller choose the address that limits count.
 */
export function namesProxies(list: string): boolean {
  return list === 'false' || list.split(',').every((part) => isProxy(part.trim()))
}

function isProxy(text: string): boolean {
  if (GROUPS.has(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
