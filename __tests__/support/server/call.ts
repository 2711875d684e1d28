import { randomUUID } from 'node:crypto'
import { endpointPath, type Endpoint } from '../../../contract/endpoint'
import type { App } from '../../../server/app'

/** How a call is made besides its input. */
export interface CallOptions {
  readonly token?: string
  /** `Idempotency-Key`; a keyed endpoint gets one of its own where none is given. */
  readonly key?: string
  readonly channel?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly ip?: string
}

/** What came back. `data` is whatever the test says it is. */
export interface CallResult<D> {
  readonly status: number
  readonly resultCode: string
  readonly resultMsg: string
  readonly data: D
  readonly requestId?: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** Calls an endpoint of the contract as the client does: `await call<Order>(app, orderEndpoints.createOrder, {…}, { token })`. */
export async function call<D = unknown>(
  app: App,
  endpoint: Endpoint,
  input: Readonly<Record<string, unknown>> = {},
  options: CallOptions = {}
): Promise<CallResult<D>> {
  const inQuery = endpoint.method === 'GET' || endpoint.inQuery
  const key = options.key ?? (endpoint.keyed ? randomUUID() : undefined)
  const response = await app.server.inject({
    method: endpoint.method,
    url: (options.channel ? `/${options.channel}` : '') + endpointPath(endpoint),
    headers: {
      ...(options.token ? { 'auth-token': options.token, token: options.token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...options.headers
    },
    ...(options.ip ? { remoteAddress: options.ip } : {}),
    ...(inQuery ? { query: asQuery(input) } : { payload: input })
  })
  const envelope = response.json<Omit<CallResult<D>, 'status' | 'headers'>>()
  return { ...envelope, status: response.statusCode, headers: response.headers }
}

function asQuery(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
