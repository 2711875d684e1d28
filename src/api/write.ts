import type { Tag } from '@contract/tags'
import type { DataOf, InputOf, KeyedEndpoint } from '@contract/types'
import { callWithKey } from './call'
import { isDecided, isQueued } from './error'
import { beginSecretWrite, beginWrite, endWrite, openWrite, saveOrder } from './pending-writes'
import { invalidate } from './invalidate'

/** A keyed call, still without its key. */
export interface KeyedCall<Data> {
  readonly invalidatesTags: readonly Tag[]
  readonly send: (idempotencyKey: string, quiet: boolean) => Promise<Data>
}

/** The call of a write: `keyed(couponEndpoints.receiveCoupon, { couponId })`. */
export const keyed = <E extends KeyedEndpoint>(endpoint: E, input: InputOf<E>): KeyedCall<DataOf<E>> => ({
  invalidatesTags: endpoint.invalidatesTags,
  send: (idempotencyKey, quiet) => callWithKey(endpoint, input, { idempotencyKey, quiet })
})

/** A command that writes: its identity and its call to the server. Carried out by `useWrite`. */
export interface Write<Input extends object, Data> {
  /** Identifies one and the same write, however often it is requested: `claim|c1`. */
  readonly name: (input: Input) => string
  readonly call: (input: Input) => KeyedCall<Data>
  /**
   * The write sent first continues until it is decided, whatever is requested now: a different input is not a
   * different write.
   */
  readonly first?: true
  /** The input is kept in memory only, never on the device. */
  readonly secret?: true
  /** The page shows the failure itself: no toast. */
  readonly quiet?: true
  /** The order that it creates: the write ends with that order (`endOrder`), not with the answer. */
  readonly orderOf?: (data: Data) => string
  /** Those of the touched tags that are refetched only when next needed. */
  readonly later?: readonly Tag[]
  /** Processes the response before anyone else sees it. */
  readonly took?: (data: Data) => void
}

/** The result of a write. */
export interface Written<Data> {
  readonly data: Data
  /** Resolves when what it invalidated has been refetched. */
  readonly refreshed: Promise<void>
}

/**
 * Carries out a write, only once however often it is called until the server has decided it: its key survives
 * failures, reloads and logins. Whatever the outcome, what it touches is then invalidated: a write whose
 * response was lost may have succeeded too.
 * @throws ApiError; undecided writes may be retried unchanged
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
    if (isQueued(error)) openWrite(name, key)
    void invalidate(call, write.later)
    throw error
  }
}
