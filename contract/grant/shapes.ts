import { z } from 'zod'
import { activityKind } from '../activity/shapes'
import { memberCard } from '../card/shapes'
import { id, moment, picture, text } from '../common'

/**
 * One item of a grant. `waiting`: out of stock; `processing`: the recharge is in progress; `failed`: it was
 * rejected. All three can be requested again.
 */
export const grantLine = z.object({
  lineId: id,
  kind: z.enum(['card', 'product']),
  itemId: id,
  name: text(60),
  picture,
  state: z.enum(['granted', 'waiting', 'processing', 'failed']),
  /** Why it is missing, if known. */
  reason: text(100).nullable(),
  /** The resulting card. */
  card: memberCard.nullable(),
  /** The resulting receive record. */
  receiveId: id.nullable()
})

/** What a member received in an activity. */
export const grant = z.object({
  activityId: id,
  kind: activityKind,
  title: text(40),
  takenAt: moment,
  lines: z.array(grantLine)
})

/** Result for one of several requested cards. */
export const cardOutcome = z.object({
  cardId: id,
  name: text(60),
  /** `had`: opened before; `refused`: not for this number. */
  outcome: z.enum(['opened', 'had', 'refused']),
  card: memberCard.nullable()
})
