/** Calls of the contract over one connection that stays open, as a phone makes them. */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { endpointPath, type Endpoint } from '../../contract/endpoint'
import { endpoints, type EndpointName } from '../../contract/endpoints'
import { RESULT } from '../../contract/envelope/codes'
import type { Data } from '../../contract/types'

/** What is sent. */
export type Sent = Readonly<Record<string, unknown>>

/** An answered call. */
export interface Answered<N extends EndpointName> {
  readonly data: Data<N>
  /** From the request to the last byte of its answer, ms. */
  readonly ms: number
}

/** One who asks, over a connection of their own. */
export interface Asker {
  /** Makes a call. @throws Error if it is refused or fails: a refusal is no measurement */
  ask<N extends EndpointName>(name: N, sent?: Sent): Promise<Answered<N>>
  close(): void
}

export function askerOf(origin: string, token: string): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async ask<N extends EndpointName>(name: N, sent: Sent = {}) {
      const { path, method, body } = requestOf(name, sent)
      const from = performance.now()
      const text = await answerTo(agent, `${origin}${path}`, {
        method,
        body,
        headers: headersOf(name, token)
      })
      const ms = performance.now() - from
      const { resultCode, resultMsg, data } = JSON.parse(text) as Envelope<Data<N>>
      if (resultCode !== RESULT.ok) throw new Error(`${name}: ${resultCode} ${resultMsg}`)
      return { data, ms }
    },
    close: () => agent.destroy()
  }
}

interface Envelope<T> {
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: T
}

/** Method, path with its query, and body of a call. */
export function requestOf(name: EndpointName, sent: Sent) {
  const endpoint: Endpoint = endpoints[name]
  const path = endpointPath(endpoint)
  if (endpoint.method === 'POST' && !endpoint.inQuery)
    return { path, method: endpoint.method, body: JSON.stringify(sent) }
  const query = new URLSearchParams(Object.entries(sent).map(([key, value]) => [key, String(value)]))
  return { path: query.size > 0 ? `${path}?${query}` : path, method: endpoint.method, body: undefined }
}

const headersOf = (name: EndpointName, token: string) => ({
  'auth-token': token,
  ...((endpoints[name] as Endpoint).keyed ? { 'idempotency-key': randomUUID() } : {})
})

interface Outgoing {
  readonly method: string
  readonly body: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

const answerTo = (agent: Agent, url: string, { method, body, headers }: Outgoing): Promise<string> =>
  new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        agent,
        method,
        headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' }
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () => resolve(text))
        answer.on('error', reject)
      }
    )
    sending.on('error', reject)
    sending.end(body)
  })
