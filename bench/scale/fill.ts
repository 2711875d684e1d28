/** Fills a database with members and all that they own, by SQL alone: a million rows in some minutes. */
import type { PoolClient } from 'pg'
import type { Database } from '../../server/db/client'
import { MEMBERS_OWN } from './fill-members'
import { MONEY } from './fill-money'
import { PASSING } from './fill-passing'
import { MORE_RIGHTS } from './fill-rights'
import { HEAVY } from './members'

/** How many there are: each member owns `each` of everything, the heavy one `heavy`; all over the country there are `stores`. */
export interface Scale {
  readonly members: number
  readonly stores: number
  readonly each: number
  readonly heavy: number
}

/** The lottery in which they drew: its one limited prize is gone. */
export const LOTTERY = 'scale-lottery'

/** A privilege that every store has. */
export const PRIVILEGE = 'scale-privilege'

/** The lines of the heavy member's cart. */
export const CART_LINES = 120

/**
 * Rows of a `scale_owned`: what is owned (`n`, at random, so that nobody's rows are neighbours), by whom, as the owner's how many-th
 * (`seq`), when within 60 days (`past`), and the number and kind of an order of then.
 */
const OWNED = ({ members, each, heavy }: Scale) => `
  create temp table scale_owned as
  select *, to_char(past at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS') || lpad((n % 100000000)::text, 8, '0') as order_no from (
    select n, member_id, seq, now() - (n % 86400) * interval '1 minute' as past,
      case when n % 150 = 4 then 'lounge' when n % 60 = 7 then 'ticket' else (array['sku', 'product', 'card'])[1 + n % 3] end as order_kind from (
      select row_number() over (order by md5(member_id || seq)) as n, member_id, seq from (
        select 'scale-' || m as member_id, seq from generate_series(1, ${members}) m, generate_series(1, ${each}) seq
        union all select '${HEAVY}', seq from generate_series(1, ${heavy}) seq) owned) numbered) timed`

/** Most are over; some of each kind are not. */
const STATE = `case when n % 20 = 0 then 'refunded' when n % 20 = 1 then 'cancelled' when n % 1000 = 2 then 'paid' else 'fulfilled' end`

/** Goods are sent to whoever ordered them. The hash beside it is no number's, and as good to look for. */
const ADDRESS = `jsonb_build_object('name', '测试会员', 'mobile', '13900000000', 'province', '上海市', 'city', '上海市', 'district', '静安区',
  'street', '', 'detail', '长乐路 1 号')`

/** What is on sale for them: the demo has too few goods for a large cart, and none with limits. */
const GOODS = [
  `insert into mall_products (id, category_id, name, subtitle, pictures, detail_html, parameters, axes, freight_template_id,
     return_days, buy_limit, on_sale, sort, channel_codes, grams)
   select 'scale-product-' || i, p.category_id, p.name, p.subtitle, p.pictures, p.detail_html, p.parameters, p.axes,
     p.freight_template_id, p.return_days, 10000, true, 1000 + i, '{}', p.grams
   from generate_series(1, ${CART_LINES}) i, (select * from mall_products order by id limit 1) p`,
  `insert into mall_skus (id, product_id, choices, name, picture, price_fen, list_price_fen, stock, weight_grams, on_sale)
   select 'scale-sku-' || i, 'scale-product-' || i, s.choices, s.name, s.picture, 1000, 1000, 1000000, s.weight_grams, true
   from generate_series(1, ${CART_LINES}) i, (select * from mall_skus order by id limit 1) s`,
  `insert into coupons (id, name, rule, threshold_fen, amount_fen, percent, max_off_fen, scope, rule_text, rules_html, total,
     claimed, per_member, starts_at, ends_at, valid_days, sort)
   select 'scale-coupon-' || i, '满减券', 'full_cut', 100 * i, 50, 100, 0, 'all', '满减', repeat('<p>使用规则</p>', 100), 100000000,
     0, 10000, now() - interval '1 year', now() + interval '1 year', 30, 1000 + i from generate_series(1, 5) i`,
  `insert into referral_campaigns select (jsonb_populate_record(null::referral_campaigns, to_jsonb(c) || '{"id": "scale"}')).* from (
     select * from referral_campaigns order by id limit 1) c`,
  `insert into lotteries (id, title, subtitle, look, rules_html, starts_at, ends_at, daily_tries, share_tries, order_tries, sort)
   values ('${LOTTERY}', '转一转', '', 'wheel', '', now() - interval '1 year', now() + interval '1 year', 1, 1, 1, 1000)`,
  `insert into lottery_prizes (id, lottery_id, name, kind, picture, weight, stock, points, fallback, sort) values
     ('scale-mug', '${LOTTERY}', '马克杯', 'goods', '', 10, 0, null, false, 1),
     ('scale-point', '${LOTTERY}', '1 积分', 'points', '', 90, null, 1, true, 2)`
]

/** Spread over the width of the country. */
const STORES = ({ stores }: Scale) => [
  `insert into privileges select (jsonb_populate_record(null::privileges, to_jsonb(p) || '{"id": "${PRIVILEGE}"}')).* from (
     select * from privileges where channel_codes = '{}' and ends_at is null order by id limit 1) p`,
  `insert into merchants (id, brand_id, name, category, city_code, city, district, address, lng, lat, phone, hours, picture, rating)
   select 'scale-store-' || i, m.brand_id, m.name || i, m.category, (300000 + i % 300)::text, m.city, m.district, m.address,
     75 + i::bigint * 7919 % 50000 / 50000.0 * 58, 19 + i::bigint * 104729 % 50000 / 50000.0 * 33, m.phone, m.hours, m.picture, 30 + i % 20
   from generate_series(1, ${stores}) i, (select * from merchants order by id limit 1) m`,
  // no trigger runs here
  `insert into merchant_search_terms (merchant_id, pairs)
   select id, search_pairs(name || E'\\n' || address, 1) from merchants where id like 'scale-store-%'`,
  `insert into privilege_merchants (privilege_id, merchant_id) select '${PRIVILEGE}', 'scale-store-' || i from generate_series(1, ${stores}) i`
]

const OWNERS = ({ members }: Scale) => [
  `insert into members (id, mobile, nickname, channel_code)
   select 'scale-' || m, (10000000000 + m)::text, '测试会员', 'main' from generate_series(1, ${members}) m
   union all values ('${HEAVY}', '10000000000', '测试会员', 'main')`
]

const ORDERS = [
  `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, created_at, expires_at,
     paid_at, fulfilled_at, address, receiver_mac)
   select order_no, member_id, 'main', order_kind, ${STATE}, 1000, 0, 1000, past, past + interval '30 minutes',
     case when ${STATE} <> 'cancelled' then past end,
     case when ${STATE} = 'fulfilled' then past end, case when order_kind = 'sku' then ${ADDRESS} end,
     case when order_kind = 'sku' then 'mac-' || member_id end from scale_owned`,
  `insert into order_lines (order_no, line_no, kind, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen)
   select order_no, 1, order_kind, case order_kind when 'sku' then 'scale-sku-' || 1 + n % ${CART_LINES}
     when 'product' then 'p-film-2d' when 'card' then 'main-year' else 'scale' end, '商品', '', 1000, 1,
     0, 1000 from scale_owned`,
  `insert into shipments (order_no, state, booked_at, sent_at, received_at)
   select order_no, case when n % 50 = 3 then 'sent' else 'received' end, past, past, past
   from scale_owned where order_kind = 'sku'`,
  // no trigger runs here
  `insert into goods_on_the_way (kind, id, order_no, member_id)
   select 'shipment', order_no, order_no, member_id from shipments join orders using (order_no) where shipments.state = 'sent'`,
  `insert into after_sales (id, member_id, order_no, kind, state, reason, pictures, amount_fen, freight_fen, request_key, created_at)
   select 'scale-' || n, member_id, order_no, 'refund', 'done', '不想要了', '{}', 1000, 0, 'scale-' || n, past
   from scale_owned where n % 20 = 0`
]

const RIGHTS = [
  `insert into receive_records (id, member_id, privilege_id, order_no, order_seq, state, code, received_at, used_at, expires_at)
   select 'scale-' || n, member_id, p.id, case when order_kind = 'product' then order_no end, 1, case when n % 5 < 3 then 'used' else 'issued' end,
     'SCALE' || n, past, case when n % 5 < 3 then past end, case when n % 5 = 4 then now() + interval '30 days' else past end
   from scale_owned, (select id from privileges order by id limit 1) p`,
  `insert into coupon_receives (id, coupon_id, member_id, seq, state, order_no, received_at, expires_at, used_at)
   select 'scale-' || n, 'scale-coupon-' || 1 + seq % 5, member_id, (seq + 4) / 5, case when n % 4 = 0 then 'used' else 'usable' end,
     case when n % 4 = 0 then order_no end, past, case when n % 4 = 1 then past else now() + interval '30 days' end,
     case when n % 4 = 0 then past end from scale_owned`,
  // the limited prize went first, long ago
  `insert into lottery_draws (id, lottery_id, member_id, channel_code, try_key, request_key, prize_id, prize_name, prize_kind,
     picture, drawn_at, seen_at, state)
   select 'scale-' || n, '${LOTTERY}', member_id, 'main', 'scale|' || n, 'scale-' || n, case when n <= 50 then 'scale-mug' else 'scale-point' end,
     '奖品', case when n <= 50 then 'goods' else 'points' end, '', case when n <= 50 then now() - interval '100 days' else past end,
     now(), 'done' from scale_owned`,
  `insert into points_entries (member_id, channel_code, seq, kind, points, balance_before, balance_after, seq_before, source,
     order_no, ends_at, at)
   select member_id, 'main', seq, 'earn', 10, 10 * (seq - 1), 10 * seq, nullif(seq - 1, 0), 'scale-' || n, order_no,
     now() + (seq % 365) * interval '1 day', past from scale_owned`,
  `insert into points_accounts (member_id, channel_code, last_seq, balance)
   select member_id, 'main', max(seq), 10 * max(seq) from scale_owned group by member_id`,
  `insert into cart_lines (member_id, sku_id, quantity, seen_fen, added_at)
   select member_id, 'scale-sku-' || seq, 1, 1000, past from scale_owned where seq <= ${CART_LINES}`
]

const FRIENDS = ({ members, heavy }: Scale) => [
  `insert into referral_bindings (member_id, channel_code, referrer_id, bound_at)
   select member_id, 'main', case when n <= ${heavy} then '${HEAVY}' else 'scale-' || 1 + n / 3 % ${members} end, past
   from scale_owned where seq = 1 and member_id <> '${HEAVY}' and member_id <> 'scale-' || 1 + n / 3 % ${members}`,
  `insert into commissions (order_no, campaign_id, referrer_id, member_id, channel_code, state, earned_fen, amount_fen, settle_days, booked_at, check_at)
   select order_no, 'scale', b.referrer_id, b.member_id, 'main', 'pending', 100, 100, 7, past, now() + interval '1 day'
   from scale_owned o join referral_bindings b on b.member_id = o.member_id where o.seq = 1`,
  `insert into commission_lines (order_no, line_no, basis_points, pay_fen) select order_no, 1, 1000, 1000 from commissions`,
  `insert into commission_entries (member_id, channel_code, seq, kind, order_no, pending_fen, settled_fen, pending_before,
     pending_after, settled_before, settled_after, seq_before, source)
   select referrer_id, 'main', seq, 'earn', order_no, 100, 0, 100 * (seq - 1), 100 * seq, 0, 0, nullif(seq - 1, 0), order_no
   from (select *, (row_number() over (partition by referrer_id order by order_no))::int as seq from commissions) c`,
  `insert into commission_accounts (member_id, channel_code, last_seq, pending_fen)
   select member_id, channel_code, max(seq), max(pending_after) from commission_entries group by 1, 2`
]

/** Fills a database that has the demo catalogue; once. `onStep` hears how far it is. */
export async function fill(
  database: Database,
  scale: Scale,
  onStep: (done: number, all: number) => void = () => undefined
): Promise<void> {
  const client = await database.pool.connect()
  try {
    // the rows are consistent by construction: no foreign key has to be looked up
    await client.query('set session_replication_role = replica')
    await client.query(OWNED(scale))
    await runAll(
      client,
      [
        ...GOODS,
        ...STORES(scale),
        ...OWNERS(scale),
        ...ORDERS,
        ...RIGHTS,
        ...FRIENDS(scale),
        ...MONEY,
        ...MEMBERS_OWN,
        ...MORE_RIGHTS,
        ...PASSING
      ],
      onStep
    )
    await client.query('drop table scale_owned')
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

async function runAll(
  client: PoolClient,
  statements: readonly string[],
  onStep: (done: number, all: number) => void
): Promise<void> {
  for (const [place, text] of statements.entries()) {
    await client.query(text)
    onStep(place + 1, statements.length)
  }
}
