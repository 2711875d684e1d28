/** Statements that make the plates of a card last longer than was bought. */
import type { Tx } from '../../db/client'
import { command, statement } from '../../db/statement'

const lock = command(
  'lock-all-plates-of-card',
  'select id from member_plates where member_card_id = $1 order by id for update'
)

const lengthen = statement<{ id: string }>(
  'lengthen-plates',
  `update member_plates set ends_at = ends_at + $4 * interval '24 hours', given_days = given_days + $4
   where member_card_id = $1 and (term_id = $2 or source = 'bought') and ends_at > $3 returning id`
)

/** Redemptions from the card wait until the transaction ends. */
export async function lockPlatesOfCard(memberCardId: string, tx: Tx): Promise<void> {
  await lock([memberCardId], tx)
}

/**
 * Lets the plates of a running term, and those bought onto its card, last so many days longer; what has ended stays
 * so. The last round lasts longer, and rounds that the end of the card had cut off begin. @returns how many
 */
export const lengthenPlates = async (
  { memberCardId, termId, days, now }: LongerPlates,
  tx: Tx
): Promise<number> => (await lengthen([memberCardId, termId, now, days], tx)).length

/** Whose plates last longer, and by how much. */
export interface LongerPlates {
  readonly memberCardId: string
  readonly termId: string
  readonly days: number
  readonly now: Date
}
