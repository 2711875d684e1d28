import { activityEndpoints } from '@contract/activity/endpoints'
import type { ActivityGain } from '@contract/types'
import { call } from '@/api/call'
import { ApiError, isDecided } from '@/api/error'
import { touch } from '@/api/touch'
import { settleWish, wishKey } from '@/api/wish-key'

/** One wish has one key until the server has decided it; nearly all that the member sees may have changed then. */
async function once<T>(
  name: string,
  input: object,
  send: (idempotencyKey: string) => Promise<T>
): Promise<T> {
  try {
    const gain = await send(wishKey(name, input))
    settleWish(name)
    return gain
  } catch (error) {
    // undecided: the next press asks with the same key, so nothing is given twice
    if (isDecided(error)) settleWish(name)
    throw error
  } finally {
    void touch(activityEndpoints.takeGift)
  }
}

/** Takes the gift of an activity. @throws ApiError; the message has been shown as a toast */
export function takeGift(activityId: string): Promise<ActivityGain> {
  const input = { activityId }
  return once(`gift|${activityId}`, input, (idempotencyKey) =>
    call(activityEndpoints.takeGift, input, { idempotencyKey })
  )
}

export interface Signature {
  readonly activityId: string
  readonly name: string
  readonly agreementVersion: string
}

const NO_ANSWER = '签约未完成，请检查网络后再试'

/** What to say about a signing that failed. */
export const signFaultText = (error: unknown): string =>
  error instanceof ApiError && error.kind === 'business' ? error.message : NO_ANSWER

/** Signs an activity. @throws ApiError; no toast: the page says what is wrong */
export const signActivity = (signature: Signature): Promise<ActivityGain> =>
  once(`sign|${signature.activityId}`, signature, (idempotencyKey) =>
    call(activityEndpoints.signActivity, signature, { idempotencyKey, quiet: true })
  )
