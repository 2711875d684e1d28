/** What a member has bought and claimed, as far as it decides what they may buy and claim. */
import { statement, type Connection } from '../../db/statement'

interface BuyingFacts {
  cardIds: string[]
  bought: Record<string, number>
  claimed: Record<string, number>
}

const facts = statement<BuyingFacts>(
  'buyer',
  `select array(select distinct card_id from member_cards
       where member_id = $1 and state = 'active' and expires_at > $2) as "cardIds",
     (select coalesce(json_object_agg(item_id, times), '{}') from (
       select l.item_id, sum(l.quantity)::int as times from orders o join order_lines l on l.order_no = o.order_no
       where o.member_id = $1 and o.kind = 'plate' and o.state in ('unpaid', 'paid', 'fulfilled')
       group by l.item_id) per_plate) as bought,
     (select coalesce(json_object_agg(coupon_id, times), '{}') from (
       select coupon_id, count(*)::int as times from coupon_receives where member_id = $1
       group by coupon_id) per_coupon) as claimed`
)

/** Active card products of the member, how often each plate was ordered (unpaid orders with them), coupons claimed. */
export async function buyingFacts(pool: Connection, memberId: string, now: Date) {
  return (await facts(pool, [memberId, now]))[0]
}
