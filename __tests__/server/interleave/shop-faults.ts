import type { Shop } from '../payment/shop'

/** What an order holds or has sold. */
const LIVE = `o.state in ('unpaid', 'paid', 'fulfilled')`

/**
 * What is wrong with the orders, money, stock, coupons and points of a shop; nothing, whatever calls have ended.
 * @param stock pieces of the product `many` that there were before any order
 */
export async function shopFaults({ database }: Shop, stock: number): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ fault: string }>(
    `select o.order_no || ' is fulfilled without goods' as fault from orders o where o.state = 'fulfilled'
       and not exists (select 1 from receive_records r where r.order_no = o.order_no)
       and not exists (select 1 from card_terms c where c.order_no = o.order_no)
     union all
     select o.order_no || ' has goods and is ' || o.state from orders o join receive_records r on r.order_no = o.order_no
       where o.state <> 'fulfilled'
     union all
     select order_no || ' has goods twice' from receive_records group by order_no having count(*) > 1
     union all
     select o.order_no || ' keeps money and is ' || o.state from orders o join payments p on p.order_no = o.order_no
       where p.state = 'paid' and o.state not in ('paid', 'fulfilled')
     union all
     select o.order_no || ' is fulfilled and not paid' from orders o where o.state = 'fulfilled' and o.pay_fen > 0
       and not exists (select 1 from payments p where p.order_no = o.order_no and p.state = 'paid')
     union all
     select order_no || ' is charged twice' from payments where state = 'paid' group by order_no having count(*) > 1
     union all
     select p.out_trade_no || ' goes back without a refund' from payments p where p.state in ('refunding', 'refunded')
       and not exists (select 1 from refunds r where r.out_trade_no = p.out_trade_no)
     union all
     select p.out_trade_no || ' goes back more than whole' from payments p where p.amount_fen <
       (select sum(r.amount_fen) from refunds r where r.out_trade_no = p.out_trade_no)
     union all
     select 'there are ' || p.stock || ' pieces, not ' || $1::int || ' less ' || sold.n from products p, lateral (
       select count(*)::int as n from orders o join order_lines l on l.order_no = o.order_no
       where l.item_id = p.id and ${LIVE}) sold
       where p.id = 'many' and p.stock <> $1::int - sold.n
     union all
     select c.id || ' is ' || c.state || ' and in ' || used.n || ' orders' from coupon_receives c, lateral (
       select count(*)::int as n from orders o where o.coupon_receive_id = c.id and ${LIVE}) used
       where used.n > 1 or (c.state = 'usable') <> (used.n = 0)
     union all
     select member_id || ' has ' || count(*) || ' of coupon ' || coupon_id from coupon_receives
       group by member_id, coupon_id having count(*) > (select per_member from coupons where id = coupon_id)
     union all
     select c.id || ' was claimed ' || c.claimed || ' times, not ' || held.n from coupons c, lateral (
       select count(*)::int as n from coupon_receives r where r.coupon_id = c.id) held where held.n <> c.claimed`,
    [stock]
  )
  return rows.map(({ fault }) => fault)
}
