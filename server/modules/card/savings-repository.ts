/** What members have saved, and what of theirs ends soon. Every statement filters by the owner. */
import { ENDING_SOON_DAYS, dayOf } from '@contract/time'
import type { Data } from '@contract/types'
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'
import { midnightOf } from '../../lib/china-time'
import { endOfDayAfter } from '../../lib/ends'

/**
 * What was received with cards of the member $1, of records `r`. A draw has no value of its own, and failed or unfinished
 * redemptions have saved nothing yet.
 */
const RECEIVED = `
  from receive_records r join member_plates mp on mp.id = r.member_plate_id join privileges p on p.id = r.privilege_id
  where r.member_id = $1 and mp.member_id = $1 and r.state in ('issued', 'used') and p.delivery <> 'draw'`

const WORTH = 'coalesce(sum(p.face_fen), 0)::int'

const withCard = statement<{ savedFen: number }>(
  'saved-with-card',
  `select ${WORTH} as "savedFen" ${RECEIVED} and mp.member_card_id = $2`
)

/**
 * The same since $2. What a plate gives is limited, whatever else a member has: records are found by the plates that had not ended by
 * then (`offset 0` keeps PostgreSQL from the member’s others, most of which were bought).
 */
const RECEIVED_SINCE = `
  from member_plates mp cross join lateral (
    select r.member_id, r.privilege_id from receive_records r
    where r.member_plate_id = mp.id and r.state in ('issued', 'used') and r.received_at >= $2 offset 0
  ) r join privileges p on p.id = r.privilege_id
  where mp.member_id = $1 and mp.ends_at > $2 and r.member_id = $1 and p.delivery <> 'draw'`

/**
 * Points are the member's own: what was paid with them is no discount. Of the orders paid since $2 an index has those with a discount:
 * of most there is no need to look at anything.
 */
const MONTH = `
  (select ${WORTH} ${RECEIVED_SINCE}) as "rightsFen",
  (select coalesce(sum((l.discount_fen - l.points_off_fen)::bigint * (l.quantity - l.claimed_pieces) / l.quantity), 0)::int
   from orders o join order_lines l on l.order_no = o.order_no
   where o.member_id = $1 and o.paid_at >= $2 and o.discount_fen > 0 and o.state in ('paid', 'fulfilled', 'refunding', 'refunded')
  ) as "discountFen"`

type MonthSavings = Data<'getCardInfo'>['month']
type Glance = NonNullable<Data<'getMyCardInfo'>['glance']>

const month = statement<MonthSavings>('saved-in-month', `select ${MONTH}`)

/** As the pages count that list them: coupons that no order holds, and codes that nobody has used. */
const glance = statement<MonthSavings & Omit<Glance, 'month'>>(
  'member-glance',
  `select ${MONTH},
     (select count(*)::int from coupon_receives
      where member_id = $1 and state = 'usable' and expires_at > $3 and expires_at <= $4) as "endingCoupons",
     (select count(*)::int from receive_records
      where member_id = $1 and state = 'issued' and code is not null and expires_at > $3 and expires_at <= $4
     ) as "endingRecords"`
)

/** When the month in China began. */
const monthStart = (now: Date): Date => midnightOf(`${dayOf(now).slice(0, 7)}-01`)

/** Worth of everything that was received with a card, fen; of the card's whole life. */
export async function savedWithCard(memberId: string, memberCardId: string, db: Queryable): Promise<number> {
  return (await withCard([memberId, memberCardId], db))[0]?.savedFen ?? 0
}

/**
 * What the member has saved since the month in China began, fen. Counted are the worth of what was received with any of
 * their cards in it (`savedWithCard` of all cards, by the time of receiving), and the discounts of the orders paid in it:
 * card prices and coupons, not points, nor the pieces that were given back.
 */
export async function savedInMonth(memberId: string, now: Date, db: Queryable): Promise<MonthSavings> {
  const [row] = await month([memberId, monthStart(now)], db)
  return row ?? { rightsFen: 0, discountFen: 0 }
}

/**
 * The figures on top of home, in one query: what was saved this month, and how much of the member's ends soon.
 * @returns null if there is nothing to tell
 */
export async function glanceOf(memberId: string, now: Date, db: Queryable): Promise<Glance | null> {
  const soon = endOfDayAfter(now, ENDING_SOON_DAYS - 1)
  const [row] = await glance([memberId, monthStart(now), now, soon], db)
  if (!row) return null
  const { rightsFen, discountFen, endingCoupons, endingRecords } = row
  if (rightsFen + discountFen + endingCoupons + endingRecords === 0) return null
  return { month: { rightsFen, discountFen }, endingCoupons, endingRecords }
}
