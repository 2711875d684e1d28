/** What members have besides orders and rights: logins, addresses, pictures, messages, talks, answers. */

/** One row a member. */
const EACH_MEMBER = `from scale_owned where seq = 1`

const LOGINS = [
  `insert into sessions (token_hash, member_id, channel_code, platform, device, app, created_at, expires_at)
   select 'scale-' || n, member_id, 'main', (array['mini', 'h5', 'wx'])[1 + n % 3], '', '', past, now() + (1 + n % 30) * interval '1 day'
   ${EACH_MEMBER}`,
  `insert into session_payers (token_hash, app_id, open_id) select 'scale-' || n, 'wxscale', 'o-' || n ${EACH_MEMBER} and n % 3 = 0`,
  `insert into wechat_identities (app_id, open_id, union_id, member_id, created_at)
   select 'wxscale', 'o-' || n, 'u-' || n, member_id, past ${EACH_MEMBER} and n % 3 = 0`,
  `insert into partner_users (channel_code, partner_user_id, member_id, created_at)
   select 'candy', 'scale-' || n, member_id, past ${EACH_MEMBER} and n % 10 = 0`,
  `insert into distributor_trusts (channel_code, member_id, created_at) select 'candy', member_id, past ${EACH_MEMBER} and n % 100 = 0`,
  `insert into proven_devices (mobile, device_hash, proven_at)
   select m.mobile, 'scale-' || n, past from scale_owned join members m on m.id = member_id where seq = 1`,
  // of a hundred members one had a second account
  `insert into members (id, mobile, nickname, channel_code, deleted_at, merged_into)
   select 'scale-lost-' || n, null, '', 'main', past, member_id ${EACH_MEMBER} and n % 100 = 0`,
  `insert into member_merges (loser_id, survivor_id, request_key, merged_at)
   select 'scale-lost-' || n, member_id, 'scale-' || n, past ${EACH_MEMBER} and n % 100 = 0`,
  `insert into cart_merges (guest_cart_id, member_id, left_out, merged_at) select 'scale-' || n, member_id, '{}', past ${EACH_MEMBER} and n % 10 = 0`
]

const OWN = [
  `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, street, detail, is_default, request_key, created_at)
   select 'scale-' || n, member_id, '测试会员', '13900000000', '310106', '上海市', '上海市', '静安区', '', '长乐路 ' || seq || ' 号', seq = 1, 'scale-' || n,
     past from scale_owned where seq <= 20 and (seq = 1 or n % 3 = 0)`,
  // no seal of ours opens it: like numbers that were sealed with a secret that is lost
  `insert into visitors (id, member_id, name, document, sealed_number, masked_number, number_mac, request_key, created_at)
   select 'scale-' || n, member_id, '测试会员', 'idCard', '\\x01', '310***********1234', 'scale-' || n, 'scale-' || n, past
   from scale_owned where seq <= 10 and n % 3 = 0`,
  `insert into uploads (id, member_id, mime, sha256, size, created_at, check_at)
   select 'scale-' || n, member_id, 'image/webp', 'scale-' || n, 40000, past, now() + interval '1 day' ${EACH_MEMBER} and n % 5 = 0`,
  `insert into upload_totals (member_id, pictures, bytes) select member_id, 1, 40000 ${EACH_MEMBER} and n % 5 = 0`,
  // as many, and much smaller
  `insert into stored_files (key, bytes) select 'uploads/scale-' || n, decode('52494646', 'hex') ${EACH_MEMBER} and n % 5 = 0`,
  `insert into privilege_views (member_id, privilege_id, times, seen_at)
   select member_id, p.id, 1 + n % 9, past from scale_owned
   join (select id, row_number() over (order by id) as place from privileges) p on p.place = seq`,
  `insert into feedbacks (id, member_id, channel_code, kind, content, pictures, answer, answered_at, request_key, created_at)
   select 'scale-' || n, member_id, 'main', 'suggestion', '希望增加更多门店', '{}', '已转给运营同事，谢谢', past, 'scale-' || n, past
   ${EACH_MEMBER} and n % 10 = 0`
]

const TALKS = [
  `insert into reminders (key, member_id, kind, words, page, state, channel, attempts, due_at, created_at, sent_at)
   select 'scale-' || n, member_id, 'shipped', '{}', 'pages-my/orderDetail/index?orderNo=' || order_no, 'sent', 'sms', 1, past, past, past
   from scale_owned where n % 3 = 0`,
  `insert into reminders_off (member_id, kind, at) select member_id, 'cardEnds', past ${EACH_MEMBER} and n % 20 = 0`,
  `insert into reminder_grants (member_id, template_id, "left", request_key, at)
   select member_id, 'scale-template', n % 5, 'scale-' || n, past ${EACH_MEMBER} and n % 4 = 0`,
  `insert into assistant_conversations (id, member_id, channel_code, state, title, created_at, said_at, closed_at)
   select 'scale-' || n, member_id, 'main', 'resolved', '怎么退款', past, past, past from scale_owned where n % 6 = 0`,
  `insert into assistant_messages (id, conversation_id, sender, body, request_key, at)
   select 'scale-' || n || s.sender, 'scale-' || n, s.sender, s.body, 'scale', past from scale_owned cross join (values
     (1, 'asker', '怎么退款'), (2, 'bot', '在订单详情里点“申请售后”，按提示提交。')) as s(place, sender, body) where n % 6 = 0 order by n, s.place`,
  `insert into questionnaire_versions (questionnaire_id, version, questions) select id, 'scale', questions from questionnaires`,
  `insert into questionnaire_responses (member_id, questionnaire_id, version, channel_code, state, request_key, started_at, saved_at, done_at)
   select member_id, q.id, 'scale', 'main', 'done', 'scale-' || n, past, past, past
   from scale_owned, (select id from questionnaires order by id limit 1) q where seq = 1 and n % 5 = 0`
]

/** Statements that need members and privileges. */
export const MEMBERS_OWN: readonly string[] = [...LOGINS, ...OWN, ...TALKS]
