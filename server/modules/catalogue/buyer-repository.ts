/** What a member has bought and claimed, as far as it affects what they may buy and claim. */
import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

interface BuyerRow {
  cardEnds: Record<string, string>
  plateIds: string[]
  bought: Record<string, number>
  unpaid: Record<string, string>
  claimed: Record<string, number>
}

const readBuyerRow = statement<BuyerRow>(
  'buyer',
  `select (select coalesce(json_object_agg(card_id, ends), '{}') from (
       select card_id, max(expires_at) as ends from member_cards
       where member_id = $1 and state = 'active' and expires_at > $2 group by card_id) per_card) as "cardEnds",
     array(select distinct mp.plate_id from member_plates mp join member_cards mc on mc.id = mp.member_card_id
       where mp.member_id = $1 and mp.starts_at <= $2 and mp.ends_at > $2 and mc.state = 'active' and mc.expires_at > $2) as "plateIds",
     (select coalesce(json_object_agg(item_id, times), '{}') from (
       select l.item_id, sum(l.quantity)::int as times from orders o join order_lines l on l.order_no = o.order_no
       where o.member_id = $1 and o.kind = 'plate' and o.state in ('unpaid', 'paid', 'fulfilled')
       group by l.item_id) per_plate) as bought,
     (select coalesce(json_object_agg(l.item_id, o.order_no), '{}')
       from orders o join order_lines l on l.order_no = o.order_no
       where o.member_id = $1 and o.kind = 'plate' and o.state = 'unpaid' and o.expires_at > $2) as unpaid,
     (select coalesce(json_object_agg(c.id, mine.times), '{}') from coupons c cross join lateral (
       select count(*)::int as times from (
         select from coupon_receives r where r.coupon_id = c.id and r.member_id = $1 limit c.per_member) taken) mine
       where mine.times > 0 and c.starts_at <= $2 and c.ends_at > $2) as claimed`
)

/**
 * Card products that the member holds, with their ends, the plates active on them, how often each plate was ordered
 * (including unpaid orders), each plate's order that can still be paid, and how many of each coupon that is offered now they have
 * claimed, counted as far as somebody may claim it.
 */
export async function buyerRow(memberId: string, now: Date, db: Queryable) {
  return (await readBuyerRow([memberId, now], db))[0]
}
