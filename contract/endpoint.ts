import type { Tag } from './tags'

/**
 * One call of the HTTP contract, as plain data. This is all of the contract that the client has at run time;
 * the schemas beside it (`schema.ts`) reach the client as types only.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** The path exactly as in the specification (rule call.all); see {@link endpointPath} for its prefix. */
  readonly path: string
  /** Who may call: anybody, or a logged-in member. */
  readonly access: 'public' | 'member'
  /** True for a write that must carry `Idempotency-Key`: its first response is stored and replayed. */
  readonly keyed?: true
  /** True if the response is a stream of events whose `data` follows the schema; a refusal is an envelope as everywhere. */
  readonly streams?: true
  /** True for a call that the specification does not list and a page needs. */
  readonly extension?: true
  /** `multipart` for the one upload; JSON otherwise. */
  readonly body?: 'multipart'
  /** True if a POST carries its parameters in its query string (rule call.all), as `order/delete?orderNo=` does. */
  readonly inQuery?: true
  /** Tags of the data that a read returns. */
  readonly providesTags?: readonly Tag[]
  /** Tags of the data that a write changes: reads that return them become stale. */
  readonly invalidatesTags?: readonly Tag[]
}

const SERVER_PREFIX = '/unionbuy-server'

/** The full path of a call: a leading slash means it is complete already, all others are under `/unionbuy-server`. */
export function endpointPath(endpoint: Pick<Endpoint, 'path'>): string {
  return endpoint.path.startsWith('/') ? endpoint.path : `${SERVER_PREFIX}/${endpoint.path}`
}
