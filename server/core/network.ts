import { isIP } from 'node:net'

declare const normalised: unique symbol

/**
 * The unit that counts as one caller: an IPv4 address, or an IPv6 /64, all of which belongs to one phone or home. Every limit, every
 * code sent by SMS and every log line identifies callers by it; the full address is only for external systems that require it.
 */
export type Network = string & { readonly [normalised]: true }

/** Callers in an IPv6 /56, which a provider assigns to one customer, may together do this many times the limit of one. */
export const WIDE_SHARE = 4

const GROUPS = 8
const NARROW_GROUPS = 4

/** The network of an address. An IPv4-mapped IPv6 address (`::ffff:1.2.3.4`) counts as the IPv4 one. */
export function networkOf(address: string): Network {
  const [bare = ''] = address.split('%', 1)
  if (isIP(bare) !== 6) return bare as Network
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return ipv4Of(groups)
  return prefix(groups.slice(0, NARROW_GROUPS), 64)
}

/** The /56 that contains a /64; null for an IPv4 address. */
export function wideNetworkOf(network: Network): string | null {
  if (!network.endsWith('::/64')) return null
  const groups = network.slice(0, -'::/64'.length).split(':')
  const last = Number.parseInt(groups.at(-1) ?? '0', 16) & 0xff00
  return prefix([...groups.slice(0, -1).map((group) => Number.parseInt(group, 16)), last], 56)
}

const prefix = (groups: readonly number[], bits: number) =>
  `${groups.map((group) => group.toString(16)).join(':')}::/${bits}` as Network

function ipv4Of(groups: readonly number[]): Network {
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
  return bytes.join('.') as Network
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::', 2)
  const before = numbersOf(head)
  if (tail === undefined) return before
  const after = numbersOf(tail)
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after]
}

function numbersOf(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
