/** What all changes by hand have in common. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import { addHandChanges } from '../../db/catalogue-files/hand-changes'
import type { Tx } from '../../db/client'

/** Who changes something, why and when. */
export interface Hand {
  readonly staffName: string
  readonly reason: string
  readonly now: Date
}

/** A change as the audit trail keeps it. */
export interface Change<Values> {
  readonly before: Values
  readonly after: Values
}

/** An entry of a file: `mall-skus`, `tea-s`. */
export interface Place {
  readonly kind: string
  readonly itemId: string
}

export type Properties = Readonly<Record<string, unknown>>

/** Keeps what was changed for `catalogue export` and `apply`. */
export function keepChange(
  { kind, itemId }: Place,
  { before, after }: Change<Properties>,
  { staffName, reason, now }: Hand,
  tx: Tx
): Promise<void> {
  const changes = Object.keys(after).map((property) => ({
    kind,
    itemId,
    property,
    before: before[property],
    value: after[property],
    staffName,
    reason,
    at: now
  }))
  return addHandChanges(changes, tx)
}

export const noEntry = () => notFound('没有这件商品')

/** Somebody was faster, or what is there does not allow it. */
export const refused = (message: string) => new BusinessError(RESULT.orderState, message)

export const badRequest = (message: string) => new BusinessError(RESULT.badRequest, message)
