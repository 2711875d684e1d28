import { entryEndpoints } from '@contract/session/entry-endpoints'
import { call } from '@/api/call'
import { currentBase, currentChannel } from '@/channels/current'
import { isLoggedIn } from '@/features/session/atoms'
import { nameOf, withQuery } from '@/lib/query-string'
import { platform } from '@/platform/environment/kind'
import { pathOf } from '@/routes/paths'

const ORIGIN = /^https?:\/\/[^/?#]+/i
/** Parameters that we add, and that a link's author must not set. */
const OURS: readonly string[] = ['token12', 'channel']

/**
 * Whether a URL is a page of our own H5 app: the exact origin of the backend, and a path of the routes table.
 */
export function isOwnPage(url: string): boolean {
  const origin = ORIGIN.exec(url)?.[0]
  if (!origin || origin.toLowerCase() !== ORIGIN.exec(currentBase())?.[0].toLowerCase()) return false
  return pathOf(url.slice(origin.length).split(/[?#]/)[0] ?? '') !== undefined
}

/** Only in the mini-program: a web view does not share its session. */
export const needsTicket = (url: string): boolean => platform() === 'mini' && isOwnPage(url)

/**
 * Whether `#token12=…`, `#/pages/x?token12=…` would be parsed as ours: the app also reads parameters after
 * the hash.
 */
const namesOurs = (hash: string) => hash.split(/[#?&/]/).some((part) => OURS.includes(nameOf(part)))

/** Removes what a link's author set in our name: the pair in the query, and the whole hash. */
function without(url: string): { readonly address: string; readonly hash: string } {
  const [whole = '', ...rest] = url.split('#')
  const hash = rest.join('#')
  const [path = '', search = ''] = whole.split('?')
  const stored = search.split('&').filter((pair) => pair && !OURS.includes(nameOf(pair)))
  return {
    address: stored.length > 0 ? `${path}?${stored.join('&')}` : path,
    hash: rest.length > 0 && !namesOurs(hash) ? `#${hash}` : ''
  }
}

/** A ticket that logs this member in once; undefined for a visitor or if none can be obtained. */
async function ticket(): Promise<string | undefined> {
  if (!isLoggedIn()) return undefined
  try {
    return (await call(entryEndpoints.createWebTicket, {}, { quiet: true })).ticket
  } catch {
    return undefined
  }
}

/**
 * The URL that a web view of the mini-program loads. A page of our own H5 app gets the channel and, for a
 * member, a one-time ticket (`token12`), so that the user is logged in there too; any other URL is unchanged.
 */
export async function addressInWebView(url: string): Promise<string> {
  if (!needsTicket(url)) return url
  const { address, hash } = without(url)
  return withQuery(address, { token12: await ticket(), channel: currentChannel().code }) + hash
}
