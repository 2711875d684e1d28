import type { Tag } from './tags'

/**
 * What one call of the HTTP contract is, as plain data. This is all of the contract that the client has at run time;
 * the schemas beside it (`schema.ts`) reach the client as types only.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST'
  /** The path to the letter of the specification (rule call.all); see {@link endpointPath} for what precedes it. */
  readonly path: string
  /** Who may call: anybody, or a logged-in member. */
  readonly access: 'public' | 'member'
  /** True for a write that must carry `Idempotency-Key`: its first answer is kept and given again. */
  readonly keyed?: true
  /** True where the answer is a stream of events, each as `data` of the schema says; a refusal is an envelope as everywhere. */
  readonly streams?: true
  /** True for a call that the specification does not list and a page needs. */
  readonly extension?: true
  /** `multipart` for the one upload; JSON otherwise. */
  readonly body?: 'multipart'
  /** True where a POST carries its parameters in its address (rule call.all), as `order/delete?orderNo=` does. */
  readonly inQuery?: true
  /** What the answer of a read tells of. */
  readonly providesTags?: readonly Tag[]
  /** What a write changes: reads that tell of it are old afterwards. */
  readonly invalidatesTags?: readonly Tag[]
}

const SERVER_PREFIX = '/unionbuy-server'

/** The complete path of a call: one with a leading slash is complete already, all others are under `/unionbuy-server`. */
export function endpointPath(endpoint: Pick<Endpoint, 'path'>): string {
  return endpoint.path.startsWith('/') ? endpoint.path : `${SERVER_PREFIX}/${endpoint.path}`
}
