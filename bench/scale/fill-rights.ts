/** Rights besides records and coupons: cards, plates, gifts, lounges, tickets, and links into lotteries. */
import { AVERAGE, HEAVY } from './members'

const EACH_MEMBER = `from scale_owned where seq = 1`

const CARDS = [
  `insert into member_cards (id, card_no, member_id, card_id, state, activated_at, expires_at, created_at)
   select 'scale-' || n, '9920' || lpad(n::text, 12, '0'), member_id, c.id, 'active', past, past + c.validity_days * interval '1 day', past
   from scale_owned, (select id, validity_days from card_products where id = 'main-year') c
   where seq = 1 and (n % 2 = 0 or member_id in ('${AVERAGE}', '${HEAVY}'))`,
  `insert into card_terms (id, member_card_id, validity_days, starts_at, ends_at, created_at)
   select id, id, 365, activated_at, expires_at, activated_at from member_cards where id like 'scale-%'`,
  `insert into member_plates (id, member_id, member_card_id, term_id, plate_id, source, starts_at, ends_at, created_at)
   select m.id || '-' || p.plate_id, m.member_id, m.id, m.id, p.plate_id, 'included', m.activated_at, m.expires_at, m.activated_at
   from member_cards m join card_plates p on p.card_id = m.card_id where m.id like 'scale-%' and p.mode = 'included'`,
  `insert into round_usages (member_plate_id, round_no, used, quota)
   select m.id, 1, 1, p.quota from member_plates m join plates p on p.id = m.plate_id where m.id like 'scale-%'`,
  `insert into card_batches (id, name, card_id, count, first_no, valid_until, recipient, made_by, made_at)
   select 'scale-' || b, '礼品卡', 'main-year', 20000, '9930' || lpad(b::text, 12, '0'), now() + interval '1 year', '测试企业', '运营一', now()
   from generate_series(0, (select max(n) from scale_owned) / 20000) b`,
  `insert into card_codes (card_no, code_mac, card_id, used_by, used_at, batch_id, valid_until)
   select '9930' || lpad(n::text, 12, '0'), 'scale-' || n, 'main-year', case when n % 2 = 0 then member_id end, case when n % 2 = 0 then past end,
     'scale-' || n / 20000, now() + interval '1 year' ${EACH_MEMBER}`
]

const GIFTS = [
  `insert into receive_parcels (receive_id, privilege_id, name, state, claim_key, address, ship_no, claimed_at, placed_at, carrier, tracking_no, sent_at, received_at)
   select r.id, r.privilege_id, '礼盒', 'received', r.id, jsonb_build_object('name', '测试会员', 'mobile', '13900000000', 'province', '上海市', 'city', '上海市',
     'district', '静安区', 'street', '', 'detail', '长乐路 1 号'), r.id, r.received_at, r.received_at, 'shunfeng', 'G' || r.id, r.received_at, r.received_at
   from receive_records r join scale_owned on r.id = 'scale-' || n where n % 50 = 1`,
  `insert into activity_gains (activity_id, member_id, channel_code, taken_at, request_key)
   select a.id, member_id, 'main', past, 'scale-' || n from scale_owned, (select id from activities where kind = 'gift' order by id limit 1) a
   where seq = 1 and n % 5 = 0`,
  `insert into grant_lines (id, activity_id, member_id, kind, item_id, request_key, created_at)
   select 'scale-' || g.member_id, g.activity_id, g.member_id, 'product', i.item_id, g.request_key, g.taken_at
   from activity_gains g cross join (select id as item_id from products order by id limit 1) i`,
  `insert into grant_codes (code_mac, activity_id, used_by, used_at)
   select 'scale-' || n, a.id, case when n % 2 = 0 then member_id end, case when n % 2 = 0 then past end
   from scale_owned, (select id from activities where kind = 'code' order by id limit 1) a where seq = 1 and n % 4 = 0`,
  `insert into grant_invitations (activity_id, mobile_mac, claimed_by, claimed_at)
   select a.id, 'scale-' || n, case when n % 2 = 0 then member_id end, case when n % 2 = 0 then past end
   from scale_owned, (select id from activities where kind = 'directed' order by id limit 1) a where seq = 1 and n % 4 = 1`,
  `insert into referral_invitations (code, member_id, channel_code, created_at)
   select translate(lpad(to_hex(n), 8, '0'), '01abcdef', 'XYABCDEF'), member_id, 'main', past ${EACH_MEMBER} and n % 3 = 0`
]

const VISITS_TO_PLACES = [
  `insert into lounge_passes (pass_no, order_no, member_id, plan_id, plan_name, state, visits, visits_used, guests, guests_at_once, starts_at,
     expires_at, told_state)
   select 'scale-' || n, order_no, member_id, p.id, p.name, 'active', p.visits, 1, p.guests, p.guests_at_once, past, past + interval '1 year', 'active'
   from scale_owned, (select * from lounge_plans order by id limit 1) p where order_kind = 'lounge'`,
  `insert into lounge_visits (id, pass_no, member_id, lounge_id, guests, at, scan, code_issued_at, visits_left, guests_left)
   select p.pass_no, p.pass_no, p.member_id, l.id, 0, p.starts_at, p.pass_no, p.starts_at, p.visits - 1, p.guests
   from lounge_passes p, (select id from lounges order by id limit 1) l`,
  `insert into tickets (id, order_no, seq, member_id, day_id, day, visitor_name, document, masked_number, serial, state, pay_fen, refund_rule, issued_at, used_at)
   select 'scale-' || n, order_no, 1, member_id, d.id, d.day, '测试会员', 'idCard', '310***********1234', 'SCALE' || n, 'used', 1000, d.refund_rule, past, past
   from scale_owned, (select d.id, d.day, k.refund_rule from ticket_days d join ticket_kinds k on k.id = d.kind_id order by d.day, d.id limit 1) d
   where order_kind = 'ticket'`,
  `insert into lottery_shares (lottery_id, member_id, day, at)
   select l.id, member_id, past::date, past from scale_owned, (select id from lotteries order by id limit 1) l where seq = 1 and n % 2 = 0`,
  `insert into lottery_entries (token_hash, lottery_id, gives_try, expires_at, created_at)
   select 'scale-' || n, l.id, true, now() + interval '30 days', past
   from scale_owned, (select id from lotteries order by id limit 1) l where seq = 1 and n % 10 = 0`
]

/** Statements that need orders and records. */
export const MORE_RIGHTS: readonly string[] = [...CARDS, ...GIFTS, ...VISITS_TO_PLACES]
