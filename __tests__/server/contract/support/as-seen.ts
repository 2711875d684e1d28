import type { Endpoint } from '../../../../contract/endpoint'

type Input = Readonly<Record<string, unknown>>

const isQuery = ({ method, inQuery }: Endpoint) => method === 'GET' || Boolean(inQuery)

/** An input as a client can send it: in a query everything is text. */
export function asSent(endpoint: Endpoint, input: Input): Record<string, unknown> {
  if (!isQuery(endpoint)) return { ...input }
  // an address has no half of a surrogate pair
  const text = (value: unknown) =>
    (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).replace(
      /\p{Cs}/gu,
      '\uFFFD'
    )
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, text(value)]))
}

/** What was sent as the server sees it: a body as JSON, of a query only what is not blank. */
export function asSeen(endpoint: Endpoint, sent: Input): unknown {
  if (!isQuery(endpoint)) return JSON.parse(JSON.stringify(sent)) as unknown
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => String(value).trim() !== ''))
}
