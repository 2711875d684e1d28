/** The plates that members hold, with what was taken from them. Every statement filters by the owner. */
import type { EndOfDay } from '@contract/time'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { inRunningTerm } from './term-sql'

export interface HeldPlateRow {
  readonly memberPlateId: string
  readonly memberCardId: string
  readonly cardId: string
  readonly plateId: string
  readonly source: 'included' | 'bought'
  readonly startsAt: Date
  readonly endsAt: EndOfDay<Date>
  /** The card is active and has not expired. */
  readonly cardRuns: boolean
  readonly usages: { roundNo: number; used: number; quota: number }[]
  /** What was taken, in any round; failed ones are not included, as they no longer count. */
  readonly taken: { roundNo: number; privilegeId: string; receiveId: string }[]
}

const SELECT = `
  select mp.id as "memberPlateId", mp.member_card_id as "memberCardId", mc.card_id as "cardId",
    mp.plate_id as "plateId", mp.source, mp.starts_at as "startsAt", mp.ends_at as "endsAt",
    (mc.state = 'active' and (mc.expires_at is null or mc.expires_at > $2)) as "cardRuns",
    (select coalesce(json_agg(json_build_object('roundNo', round_no, 'used', used, 'quota', quota)), '[]')
       from round_usages where member_plate_id = mp.id) as usages,
    (select coalesce(json_agg(json_build_object('roundNo', round_no, 'privilegeId', privilege_id, 'receiveId', id)), '[]')
       from receive_records where member_plate_id = mp.id and round_no is not null) as taken
  from member_plates mp join member_cards mc on mc.id = mp.member_card_id
    left join card_plates cp on cp.card_id = mc.card_id and cp.plate_id = mp.plate_id
  where mp.member_id = $1`

const ORDER = `order by mp.source = 'bought', case when mp.source = 'included' then cp.sort end, mp.created_at, mp.id`

const ofCards = statement<HeldPlateRow>(
  'held-of-cards',
  `${SELECT} and mp.member_card_id = any($3) and ${inRunningTerm('mp', '$2')} ${ORDER}`
)
const ofPlate = statement<HeldPlateRow>('held-plate', `${SELECT} and mp.id = $3`)
const running = statement<HeldPlateRow>(
  'held-running',
  `${SELECT} and mp.plate_id = any($3) and mp.starts_at <= $2 and mp.ends_at > $2
     and mc.state = 'active' and (mc.expires_at is null or mc.expires_at > $2) ${ORDER}`
)

/**
 * Plates on cards of the member: those included in the running term (for an ended card, its last one), in the card's
 * order, then the bought ones in the order of purchase.
 */
export function heldPlatesOfCards(
  memberId: string,
  memberCardIds: readonly string[],
  now: Date,
  db: Queryable
) {
  return ofCards([memberId, now, memberCardIds], db)
}

/** One plate of the member; undefined if missing, or somebody else's. */
export async function heldPlate(memberId: string, memberPlateId: string, now: Date, db: Queryable) {
  return (await ofPlate([memberId, now, memberPlateId], db))[0]
}

/** The member's copies of some plates that have not ended, on active cards. */
export function runningPlates(memberId: string, plateIds: readonly string[], now: Date, db: Queryable) {
  return running([memberId, now, plateIds], db)
}
