/** How far an order is (`orderStage` in the contract), as SQL over `orders o`. */

/**
 * @param now the parameter that holds the present moment, e.g. `$3`
 * @returns an expression for one of `orderStage`. Each part finds the order's goods by an index that begins with its number.
 */
export const stageSql = (now: string): string => `case o.state
  when 'paid' then case o.kind when 'sku' then 'toShip' else 'preparing' end
  when 'fulfilled' then case o.kind
    when 'sku' then coalesce((select case s.state when 'booked' then 'toShip' when 'packing' then 'toShip' when 'sent' then 'toReceive'
      else 'done' end from shipments s where s.order_no = o.order_no), 'toShip')
    when 'product' then coalesce((select case when bool_or(r.state = 'processing') then 'preparing'
      when bool_or(r.state = 'issued' and r.account is null and r.expires_at > ${now}) then 'toUse'
      when bool_or(x.state = 'claimed') then 'toShip' when bool_or(x.state = 'sent') then 'toReceive' end
      from receive_records r left join receive_parcels x on x.receive_id = r.id where r.order_no = o.order_no), 'done')
    when 'ticket' then case when exists (select 1 from tickets t where t.order_no = o.order_no and t.state = 'issued') then 'toUse' else 'done' end
    when 'lounge' then case when exists (select 1 from lounge_passes p where p.order_no = o.order_no and p.state = 'active'
      and p.visits_used < p.visits and p.expires_at > ${now}) then 'toUse' else 'done' end
    when 'partner' then case when exists (select 1 from partner_orders p where p.order_no = o.order_no and p.usable_until > ${now})
      then 'toUse' else 'done' end
    else 'done' end
  else o.state end`

/** SQL: the numbers of the member's orders of which a shipment or a gift is on its way: only these are to be received. */
export const onTheWaySql = (member: string): string =>
  `select w.order_no from goods_on_the_way w where w.member_id = ${member} and w.order_no is not null`

/**
 * SQL: the numbers of the member's orders whose goods are on their way, or can still be used. Each is found by an index on the member,
 * however many orders there are: a fulfilled order that is not among them is `done`. One that is may be, too.
 * @param member the parameter that holds the member's id, and `now` the one that holds the present moment
 */
export const underWaySql = (member: string, now: string): string => `${onTheWaySql(member)}
    union all select r.order_no from receive_records r where r.member_id = ${member} and r.order_no is not null
      and (r.state = 'processing' or (r.state = 'issued' and r.expires_at > ${now}))
    union all select t.order_no from tickets t where t.member_id = ${member} and t.state = 'issued'
    union all select p.order_no from lounge_passes p where p.member_id = ${member} and p.state = 'active' and p.expires_at > ${now}
    union all select p.order_no from partner_orders p where p.member_id = ${member} and p.usable_until > ${now}`
