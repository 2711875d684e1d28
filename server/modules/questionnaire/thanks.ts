import type { Thanks } from '@contract/types'
import { withTransaction, type Queryable, type Tx } from '../../db/client'
import { BusinessError } from '../../core/business-error'
import { findHeld, receiveCoupon } from '../coupon'
import { creditPoints } from '../points'
import type { Requester } from './read'
import type { QuestionnaireRow, ResponseRow } from './repository'

type Given = Pick<ResponseRow, 'pointsGiven' | 'couponReceiveId'>

const MAX_TRIES = 3

/** Gives a questionnaire's rewards, once per member; those no longer available are skipped. */
export async function grantRewards(
  tx: Tx,
  { id, points, couponId }: QuestionnaireRow,
  { memberId, channel, now }: Requester
): Promise<Given> {
  const source = `questionnaire:${id}:${memberId}`
  const account = { memberId, channel }
  const hasValue = points !== null && (await creditPoints(tx, account, points, { source, at: now }))
  const couponReceiveId =
    couponId === null ? null : await couponOf(tx, { memberId, couponId, channel, requestKey: source, now })
  return { pointsGiven: hasValue ? points : null, couponReceiveId }
}

/**
 * A coupon; null if none is left for this member. Each attempt is rolled back separately: a concurrent call may claim
 * the same one.
 */
async function couponOf(tx: Tx, claim: Parameters<typeof receiveCoupon>[1]): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withTransaction(tx, (part) => receiveCoupon(part, claim))
    } catch (problem) {
      if (problem instanceof BusinessError) return null
      if (attempt === MAX_TRIES) throw problem
    }
  }
}

/** The rewards given, for display. */
export async function thanksSent(
  { memberId, pointsGiven, couponReceiveId }: Given & Pick<ResponseRow, 'memberId'>,
  db: Queryable
): Promise<Thanks> {
  const held = couponReceiveId === null ? null : await findHeld(memberId, couponReceiveId, db)
  return { points: pointsGiven, couponName: held?.name ?? null }
}
