/** Databases that are filled to be measured (`npm run bench -- fill`) are as a shop would leave them, and leave nothing out that grows. */
import { visitorDocument } from '@contract/ticket/shapes'
import { fill } from '../../../bench/scale/fill'
import { RETENTION } from '../../../server/domain/retention/retention'
import { ledgerDifferences } from '../../../server/modules/ledger/repository'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

const SCALE = { members: 500, stores: 20, each: 3, heavy: 120 }

/** What is not filled, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'a row for each job, or each migration': 'job_runs schema_migrations',
  'what operators offer, which the demo has': [
    'activities activity_items brands channels agreements card_products card_plates plates plate_privileges products mall_categories',
    'freight_templates freight_rules mall_search_terms sights ticket_kinds ticket_days help_articles assistant_documents airports lounges',
    'lounge_plans questionnaires referral_materials catalogue_pictures'
  ].join(' '),
  'what operators did: as many rows as they have changed something':
    'catalogue_restocks catalogue_applications catalogue_hand_changes virtual_goods staff_passkeys staff_identities',
  'each row has the hash of the one before, which SQL cannot chain': 'staff_acts',
  'one row, from the migration': 'ledger_start receiver_sealing',
  'of the sandboxes: none in production':
    'sandbox_sms sandbox_notices sandbox_wechat_codes sandbox_wechat_reports sandbox_guest_codes sandbox_recharges sandbox_partner_sessions sandbox_chat_messages sandbox_trades sandbox_wechat_sessions sandbox_virtual_items sandbox_virtual_orders sandbox_lounge_passes sandbox_partner_orders sandbox_partner_modes sandbox_jd_cards sandbox_shipments sandbox_parcels'
}

let database: TestDatabase
/** Rows of each table before it was filled. */
let before: Map<string, number>
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, max: 1 })
  before = await rowsOfTables()
  await fill(database, SCALE)
})
afterAll(() => database.drop())

const tables = RETENTION.flatMap((kept) => kept.tables)

async function rowsOfTables(): Promise<Map<string, number>> {
  const counts = tables.map((table) => `select '${table}' as name, count(*)::int as rows from "${table}"`)
  const { rows } = await database.pool.query<{ name: string; rows: number }>(counts.join(' union all '))
  return new Map(rows.map((row) => [row.name, row.rows]))
}

test('every table gets rows, or is named with why not', async () => {
  const after = await rowsOfTables()
  const untouched = tables.filter((table) => after.get(table) === before.get(table))
  expect(untouched.sort()).toEqual(
    Object.values(LEFT_OUT)
      .flatMap((named) => named.split(' '))
      .sort()
  )
})

test('whatever a row refers to is there', async () => {
  const { rows: keys } = await database.pool.query<{ name: string; orphans: string }>(
    `select conname as name, format('select count(*)::int as n from %s t where (%s) is not null and not exists (select 1 from %s o where %s)',
       conrelid::regclass, string_agg(format('t.%I', a.attname), ' || ' order by u.place), confrelid::regclass,
       string_agg(format('o.%I = t.%I', b.attname, a.attname), ' and ' order by u.place)) as orphans
     from pg_constraint, unnest(conkey, confkey) with ordinality as u(own, other, place)
     join pg_attribute a on a.attnum = u.own join pg_attribute b on b.attnum = u.other
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and a.attrelid = conrelid and b.attrelid = confrelid
     group by oid, conname, conrelid, confrelid`
  )
  expect(keys.length).toBeGreaterThan(100)
  const lost: string[] = []
  for (const { name, orphans } of keys) {
    const { rows } = await database.pool.query<{ n: number }>(orphans)
    if (rows[0]?.n !== 0) lost.push(`${name}: ${rows[0]?.n}`)
  }
  expect(lost).toEqual([])
})

test('documents are of kinds that calls can answer', async () => {
  const { rows } = await database.pool.query<{ document: string }>(
    'select document from visitors union select document from tickets'
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { document } of rows) expect(visitorDocument.options).toContain(document)
})

test('the books are right', async () => {
  const { rows } = await database.pool.query<{ orders: number }>(
    `update ledger_start set at = now() - interval '1 year' returning (select count(*)::int from orders) as orders`
  )
  expect(rows[0]?.orders).toBe(SCALE.members * SCALE.each + SCALE.heavy)
  expect(await ledgerDifferences(['00', '99'], 10, database.db)).toEqual([])
})
