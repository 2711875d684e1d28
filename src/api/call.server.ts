import type { DataOf, InputOf, KeyedEndpoint, PlainEndpoint } from '@contract/types'
import { requestScope } from '@/lib/request-scope'

/** A read, answered by the server that draws the page. Rejects as the call would be refused. */
export const call = <E extends PlainEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> =>
  requestScope().answer(endpoint, input) as Promise<DataOf<E>>

/** Drawing a page writes nothing. */
export const callWithKey = (endpoint: KeyedEndpoint): Promise<never> =>
  Promise.reject(new Error(`A drawing does not call ${endpoint.path}`))
