/** Cards that members hold. Every statement names the owner; expired follows from the moment. */
import type { MemberCard } from '@contract/types'
import { statement, type Connection } from '../../db/statement'

interface CardHeldRow extends Omit<MemberCard, 'activatedAt' | 'expiresAt'> {
  readonly activatedAt: Date | null
  readonly expiresAt: Date | null
}

const SELECT = `
  select m.id as "memberCardId", m.card_id as "cardId", m.card_no as "cardNo", p.name, p.level, p.face,
    case when m.state = 'active' and m.expires_at <= $2 then 'expired' else m.state end as state,
    m.activated_at as "activatedAt", m.expires_at as "expiresAt",
    (select count(*)::int from member_plates where member_card_id = m.id) as "plateCount", m.has_news as "isRedDot"
  from member_cards m join card_products p on p.id = m.card_id
  where m.member_id = $1`

const all = statement<CardHeldRow>('held-cards', `${SELECT} order by m.created_at desc, m.id`)
const one = statement<CardHeldRow>('held-card', `${SELECT} and m.id = $3`)
const byNumber = statement<CardHeldRow>('held-card-number', `${SELECT} and m.card_no = $3`)
const seen = statement<{ id: string }>(
  'held-card-seen',
  'update member_cards set has_news = false where member_id = $1 and id = $2 returning id'
)

const ORDER = { active: 0, inactive: 1, expired: 2 } as const

/** The member's cards: active, then inactive, then expired; of each the newest first. */
export async function heldCards(pool: Connection, memberId: string, now: Date): Promise<MemberCard[]> {
  const cards = (await all(pool, [memberId, now])).map(toCard)
  return cards.sort((a, b) => ORDER[a.state] - ORDER[b.state])
}

/** One card of the member; undefined when there is none, or it is somebody else's. */
export async function heldCard(pool: Connection, memberId: string, memberCardId: string, now: Date) {
  return (await one(pool, [memberId, now, memberCardId])).map(toCard)[0]
}

/** The member's card with a number. */
export async function heldCardByNumber(pool: Connection, memberId: string, cardNo: string, now: Date) {
  return (await byNumber(pool, [memberId, now, cardNo])).map(toCard)[0]
}

/** The member has looked at a card; false when they have no such card. */
export async function clearNews(pool: Connection, memberId: string, memberCardId: string): Promise<boolean> {
  return (await seen(pool, [memberId, memberCardId])).length > 0
}

function toCard(row: CardHeldRow): MemberCard {
  return {
    ...row,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null
  }
}
