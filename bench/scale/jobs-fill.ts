/** What the jobs of a large shop find when nothing is due: much that is over, some that is under way, and nothing to be done. */
import type { Database } from '../../server/db/client'
import type { Scale } from './fill'
import { addRows } from './generated-rows'

/** Moments of rows that are not due: from tomorrow on, and of the last hour. */
const LATER = `now() + interval '1 day' + (i % 43200) * interval '1 minute'`
const JUST = `now() - (i % 60) * interval '1 minute'`
const LONG_AGO = `now() - interval '60 days' - (i % 43200) * interval '1 minute'`

/** The orders that `fill` made, by number. */
const NUMBERED = `create temp table jobs_orders as
  select row_number() over (order by order_no) as place, order_no from orders`
const ORDER = `(select order_no from jobs_orders where place = i)`
const ends = { expires_at: LATER }

/** Tables whose rows of `fill` give way to such as are not due, with the columns by which jobs find rows. */
const ROWS = ({ members }: Scale): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const member = `'scale-' || 1 + i % ${members}`
  return {
    rate_hits: { reset_at: LATER },
    idempotency_keys: { created_at: JUST },
    sessions: { ...ends, member_id: member },
    sms_codes: ends,
    proven_devices: { proven_at: JUST },
    puzzles: ends,
    puzzle_proofs: ends,
    entry_once: ends,
    entry_tickets: { ...ends, kind: `'web'`, member_id: member },
    wechat_states: ends,
    wechat_identities: { member_id: member, app_id: `'wx'` },
    phone_proofs: { ...ends, step: `'old'` },
    staff_sessions: ends,
    staff_challenges: ends,
    staff_tries: { last_at: JUST },
    mini_codes: { used_at: JUST },
    member_merges: { merged_at: LONG_AGO },
    activity_records: { visitor: `case when i % 2 = 0 then 'd:' else 'm:' end || i`, at: JUST },
    client_faults: { last_at: JUST },
    client_timings: { last_at: JUST },
    upload_totals: { member_id: `'scale-' || i`, pictures: '1', bytes: '10' },
    feedbacks: { member_id: member },
    questionnaire_responses: { member_id: member },
    member_plates: { member_id: member },
    reminder_grants: { member_id: `'x' || i` },
    reminders_off: { member_id: `'x' || i` },
    uploads: {
      member_id: member,
      mime: `'image/png'`,
      size: '10',
      check_at: LATER
    },
    addresses: { member_id: member },
    waiting_places: { joined_at: JUST },
    waiting_rooms: { opens_at: JUST, closes_at: LATER },
    cart_merges: { merged_at: JUST },
    payments: {
      order_no: ORDER,
      way: `(array['h5', 'mini'])[1 + i % 2]`,
      amount_fen: '1000',
      state: `case when i % 20 = 0 then 'refunded' when i % 50 = 1 then 'created' when i % 20 = 1 then 'closed' else 'paid' end`,
      created_at: `case when i % 50 = 1 then ${JUST} else ${LONG_AGO} end`,
      next_ask_at: LATER,
      paid_at: `case when i % 20 <> 1 and i % 50 <> 1 then ${LONG_AGO} end`,
      transaction_id: `'t' || i`
    },
    refunds: {
      order_no: ORDER,
      amount_fen: '1000',
      state: `case when i % 500 = 0 then 'failed' else 'done' end`,
      done_at: LONG_AGO
    },
    pay_notices: { received_at: JUST },
    ledger_entries: { unit: `'fen'`, amount: '1', order_no: ORDER, at: LONG_AGO },
    shipping_reports: { order_no: ORDER, manner: `'parcels'`, queued_at: LONG_AGO },
    shipment_lines: { order_no: ORDER, quantity: '1', sent: '1' },
    // some are on their way, some were never heard of again
    parcels: {
      order_no: ORDER,
      watch: `case when i % 50 = 2 then 'shutdown' when i % 50 = 3 then 'none' else 'polling' end`,
      watch_at: `case when i % 50 = 3 then ${LATER} else ${LONG_AGO} end`,
      asked_at: `case when i % 100 = 2 then ${LONG_AGO} else now() end`,
      sent_at: `case when i % 100 = 2 or i % 20 = 4 then ${LONG_AGO} else ${JUST} end`,
      signed_at: `case when i % 10 >= 5 then ${LONG_AGO} end`
    },
    parcel_lines: { parcel_id: `'x' || i`, quantity: '1' },
    receive_parcels: {
      receive_id: `'scale-' || i`,
      state: `case when i % 10 = 0 then 'sent' else 'received' end`,
      sent_at: JUST
    },
    reminders: {
      member_id: member,
      state: `case when i % 10 = 0 then 'waiting' else 'sent' end`,
      due_at: LATER,
      created_at: JUST
    },
    tickets: {
      order_no: ORDER,
      member_id: member,
      day_id: `'x' || 1 + i % 1000`,
      day: `current_date + case when i % 10 = 0 then 1 + i % 60 else -1 - i % 300 end`,
      state: `case when i % 10 = 0 then 'issued' else 'used' end`,
      used_at: `case when i % 10 <> 0 then ${LONG_AGO} end`,
      pay_fen: '100',
      refund_fen: '0'
    },
    ticket_days: { kind_id: `'x' || i / 400`, day: `current_date - 300 + i % 400` },
    partner_orders: {
      order_no: ORDER,
      member_id: member,
      state: `case when i % 10 = 0 then 'returned' else 'done' end`,
      created_at: LONG_AGO
    },
    lottery_entries: ends,
    assistant_conversations: {
      said_at: JUST,
      member_id: `case when i % 2 = 0 then ${member} end`,
      visitor_hash: `case when i % 2 = 1 then 'x' || i end`
    },
    member_cards: { member_id: member, state: `'active'`, expires_at: `${LATER} + interval '30 days'` },
    card_terms: { member_card_id: `'x' || i`, starts_at: LONG_AGO, ends_at: LATER },
    lounge_passes: {
      member_id: member,
      state: `'active'`,
      told_state: `'active'`,
      visits: '5',
      starts_at: LONG_AGO,
      expires_at: LATER
    },
    bill_rows: {
      bill: `(array['trade', 'fund', 'virtual'])[1 + i % 3]`,
      day: 'current_date - 1 - i % 60',
      kind: `case when i % 20 = 0 then 'refund' else 'payment' end`
    },
    bill_differences: { bill: `'trade'`, day: 'current_date - 1 - i % 300', settled_at: LONG_AGO }
  }
}

/** What `fill` made, as it is once the jobs have done with it. */
const DONE = [
  `update orders set state = 'fulfilled', fulfilled_at = paid_at where state = 'paid'`,
  `update shipments set sent_at = now() where state = 'sent'`,
  `update commissions set check_at = now() + interval '6 hours'`,
  // a third of all points has ended, evenly over three months
  `update points_entries set ends_at = now() - (hashtext(member_id) & 127) * interval '1 day' where seq % 3 = 1`,
  'update points_accounts set ended_until = now()',
  `insert into job_runs (name, runner, next_at, succeeded_at) values ('end points', '', now(), now())`,
  // what is held ends evenly over a month, and who holds it knows what ends soon
  `update receive_records set expires_at = now() + (hashtext(id) & 1023) * interval '45 minutes'
   where state = 'issued' and expires_at > now()`
]

/** Puts into each table of a filled database (`fill`) that jobs look at as many rows, of which nothing is due. */
export async function fillForJobs(database: Database, scale: Scale): Promise<void> {
  const client = await database.pool.connect()
  try {
    // rows are numbered, whatever a table says of its columns
    const { rows } = await client.query<{ sql: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`
    )
    for (const { sql } of rows) await client.query(sql)
    await client.query(NUMBERED)
    await client.query('alter table jobs_orders add primary key (place)')
    await client.query('set session_replication_role = replica')
    for (const table of Object.keys(ROWS(scale))) await client.query(`delete from ${table}`)
    for (const [table, columns] of Object.entries(ROWS(scale)))
      await addRows(client, table, scale.members * scale.each, columns)
    await client.query('set session_replication_role = replica')
    for (const text of DONE) await client.query(text)
    await client.query('set session_replication_role = default')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}
