/**
 * What happens to everything in an account when it is merged into another (ADR 0038): one rule for each column that
 * references a member. **A new table that references a member gets its line here**: `move('table')` for most, with
 * `told` if the member should be informed of it before confirming. A test ensures that none is missing.
 */
import { MAX_LINES, MAX_PIECES } from '@contract/cart/shapes'
import { MAX_PICTURE_BYTES, MAX_PICTURES } from '../../db/schema/member'
import { forgetSameAddresses } from '../address'
import { MAX_UNPAID } from '../order'
import { joinCommissions } from '../distribution'
import { joinPoints } from '../points'
import { resealTickets, resealVisitors, resealVisits } from '../ticket'
import { drop, move, moveUnlessThere, rowsOf, stay, type MergeRule } from './merge-rule'

/** In order of execution. */
export const MERGE_RULES: readonly MergeRule[] = [
  // accounts and access
  move('members', {
    column: 'merged_into',
    why: 'who was joined to the loser before is joined to the survivor'
  }),
  move('member_merges', { column: 'survivor_id', why: 'as above' }, 'keyed'),
  stay('member_merges', 'which account this was', 'loser_id'),
  drop('sessions', {
    why: 'its devices log in again, by the number or by WeChat, and are in the survivor’s account'
  }),
  drop('phone_proofs', { column: 'owner_id', why: 'others who asked about this account ask again' }),
  drop('entry_tickets', { why: 'good for minutes' }),
  drop('waiting_places', { why: 'good for minutes; a place is not bequeathed' }),
  move('wechat_identities', {
    told: { what: '微信登录', unit: '个', count: rowsOf('wechat_identities') }
  }),
  move('partner_users'),
  moveUnlessThere('distributor_trusts', ['channel_code']),

  // conversations with customer service
  move('assistant_conversations'),

  // messages outside of the app
  move('reminders'),
  moveUnlessThere('reminders_off', ['kind']),
  moveUnlessThere('reminder_grants', ['template_id']),

  // cards, rights and coupons
  move('member_cards', { told: { what: '会员卡', unit: '张', count: rowsOf('member_cards') } }),
  move('card_codes', { column: 'used_by' }),
  move('member_plates'),
  {
    table: 'goods_on_the_way',
    column: 'member_id',
    how: 'move',
    why: 'by a trigger, together with the order or the record'
  },
  move('receive_records', { told: { what: '领取记录', unit: '条', count: rowsOf('receive_records') } }),
  {
    table: 'coupon_receives',
    column: 'member_id',
    how: 'move',
    why: 'numbered after the survivor’s: what both claimed stays, and counts for the limit a person',
    told: {
      what: '可用优惠券',
      unit: '张',
      count: rowsOf('coupon_receives', `state = 'usable' and expires_at > $2`)
    },
    sql: [
      `update coupon_receives t set member_id = $2, seq = t.seq + (
         select coalesce(max(o.seq), 0) from coupon_receives o where o.member_id = $2 and o.coupon_id = t.coupon_id),
         request_key = case when exists (
           select 1 from coupon_receives o where o.member_id = $2 and o.request_key = t.request_key)
           then t.request_key || '~' || t.member_id else t.request_key end
       where t.member_id = $1`
    ]
  },

  // orders and refunds
  {
    table: 'orders',
    column: 'member_id',
    how: 'move',
    why: `open ones too; those for which the survivor’s ${MAX_UNPAID} places do not do have none, and can be paid all the same`,
    told: { what: '订单', unit: '笔', count: rowsOf('orders', 'hidden_at is null') },
    before: resealVisits,
    sql: [
      `with place as (
         select n as slot, row_number() over (order by n) as nth from generate_series(1, ${MAX_UNPAID}) n
         where n not in (select open_slot from orders where member_id = $2 and open_slot is not null)),
       open as (
         select order_no, row_number() over (order by created_at, order_no) as nth from orders
         where member_id = $1 and open_slot is not null)
       update orders t set member_id = $2,
         open_slot = (select place.slot from open join place on place.nth = open.nth where open.order_no = t.order_no),
         request_key = case when exists (
           select 1 from orders o where o.member_id = $2 and o.request_key = t.request_key)
           then t.request_key || '~' || t.member_id else t.request_key end
       where t.member_id = $1`
    ]
  },
  move('after_sales', {}, 'keyed'),
  move('feedbacks', { told: { what: '意见反馈', unit: '条', count: rowsOf('feedbacks') } }, 'keyed'),
  {
    ...move('partner_orders', { why: 'the partner goes on knowing the buyer by the name that it was given' }),
    sql: [
      `update partner_orders set member_id = $2, known_as = coalesce(known_as, member_id) where member_id = $1`
    ]
  },
  stay('partner_orders', 'as whom the partner knows the buyer', 'known_as'),
  {
    table: 'tickets',
    column: 'member_id',
    how: 'move',
    why: 'numbers of documents are sealed again for the survivor, those in orders too',
    told: { what: '未使用门票', unit: '张', count: rowsOf('tickets', `state = 'issued'`) },
    before: resealTickets
  },
  move('lounge_passes', {
    why: 'a code that is in hand names the membership, not the member',
    told: {
      what: '悦途会员',
      unit: '份',
      count: rowsOf('lounge_passes', `state = 'active' and visits_used < visits and expires_at > $2`)
    }
  }),
  move('lounge_visits'),

  // points
  {
    table: 'points_accounts',
    column: 'member_id',
    how: 'add',
    why: 'each lot with its end, and what was used of them, by entries that are tied: one leaves, one joins, under one source',
    told: {
      what: '积分',
      unit: '分',
      count: 'select coalesce(sum(balance), 0) from points_accounts where member_id = $1'
    },
    before: ({ loser, survivor, at }, tx) => joinPoints(tx, loser, survivor, at)
  },
  stay('points_entries', 'entries are never changed; the last ones say that they left'),

  // referred friends, and commissions on their orders
  drop('referral_bindings', { why: 'who brought the survivor, if anybody, stays the one who did' }),
  {
    table: 'referral_bindings',
    column: 'referrer_id',
    how: 'move unless there',
    why: 'a friend by whom the survivor came is bound no more: nobody stands above themselves',
    told: { what: '邀请的好友', unit: '位', count: rowsOf('referral_bindings', 'true', 'referrer_id') },
    sql: [
      `with recursive above as (
         select $2::text as id, c.channel_code from (select distinct channel_code from referral_bindings where referrer_id = $1) c
         union select b.referrer_id, b.channel_code from referral_bindings b
           join above a on b.member_id = a.id and b.channel_code = a.channel_code)
       delete from referral_bindings t using above a
       where t.referrer_id = $1 and t.member_id = a.id and t.channel_code = a.channel_code`,
      'update referral_bindings set referrer_id = $2 where referrer_id = $1'
    ]
  },
  moveUnlessThere('referral_invitations', ['channel_code'], { why: 'one code a member and channel' }),
  move('commissions', {
    column: 'referrer_id',
    told: { what: '佣金', unit: '笔', count: rowsOf('commissions', 'amount_fen > 0', 'referrer_id') },
    why: 'before the account: what becomes of them finds the new one'
  }),
  move('commissions', { why: 'orders of the loser earn who brought them, as before' }),
  {
    table: 'commission_accounts',
    column: 'member_id',
    how: 'add',
    why: 'by entries that are tied: one leaves, one joins',
    before: ({ loser, survivor, at }, tx) => joinCommissions(tx, loser, survivor, at)
  },
  stay('commission_entries', 'entries are never changed; the last ones say that they left'),

  // stored data
  {
    table: 'addresses',
    column: 'member_id',
    how: 'move unless there',
    why: 'the survivor’s default stays the default; the same address is kept once',
    told: { what: '收货地址', unit: '个', count: rowsOf('addresses', 'deleted_at is null') },
    before: forgetSameAddresses,
    sql: [
      `update addresses t set member_id = $2,
         is_default = t.is_default and not exists (
           select 1 from addresses o where o.member_id = $2 and o.is_default and o.deleted_at is null),
         request_key = case when exists (
           select 1 from addresses o where o.member_id = $2 and o.request_key = t.request_key)
           then t.request_key || '~' || t.member_id else t.request_key end
       where t.member_id = $1`
    ]
  },
  {
    table: 'visitors',
    column: 'member_id',
    how: 'move unless there',
    why: 'the same person is kept once; numbers are sealed again for the survivor',
    told: { what: '常用出行人', unit: '位', count: rowsOf('visitors') },
    before: resealVisitors
  },
  {
    table: 'cart_lines',
    column: 'member_id',
    how: 'add',
    why: `pieces of one SKU add up, to ${MAX_PIECES}; ${MAX_LINES} lines at most, the survivor’s first, then what was put in last`,
    told: {
      what: '购物车商品',
      unit: '件',
      count: 'select coalesce(sum(quantity), 0) from cart_lines where member_id = $1'
    },
    sql: [
      `with room as (select ${MAX_LINES} - count(*) as lines from cart_lines where member_id = $2),
       given as (
         select t.*, o.sku_id is not null as there,
           row_number() over (partition by o.sku_id is not null order by t.added_at desc, t.sku_id) as nth
         from cart_lines t left join cart_lines o on o.member_id = $2 and o.sku_id = t.sku_id
         where t.member_id = $1)
       insert into cart_lines as o (member_id, sku_id, quantity, chosen, seen_fen, added_at)
       select $2, sku_id, quantity, chosen, seen_fen, added_at from given, room where there or nth <= room.lines
       on conflict (member_id, sku_id) do update set
         quantity = least(o.quantity + excluded.quantity, ${MAX_PIECES}), chosen = o.chosen or excluded.chosen`,
      'delete from cart_lines where member_id = $1'
    ]
  },
  move('cart_merges', { why: 'a visitor’s cart still goes in once' }),
  {
    table: 'uploads',
    column: 'member_id',
    how: 'move',
    why: 'a picture that both have keeps both addresses',
    sql: [
      `update uploads t set member_id = $2, sha256 = case when t.removed_at is null and exists (
         select 1 from uploads o where o.member_id = $2 and o.sha256 = t.sha256 and o.removed_at is null)
         then t.sha256 || '~' || t.id else t.sha256 end
       where t.member_id = $1`
    ]
  },
  {
    table: 'upload_totals',
    column: 'member_id',
    how: 'add',
    why: 'to what a member may keep: more is not taken away, and none is added',
    sql: [
      `insert into upload_totals as o (member_id, pictures, bytes)
       select $2, pictures, bytes from upload_totals where member_id = $1
       on conflict (member_id) do update set pictures = least(o.pictures + excluded.pictures, ${MAX_PICTURES}),
         bytes = least(o.bytes + excluded.bytes, ${MAX_PICTURE_BYTES})`,
      'delete from upload_totals where member_id = $1'
    ]
  },

  // activities and viewing history
  moveUnlessThere(
    'activity_gains',
    ['activity_id'],
    { why: 'one a person; the loser’s card stays a card' },
    'keyed'
  ),
  move(
    'lottery_draws',
    { told: { what: '奖品', unit: '份', count: rowsOf('lottery_draws', `prize_kind <> 'none'`) } },
    'keyed'
  ),
  moveUnlessThere('lottery_shares', ['lottery_id', 'day']),
  move('grant_lines', { why: 'each goes with its gain, or ends with it' }),
  move('grant_codes', { column: 'used_by' }),
  move('grant_invitations', { column: 'claimed_by' }),
  {
    ...moveUnlessThere(
      'questionnaire_responses',
      ['questionnaire_id'],
      { why: 'one a person: what was sent stands above a draft, then the survivor’s' },
      'keyed'
    ),
    sql: [
      `delete from questionnaire_responses o where o.member_id = $2 and o.state = 'draft' and exists (
         select 1 from questionnaire_responses t
         where t.member_id = $1 and t.questionnaire_id = o.questionnaire_id and t.state = 'done')`,
      ...(moveUnlessThere('questionnaire_responses', ['questionnaire_id'], {}, 'keyed').sql ?? [])
    ]
  },
  {
    table: 'activity_records',
    column: 'visitor',
    how: 'move unless there',
    sql: [
      `delete from activity_records t where t.visitor = 'm:' || $1::text and exists (
         select 1 from activity_records o
         where o.visitor = 'm:' || $2::text and o.activity_id = t.activity_id and o.kind = t.kind)`,
      `update activity_records set visitor = 'm:' || $2::text where visitor = 'm:' || $1::text`
    ]
  },
  {
    table: 'privilege_views',
    column: 'member_id',
    how: 'add',
    sql: [
      `insert into privilege_views as o (member_id, privilege_id, times, seen_at)
       select $2, privilege_id, times, seen_at from privilege_views where member_id = $1
       on conflict (member_id, privilege_id) do update
         set times = o.times + excluded.times, seen_at = greatest(o.seen_at, excluded.seen_at)`,
      'delete from privilege_views where member_id = $1'
    ]
  },
  stay('visits', 'counted by day and device; no member reads them'),
  stay('idempotency_keys', 'answers that are kept for a day, to calls of sessions that have ended', 'scope')
]
