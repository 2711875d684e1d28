/** Cards that members hold. Every statement filters by the owner; expiry is computed from the current time. */
import { isoEndOrNull } from '../../lib/iso'
import type { EndOfDay } from '@contract/time'
import type { MemberCard } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import { inRunningTerm } from '../plate'

interface CardHeldRow extends Omit<MemberCard, 'activatedAt' | 'expiresAt' | 'renewedFrom'> {
  readonly activatedAt: Date | null
  readonly expiresAt: EndOfDay<Date> | null
  readonly renewedFrom: Date | null
}

const SELECT = `
  select m.id as "memberCardId", m.card_id as "cardId", m.card_no as "cardNo", p.name, p.level, p.face,
    case when m.state = 'active' and m.expires_at <= $2 then 'expired' else m.state end as state,
    m.activated_at as "activatedAt", m.expires_at as "expiresAt",
    (select min(t.starts_at) from card_terms t where t.member_card_id = m.id and t.starts_at > $2) as "renewedFrom",
    (select count(*)::int from member_plates mp where mp.member_card_id = m.id and ${inRunningTerm('mp', '$2')}) as "plateCount",
    m.has_news as "isRedDot"
  from member_cards m join card_products p on p.id = m.card_id
  where m.member_id = $1`

const all = statement<CardHeldRow>('held-cards', `${SELECT} order by m.created_at desc, m.id`)
const ofLabel = statement<CardHeldRow>(
  'held-cards-label',
  `${SELECT} and not exists (select from card_terms t join orders o on o.order_no = t.order_no
     where t.member_card_id = m.id and t.starts_at <= $2 and t.ends_at > $2 and o.label_id <> $3)
   order by m.created_at desc, m.id`
)
const one = statement<CardHeldRow>('held-card', `${SELECT} and m.id = $3`)
const byNumber = statement<CardHeldRow>(
  'held-card-number',
  `${SELECT} and m.id = (select member_card_id from card_terms where printed_no = $3)`
)
const seen = statement<{ id: string }>(
  'held-card-seen',
  'update member_cards set has_news = false where member_id = $1 and id = $2 returning id'
)

const ORDER = { active: 0, inactive: 1, expired: 2 } as const

/**
 * The member's cards: active, then inactive, then expired; each newest first. With a label, those that were bought
 * under it or under none.
 */
export async function heldCards(
  memberId: string,
  labelId: string | undefined,
  now: Date,
  db: Queryable
): Promise<MemberCard[]> {
  const rows = labelId ? await ofLabel([memberId, now, labelId], db) : await all([memberId, now], db)
  const cards = rows.map(toCard)
  return cards.sort((a, b) => ORDER[a.state] - ORDER[b.state])
}

/** One card of the member; undefined if missing or somebody else's. */
export async function heldCard(memberId: string, memberCardId: string, now: Date, db: Queryable) {
  return (await one([memberId, now, memberCardId], db)).map(toCard)[0]
}

/** The member's card that a printed one was activated as, or renewed. */
export async function heldCardByNumber(memberId: string, printedNo: string, now: Date, db: Queryable) {
  return (await byNumber([memberId, now, printedNo], db)).map(toCard)[0]
}

/** Marks a card as viewed by the member; false if they have no such card. */
export async function clearNews(memberId: string, memberCardId: string, db: Queryable): Promise<boolean> {
  return (await seen([memberId, memberCardId], db)).length > 0
}

function toCard(row: CardHeldRow): MemberCard {
  return {
    ...row,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    expiresAt: isoEndOrNull(row.expiresAt),
    renewedFrom: row.renewedFrom?.toISOString() ?? null
  }
}

const tryCard = statement<{ orderNo: OrderNo | null }>(
  'hold-card-of-tries',
  `select t.order_no as "orderNo" from member_cards m
   left join card_terms t on t.member_card_id = m.id and t.starts_at <= $2 and t.ends_at > $2
   where m.member_id = $1 and m.state = 'active' and m.expires_at > $2 and ($3::text[] = '{}' or m.card_id = any($3))
   order by t.order_no is not null, m.activated_at limit 1 for key share of m`
)

/**
 * A card that gives tries, locked until the transaction ends: cards that no order bought come first, then the oldest.
 * @returns its order; null if the member has none
 */
export async function holdTryCard(
  {
    memberId,
    cardIds,
    now
  }: { readonly memberId: string; readonly cardIds: readonly string[]; readonly now: Date },
  tx: Tx
): Promise<{ readonly orderNo: OrderNo | null } | null> {
  const [row] = await tryCard([memberId, now, cardIds], tx)
  return row ?? null
}
