import { z } from 'zod'
import { activityKind } from '../activity/shapes'
import { memberCard } from '../card/shapes'
import { id, moment, picture, text } from '../common'

/**
 * One thing of a grant. `waiting`: there was none left; `processing`: it is on its way to where it is charged; `failed`: it
 * came back. All three can be asked for again.
 */
export const grantLine = z.object({
  lineId: id,
  kind: z.enum(['card', 'product']),
  itemId: id,
  name: text(60),
  picture,
  state: z.enum(['granted', 'waiting', 'processing', 'failed']),
  /** Why it is not there, where that is known. */
  reason: text(100).nullable(),
  /** The card that it became. */
  card: memberCard.nullable(),
  /** The receive record that it became. */
  receiveId: id.nullable()
})

/** What a member was given in an activity. */
export const grant = z.object({
  activityId: id,
  kind: activityKind,
  title: text(40),
  takenAt: moment,
  lines: z.array(grantLine)
})

/** What became of one card of several that were asked for. */
export const cardOutcome = z.object({
  cardId: id,
  name: text(60),
  /** `had`: it was opened before; `refused`: it is not for this number. */
  outcome: z.enum(['opened', 'had', 'refused']),
  card: memberCard.nullable()
})
