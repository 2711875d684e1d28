/** What a caller can do in an activity, given its state. Pure. */
import type { Activity, Purchase } from '@contract/types'

export type ActivityKind = Activity['kind']
export type ActivityState = Activity['state']
export type ActivityAction = Activity['action']

/** What decides what a caller may do. */
export interface ActionInput {
  readonly kind: ActivityKind
  readonly startsAt: Date
  readonly endsAt: Date
  /** Remaining gifts; null = unlimited. The stock of what is sold is in `purchase`. */
  readonly stockLeft: number | null
  readonly state: ActivityState
  readonly loggedIn: boolean
  /** For the first item that it sells or gives; undefined if there is none (any longer). */
  readonly purchase: Purchase | undefined
}

const GIVES: Readonly<Record<ActivityKind, 'take' | 'sign' | undefined>> = {
  gift: 'take',
  sign: 'sign',
  code: 'take',
  directed: 'take',
  unique: 'take',
  cards: 'take',
  paid: undefined,
  distribution: undefined
}

const none = (reason: ActivityAction['reason']): ActivityAction => ({ do: 'none', reason })

/**
 * The caller's next step, or the first reason why there is none: having received it takes precedence over the
 * activity's dates.
 */
export function actionOf(input: ActionInput, now: Date): ActivityAction {
  const gives = GIVES[input.kind]
  if (gives && input.state !== 'none') return none('done')
  if (now < input.startsAt) return none('not_started')
  if (now >= input.endsAt) return none('ended')
  if (!input.purchase) return none('off_sale')
  if (!gives) return buying(input.purchase)
  if (input.stockLeft !== null && input.stockLeft <= 0) return none('sold_out')
  return { do: input.loggedIn ? gives : 'login', reason: 'ok' }
}

function buying({ reason }: Purchase): ActivityAction {
  if (reason === 'ok') return { do: 'buy', reason: 'ok' }
  return none(reason === 'owned' ? 'done' : reason)
}

/** Identifies the visitor: the member on any device, else the device. */
export const visitorOf = (memberId: string | null, deviceId: string) =>
  memberId === null ? `d:${deviceId}` : `m:${memberId}`
