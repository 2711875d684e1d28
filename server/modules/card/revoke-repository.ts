/** Statements that take back the part of a card that an order bought. */
import type { Queryable, Tx } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { CardTerm } from '../../domain/card-term'
import type { OrderNo } from '../../domain/order-number'
import { UNTOUCHED } from '../plate'

/** The term that an order bought, and its neighbours. */
export interface TermOfOrder {
  readonly termId: string
  readonly memberCardId: string
  readonly startsAt: Date
  /** Without the days that staff gave: nobody paid for them. */
  readonly endsAt: Date
  /** Nothing was taken from the plates that came with it. */
  readonly untouched: boolean
  /** When the previous term ends; null for the first. */
  readonly previousEnd: Date | null
  readonly following: readonly FollowingTerm[]
  /** When the last plate added to the card ends; null if none was. */
  readonly boughtUntil: Date | null
}

export interface FollowingTerm {
  readonly termId: string
  readonly validityDays: number
}

const ofOrder = statement<TermOfOrder>(
  'term-of-order',
  `select t.id as "termId", t.member_card_id as "memberCardId", t.starts_at as "startsAt",
     t.ends_at - t.given_days * interval '24 hours' as "endsAt",
     not exists (select from member_plates p where p.term_id = t.id and not (${UNTOUCHED})) as untouched,
     (select max(b.ends_at) from card_terms b where b.member_card_id = t.member_card_id and b.starts_at < t.starts_at) as "previousEnd",
     (select coalesce(json_agg(json_build_object('termId', f.id, 'validityDays', f.validity_days) order by f.starts_at), '[]')
       from card_terms f where f.member_card_id = t.member_card_id and f.starts_at > t.starts_at) as following,
     (select max(p.ends_at) from member_plates p where p.member_card_id = t.member_card_id and p.source = 'bought') as "boughtUntil"
   from card_terms t where t.order_no = $1 and t.ends_at > $2`
)

const lockPlates = command(
  'lock-plates-of-term',
  `select p.id from member_plates p join card_terms t on t.id = p.term_id where t.order_no = $1 for update of p`
)
const lockCard = command(
  'lock-card-of-term',
  `select c.id from member_cards c join card_terms t on t.member_card_id = c.id where t.order_no = $1 for update of c`
)
const emptyRounds = command(
  'empty-rounds-of-term',
  `delete from round_usages u using member_plates p where p.term_id = $1 and u.member_plate_id = p.id and u.used = 0`
)
const deletePlates = command('delete-plates-of-term', 'delete from member_plates where term_id = $1')
const deleteTerm = command('delete-term', 'delete from card_terms where id = $1')
const deleteCard = command('delete-card', 'delete from member_cards where id = $1')
const moveTerm = command('move-term', 'update card_terms set starts_at = $2, ends_at = $3 where id = $1')
const endOfTerm = command(
  'end-term',
  `update card_terms set ends_at = greatest($2, starts_at + interval '1 millisecond'), given_days = 0 where id = $1`
)
const endsAt = command('set-card-end', 'update member_cards set expires_at = $2 where id = $1')

/** The term that an order bought, if it has not ended. */
export async function termOfOrder(orderNo: OrderNo, now: Date, db: Queryable) {
  return (await ofOrder([orderNo, now], db))[0]
}

/** Redemptions from the card and purchases onto it wait until the transaction ends; in their locking order. */
export async function lockTerm(orderNo: OrderNo, tx: Tx): Promise<void> {
  await lockPlates([orderNo], tx)
  await lockCard([orderNo], tx)
}

export async function removeTerm(termId: string, tx: Tx): Promise<void> {
  await emptyRounds([termId], tx)
  await deletePlates([termId], tx)
  await deleteTerm([termId], tx)
}

export async function removeCard(memberCardId: string, tx: Tx): Promise<void> {
  await deleteCard([memberCardId], tx)
}

export async function setTerm(termId: string, term: CardTerm, tx: Tx): Promise<void> {
  await moveTerm([termId, term.startsAt, term.endsAt], tx)
}

export async function setTermEnd(termId: string, now: Date, tx: Tx): Promise<void> {
  await endOfTerm([termId, now], tx)
}

export async function setCardEnd(memberCardId: string, expiresAt: Date, tx: Tx): Promise<void> {
  await endsAt([memberCardId, expiresAt], tx)
}
