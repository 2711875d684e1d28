import type { Tag } from '@contract/tags'
import type { DataOf, InputOf, KeyedEndpoint } from '@contract/types'
import { callWithKey } from './call'
import { isDecided } from './error'
import { beginSecretWrite, beginWrite, endWrite, saveOrder } from './pending-writes'
import { invalidate } from './invalidate'

/** A keyed call that waits for its key. */
export interface KeyedCall<Data> {
  readonly invalidatesTags: readonly Tag[]
  readonly send: (idempotencyKey: string, quiet: boolean) => Promise<Data>
}

/** The call of a write: `keyed(couponEndpoints.receiveCoupon, { couponId })`. */
export const keyed = <E extends KeyedEndpoint>(endpoint: E, input: InputOf<E>): KeyedCall<DataOf<E>> => ({
  invalidatesTags: endpoint.invalidatesTags,
  send: (idempotencyKey, quiet) => callWithKey(endpoint, input, { idempotencyKey, quiet })
})

/** A command that writes: what it is, and what it asks of the server. It is carried out by `useWrite`. */
export interface Write<Input extends object, Data> {
  /** Names what is one and the same write, however often it is asked for: `claim|c1`. */
  readonly name: (input: Input) => string
  readonly call: (input: Input) => KeyedCall<Data>
  /** What was sent first goes on until it is decided, whatever is asked for now: another input is no other write. */
  readonly first?: true
  /** What is sent is kept in memory alone, never on the device. */
  readonly secret?: true
  /** The page shows the failure itself: no toast. */
  readonly quiet?: true
  /** The order that it makes: the write ends with that order (`endOrder`), not with the answer. */
  readonly orderOf?: (data: Data) => string
  /** Of what it touches, what is not asked for anew before it is next needed. */
  readonly later?: readonly Tag[]
  /** Takes the answer in before anybody sees it. */
  readonly took?: (data: Data) => void
}

/** What a write has given. */
export interface Written<Data> {
  readonly data: Data
  /** Resolves when what it made old has been read anew. */
  readonly refreshed: Promise<void>
}

/**
 * Carries a write out, once however often it is called until the server has decided it: its key is kept over failures,
 * reloads and logins. Whatever came of it, what it touches is old then: also a write whose answer was lost may be done.
 * @throws ApiError; undecided ones may be tried again as they are
 */
export async function performWrite<Input extends object, Data>(
  write: Write<Input, Data>,
  requested: Input
): Promise<Written<Data>> {
  const name = write.name(requested)
  const { key, input } = write.secret
    ? beginSecretWrite(name, requested)
    : beginWrite(name, requested, write.first)
  const call = write.call(input)
  try {
    const data = await call.send(key, write.quiet ?? false)
    if (write.orderOf) saveOrder(name, key, write.orderOf(data))
    else endWrite(name, key)
    write.took?.(data)
    return { data, refreshed: invalidate(call, write.later) }
  } catch (error) {
    if (isDecided(error)) endWrite(name, key)
    void invalidate(call, write.later)
    throw error
  }
}
