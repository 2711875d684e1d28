/** What has a time and then goes: codes, keys, limits, visits, reports. Most of it has not come to its end. */

const EACH_MEMBER = `from scale_owned where seq = 1`
const SOON = `now() + (1 + n % 60) * interval '1 minute'`

const CODES = [
  `insert into sms_codes (mobile, scene, code_mac, expires_at)
   select m.mobile, 'login', 'scale', now() + interval '5 minutes' from scale_owned join members m on m.id = member_id where seq = 1 and n % 50 = 0`,
  `insert into phone_proofs (token_hash, step, mobile, expires_at)
   select 'scale-' || n, 'old', m.mobile, ${SOON} from scale_owned join members m on m.id = member_id where seq = 1 and n % 50 = 0`,
  `insert into puzzles (id_hash, way, answer, drawn_at, expires_at) select 'scale-' || n, 'slide', 100, now(), ${SOON} ${EACH_MEMBER} and n % 20 = 0`,
  `insert into puzzle_proofs (proof_hash, way, expires_at) select 'scale-' || n, 'slide', ${SOON} ${EACH_MEMBER} and n % 20 = 0`,
  `insert into entry_once (scope, value, expires_at) select 'union', 'scale-' || n, ${SOON} from scale_owned`,
  `insert into entry_tickets (ticket_hash, kind, channel_code, member_id, expires_at)
   select 'scale-' || n, 'web', 'main', member_id, ${SOON} ${EACH_MEMBER} and n % 10 = 0`,
  `insert into wechat_states (state_hash, channel_code, account, browser_hash, origin, target, client_state, expires_at)
   select 'scale-' || n, 'main', 'scale', 'scale', 'https://example.cn', '/', '', ${SOON} ${EACH_MEMBER} and n % 10 = 0`,
  `insert into idempotency_keys (scope, key, endpoint, request_hash, response, status, runner, lease_until, created_at)
   select member_id, 'scale-' || n, 'createOrder', 'scale', '{"resultCode":"100","resultMsg":"成功","data":null}', 200, 'scale', now(),
     now() - (n % 1380) * interval '1 minute' from scale_owned`,
  `insert into rate_hits (key, hits, reset_at) select 'scale-' || n, 1, ${SOON} from scale_owned`,
  `insert into mini_codes (scene, link, mime, picture, used_at) select 'scale-' || n, '/', 'image/png', '\\x00', past ${EACH_MEMBER} and n % 50 = 0`,
  `insert into waiting_rooms (sku_id, opens_at, closes_at, last_place, advanced_at)
   select 'scale-sku-1', now() - interval '1 hour', now() + interval '1 hour', count(*), now() ${EACH_MEMBER}`,
  `insert into waiting_places (sku_id, member_id, place, quantity, request_key, joined_at)
   select 'scale-sku-1', member_id, row_number() over (order by n), 1, 'scale-' || n, now() ${EACH_MEMBER} and n % 4 = 0`
]

const REPORTS = [
  // of the last days, so that their partitions are there
  `insert into visits (kind, path, device_id, member_id, channel_code, platform, source, day, at)
   select k.kind, 'pages/index/index', 'scale-' || member_id, member_id, 'main', 'mini', 0, (at at time zone 'Asia/Shanghai')::date, at
   from (select *, now() - (seq % 30) * interval '1 day' as at from scale_owned where seq <= 30) o
   cross join (values ('uv'), ('pv')) as k(kind)`,
  `insert into activity_records (activity_id, kind, visitor, source, channel_code, at)
   select a.id, 'visit', member_id, 0, 'main', past from scale_owned, (select id from activities order by id limit 1) a where seq = 1`,
  `insert into client_faults (release, fingerprint, kind, message, place, path, platform, first_at, last_at)
   select 'scale', 'scale-' || n, 'error', '测试', '', 'pages/index/index', 'mini', past, now() from scale_owned where n <= 5000`,
  `insert into client_timings (release, platform, name, step, count, last_at)
   select 'scale', p.platform, 'home', step, 100, now() from (values ('mini'), ('h5'), ('wx')) as p(platform), generate_series(0, 30) step`
]

const STAFF = [
  `insert into staff_accounts (id, name, role, password_hash, created_at)
   select 'scale-' || i, '店员' || i, 'shop', 'scale', now() from generate_series(1, 200) i`,
  `insert into staff_sessions (token_hash, staff_id, expires_at) select id, id, now() + interval '8 hours' from staff_accounts where id like 'scale-%'`,
  `insert into staff_challenges (challenge, staff_id, expires_at) select id, id, now() + interval '5 minutes' from staff_accounts where id like 'scale-%'`,
  `insert into staff_tries (key, fails, last_at, next_at) select id, 1, now(), now() from staff_accounts where id like 'scale-%'`
]

/** Statements that need members and the goods. */
export const PASSING: readonly string[] = [...CODES, ...REPORTS, ...STAFF]
