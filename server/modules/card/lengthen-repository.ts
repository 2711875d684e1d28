/** Statements about a card that lasts longer than was bought. */
import type { EndOfDay } from '@contract/time'
import type { Tx } from '../../db/client'
import { command, statement } from '../../db/statement'

/** A term that has not ended. Renewals begin where a day ends. */
interface OpenTerm {
  readonly termId: string
  readonly startsAt: EndOfDay<Date>
  readonly endsAt: EndOfDay<Date>
}

const known = statement<{ cardId: string }>(
  'card-to-lengthen',
  'select card_id as "cardId" from member_cards where id = $1 and member_id = $2'
)
const lock = statement<{ expiresAt: EndOfDay<Date> | null }>(
  'lock-card-to-lengthen',
  `select expires_at as "expiresAt" from member_cards where id = $1 and state = 'active' for update`
)
const open = statement<OpenTerm>(
  'open-terms-of-card',
  `select id as "termId", starts_at as "startsAt", ends_at as "endsAt" from card_terms
   where member_card_id = $1 and ends_at > $2 order by starts_at`
)
const lengthen = command(
  'lengthen-term',
  `update card_terms set ends_at = ends_at + $2 * interval '24 hours', given_days = given_days + $2 where id = $1`
)

/** The card product of a member's card; undefined if it is not theirs. */
export const cardToLengthen = async (memberId: string, memberCardId: string, tx: Tx) =>
  (await known([memberCardId, memberId], tx))[0]

/** The end of an active card; purchases onto it wait until the transaction ends. */
export const lockCardToLengthen = async (memberCardId: string, tx: Tx) => (await lock([memberCardId], tx))[0]

/** The terms of a card that have not ended, in their order. */
export const termsFrom = (memberCardId: string, now: Date, tx: Tx): Promise<OpenTerm[]> =>
  open([memberCardId, now], tx)

export async function lengthenTerm(termId: string, days: number, tx: Tx): Promise<void> {
  await lengthen([termId, days], tx)
}
