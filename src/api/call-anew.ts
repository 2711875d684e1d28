import { randomId } from '@/lib/random-id'
import type { DataOf, InputOf, KeyedEndpoint } from '@contract/types'
import { callWithKey } from './call'

/**
 * A keyed call of which each try is a call of its own, without a toast: the server itself goes on with what was begun, as
 * with the one open payment of an order. @throws ApiError
 */
export const callAnew = <E extends KeyedEndpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> =>
  callWithKey(endpoint, input, { idempotencyKey: randomId(), quiet: true })
