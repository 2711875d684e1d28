/** Days of a card that staff give: a compensation, which nobody has paid for. */
import type { EndOfDay } from '@contract/time'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import type { Tx } from '../../db/client'
import { daysLater } from '../../lib/ends'
import { lengthenPlates, lockPlatesOfCard, moveIncludedPlates } from '../plate'
import { cardToLengthen, lengthenTerm, lockCardToLengthen, termsFrom } from './lengthen-repository'
import { setTerm } from './revoke-repository'
import { extendCard, lockCardOfMember } from './term-repository'

/** Whose card lasts longer, and by how much. */
export interface GivenDays {
  readonly memberId: string
  readonly memberCardId: string
  readonly days: number
  readonly now: Date
}

/**
 * Lets the term that runs last so many days longer, with its plates and those bought onto the card; renewals begin that
 * much later, with theirs. The days belong to no order: a refund does not pay for them (docs/money.md).
 * @returns the card's end before and after
 * @throws BusinessError 404 if the member has no such card, 907 if it does not run
 */
export async function giveCardDays(
  tx: Tx,
  { memberId, memberCardId, days, now }: GivenDays
): Promise<{ readonly from: EndOfDay<Date>; readonly to: EndOfDay<Date> }> {
  const known = await cardToLengthen(memberId, memberCardId, tx)
  if (!known) throw notFound('会员没有这张会员卡，可能已退款')
  await lockCardOfMember(memberId, known.cardId, tx)
  await lockPlatesOfCard(memberCardId, tx)
  const card = await lockCardToLengthen(memberCardId, tx)
  const [running, ...following] = await termsFrom(memberCardId, now, tx)
  const from = card?.expiresAt
  if (!running || !from || running.startsAt > now || from <= now) throw doesNotRun()
  // from the last one on: no two terms ever begin at the same moment
  for (const { termId, startsAt, endsAt } of following.reverse()) {
    const later = { startsAt: daysLater(startsAt, days), endsAt: daysLater(endsAt, days) }
    await setTerm(termId, later, tx)
    await moveIncludedPlates(tx, termId, later)
  }
  await lengthenTerm(running.termId, days, tx)
  await lengthenPlates({ memberCardId, termId: running.termId, days, now }, tx)
  const to = daysLater(from, days)
  await extendCard(memberCardId, to, tx)
  return { from, to }
}

const doesNotRun = () => new BusinessError(RESULT.orderState, '会员卡未激活、已到期或已退款，不能延长')
