/** The parameters of a page's address, as the app reads them. */

export type Parameters = Readonly<Record<string, string>>

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What stands behind the `?` of an address, decoded; of a name that comes twice the first value. */
export function parametersOf(query: string): Parameters {
  const found = new Map<string, string>()
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    const name = decoded(at < 0 ? pair : pair.slice(0, at))
    if (name && !found.has(name)) found.set(name, at < 0 ? '' : decoded(pair.slice(at + 1)))
  }
  return Object.fromEntries(found)
}

/** The name of the channel within what a mini-program's code packs into `scene`. */
const SHORT_CHANNEL = 'ch'

/** What `scene` packs; nothing where it packs nothing. */
const packedIn = ({ scene }: Parameters): Parameters => (scene?.includes('=') ? parametersOf(scene) : {})

/** The channel that a link names, checked by nobody yet. */
export function namedChannel(parameters: Parameters): string | undefined {
  return parameters['channel'] ?? packedIn(parameters)[SHORT_CHANNEL] ?? packedIn(parameters)['channel']
}

/** What logs somebody in or is spent once, and the orders that go with it (src/launch/secrets.ts). */
export const SECRETS: ReadonlySet<string> = new Set([
  ...['sign', 'token', 'lyToken', 'authCode', 'ticket', 'token12', 'lotteryTk', 'activeCode'],
  ...['oauth', 'setOpenid', 'lvyunSetOpenid', 'code', 'state']
])

const isSecret = (parameters: Parameters) => Object.keys(parameters).some((name) => SECRETS.has(name))

/** Whether an address carries what must be in no page. */
export const carriesSecret = (parameters: Parameters): boolean =>
  isSecret(parameters) || isSecret(packedIn(parameters))

/** Of these parameters those that a page reads, in one order, without any secret: no other makes a page another one. */
export function readBy(names: readonly string[], parameters: Parameters): Parameters {
  const read = [...new Set(names)].filter((name) => !SECRETS.has(name)).sort()
  return Object.fromEntries(
    read.flatMap((name) => (Object.hasOwn(parameters, name) ? [[name, parameters[name] ?? '']] : []))
  )
}

/** The path without the slashes around it, of which the router takes any number. */
export const plainPath = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`

/** The parameters as an address writes them, with its `?`; empty text for none. */
export function written(parameters: Parameters): string {
  const pairs = Object.entries(parameters).map((pair) => pair.map(encodeURIComponent).join('='))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
