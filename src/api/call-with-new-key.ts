import { randomId } from '@/lib/random-id'
import type { DataOf, InputOf, KeyedEndpoint } from '@contract/types'
import { callWithKey } from './call'

/**
 * A keyed call in which every attempt is a separate call, without a toast: the server itself resumes what was
 * begun, such as the one open payment of an order. @throws ApiError
 */
export const callWithNewKey = <E extends KeyedEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> =>
  callWithKey(endpoint, input, { idempotencyKey: randomId(), quiet: true })
