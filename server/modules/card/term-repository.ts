/** The terms of cards that members hold. */
import type { Tx } from '../../db/client'
import { command, statement } from '../../db/statement'

const lock = statement('lock-card-of-member', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

const running = statement<{ id: string; cardNo: string; expiresAt: Date | null }>(
  'running-card-of-member',
  `select id, card_no as "cardNo", expires_at as "expiresAt" from member_cards
   where member_id = $1 and card_id = $2 and state = 'active' and expires_at > $3
   order by expires_at desc, id limit 1 for update`
)

const extend = command(
  'extend-card',
  'update member_cards set expires_at = $2, has_news = true where id = $1'
)

/**
 * The member's card of a product that has not ended, latest end first. Concurrent grants of the same card to the
 * member wait here until the transaction ends, even if there is none yet.
 */
export async function lockRunningCard(memberId: string, cardId: string, now: Date, tx: Tx) {
  await lockCardOfMember(memberId, cardId, tx)
  return (await running([memberId, cardId, now], tx))[0]
}

/** Whoever changes the terms of this member's card of a product waits here. */
export async function lockCardOfMember(memberId: string, cardId: string, tx: Tx): Promise<void> {
  await lock([`card ${memberId} ${cardId}`], tx)
}

/** Extends the card, and marks it as having news. */
export async function extendCard(memberCardId: string, expiresAt: Date, tx: Tx): Promise<void> {
  await extend([memberCardId, expiresAt], tx)
}
