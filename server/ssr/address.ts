import { PRIVATE_PARAMETERS } from '@contract/device/secrets'

/** The parameters of a page's address, parsed as in the app. */

export type Parameters = Readonly<Record<string, string>>

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The query string, decoded; for a repeated name the first value. */
export function parametersOf(query: string): Parameters {
  const found = new Map<string, string>()
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=')
    const name = decoded(at < 0 ? pair : pair.slice(0, at))
    if (name && !found.has(name)) found.set(name, at < 0 ? '' : decoded(pair.slice(at + 1)))
  }
  return Object.fromEntries(found)
}

/** The name of the channel inside a mini-program code's `scene`. */
const SHORT_CHANNEL = 'ch'

/** The content of `scene`; empty if it contains nothing. */
const packedIn = ({ scene }: Parameters): Parameters => (scene?.includes('=') ? parametersOf(scene) : {})

/** The channel named by a link, unchecked. */
export function namedChannel(parameters: Parameters): string | undefined {
  return parameters['channel'] ?? packedIn(parameters)[SHORT_CHANNEL] ?? packedIn(parameters)['channel']
}

const isSecret = (parameters: Parameters) =>
  Object.keys(parameters).some((name) => PRIVATE_PARAMETERS.includes(name))

/** Whether an address contains something that must not be in a page. */
export const carriesSecret = (parameters: Parameters): boolean =>
  isSecret(parameters) || isSecret(packedIn(parameters))

/** The parameters that a page reads, sorted and without secrets: no others affect it. */
export function readBy(names: readonly string[], parameters: Parameters): Parameters {
  const read = [...new Set(names)].filter((name) => !PRIVATE_PARAMETERS.includes(name)).sort()
  return Object.fromEntries(
    read.flatMap((name) => (Object.hasOwn(parameters, name) ? [[name, parameters[name] ?? '']] : []))
  )
}

/** The path without leading and trailing slashes, of which the router accepts any number. */
export const plainPath = (pathname: string): string => `/${pathname.replace(/^\/+|\/+$/g, '')}`

/** The parameters as a query string, with its `?`; empty text for none. */
export function written(parameters: Parameters): string {
  const pairs = Object.entries(parameters).map((pair) => pair.map(encodeURIComponent).join('='))
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
