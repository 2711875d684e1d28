import type { DataOf, InputOf, KeyedEndpoint, PlainEndpoint } from '@contract/types'
import { refusalOf } from '@contract/envelope/refusal'
import { requestScope } from '@/lib/request-scope'
import { ApiError } from './error'

/** A read, answered by the server that renders the page. Rejects as the client's call would. */
export const call = <E extends PlainEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> =>
  requestScope().answer(endpoint, input).catch(refuse) as Promise<DataOf<E>>

/** Missing data is reported in the same way as by the client's own calls. */
function refuse(problem: unknown): never {
  const refusal = refusalOf(problem)
  throw refusal ? new ApiError('business', refusal.code, refusal.message) : problem
}

/** Rendering a page writes nothing. */
export const callWithKey = (endpoint: KeyedEndpoint): Promise<never> =>
  Promise.reject(new Error(`A drawing does not call ${endpoint.path}`))
