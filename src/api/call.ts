import { endpointPath, type Endpoint } from '@contract/endpoint'
import type { AnyEndpoint, DataOf, InputOf, KeyedEndpoint, PlainEndpoint } from '@contract/types'
import { currentBase } from '@/channels/current'
import { withQuery } from '@/lib/query-string'
import { saveDeviceKey } from '@/platform/storage/device-key'
import { setServerNow } from '@/lib/server-now'
import { unwrap } from './envelope'
import { ApiError } from './error'
import { react } from './failure'
import { callHeaders } from './headers'
import { request } from './request'
import { sentLoggedIn } from './send-again'

export interface CallOptions {
  /** The page shows the failure itself: no toast. The rest of the catalogue still applies. */
  readonly quiet?: boolean
  readonly signal?: AbortSignal | undefined
  /** The call is a login itself: a 305 response does not start another. */
  readonly isLogin?: true
  /** Base address in place of that of the current channel. */
  readonly base?: string
  /** The response is ignored (visit records): a failure has no effect at all. */
  readonly background?: true
  /** On the web the call goes on when its page is left or closed. */
  readonly keepalive?: true
}

type Values = Record<string, string | number | undefined>

interface KeyOption {
  readonly idempotencyKey?: string
}

async function send(endpoint: Endpoint, input: object, options: CallOptions & KeyOption): Promise<unknown> {
  const url = (options.base ?? currentBase()) + endpointPath(endpoint)
  const inQuery = endpoint.method === 'GET' || endpoint.inQuery === true
  const answer = await request({
    url: inQuery ? withQuery(url, input as Values) : url,
    method: endpoint.method,
    ...(endpoint.method === 'POST' ? { data: inQuery ? {} : input } : {}),
    header: {
      ...(endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...callHeaders(options.idempotencyKey)
    },
    signal: options.signal,
    keepalive: options.keepalive
  })
  saveDeviceKey(answer.header)
  const date = answer.header['date'] ?? answer.header['Date']
  if (date) setServerNow(Date.parse(date))
  return unwrap(answer.data)
}

async function make<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & KeyOption
): Promise<DataOf<E>> {
  try {
    const sent = () => send(endpoint, input, options)
    // neither a login itself nor a background call starts a login
    const answer = options.isLogin || options.background ? sent() : sentLoggedIn(sent, options.signal)
    return (await answer) as DataOf<E>
  } catch (error) {
    // a call that no caller is waiting for reports nothing
    if (error instanceof ApiError && !options.signal?.aborted && !options.background)
      react(error, { quiet: options.quiet ?? false })
    throw error
  }
}

/**
 * Makes a call of the contract and returns its data: `call(orderEndpoints.orderDetail, { orderNo })`. Keyed
 * calls are writes and are made by `useWrite`.
 * @throws ApiError; the reaction of the error catalogue (toast, login, home) has been carried out by then
 */
export const call = <E extends PlainEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {}
): Promise<DataOf<E>> => make(endpoint, input, options)

/** The same for a keyed write: one key for all attempts of the same write. For src/api only. */
export const callWithKey = <E extends KeyedEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & Required<KeyOption>
): Promise<DataOf<E>> => make(endpoint, input, options)
