/**
 * kill -9 between any two steps of what staff do: an act and its entry in the audit trail are both there or neither, and
 * sent again with its key it is done once.
 */
import { createHash } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { consoleEndpoints } from '@contract/console/endpoints'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { freePort } from '../../../e2e/support/free-port'
import { checkLedger } from '../../../server/modules/ledger/check'
import { verifyActs } from '../../../server/modules/staff/acts'
import { byLevel } from '../../support/depth'
import { patience } from '../../support/patience'
import { kill, ready, spawnServer } from '../../support/server/processes/spawn-server'
import { addMembers, tokenOf } from '../../support/server/processes/stock-shop'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'
import { prepareActs, type StaffAct } from './staff-acts'
import { startCutter, type StatementCutter } from './statement-cutter'

const SHOP = 'staffcrash'
const SESSION = 'staff-crash-session'
/** The connections of the server by name, beside those of this test. */
const KILLED = 'to-be-killed'
/** So many statements of eight acts at once, and of what else a server does, until it is killed. */
const CUTS = byLevel(
  [12, 40, 70, 100],
  Array.from({ length: 40 }, (_, index) => 2 + 4 * index)
)
/** Two for each round: one who buys, and one who is kept out. */
const MEMBERS = 2 * CUTS.length

let database: TestDatabase
let cutter: StatementCutter
let recipient: string
let child: ChildProcess
let origin: string
let port: number
const dataDir = mkdtempSync(join(tmpdir(), 'privilege-centre-staff-'))
const all: StaffAct[] = []
/** What became of acts that were cut off. */
const outcomes = { done: 0, undone: 0 }

async function start(): Promise<void> {
  child = spawnServer(port, { DATA_DIR: dataDir, DATABASE_URL: `${cutter.url}?application_name=${KILLED}` })
  await ready(child)
}

const row = async <R>(text: string, values: readonly unknown[] = []) =>
  (await database.pool.query(text, [...values])).rows[0] as R

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  cutter = await startCutter(database.url)
  recipient = await identityToRecipient(await generateX25519Identity())
  port = await freePort()
  origin = `http://127.0.0.1:${port}`
  await addMembers({ name: SHOP, members: MEMBERS }, (text, values) => database.pool.query(text, values))
  await row(
    `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail, is_default)
     select id, id, '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号', true
     from members where id like $1 || '%'`,
    [SHOP]
  )
  await row(
    `insert into staff_accounts (id, name, role, password_hash, store_ids, sight_ids) values ('crash', 'crash', 'owner', '', '{}', '{}')`
  )
  await row(
    `insert into staff_sessions (token_hash, staff_id, expires_at) values ($1, 'crash', now() + interval '12 hours')`,
    [createHash('sha256').update(SESSION).digest('hex')]
  )
  await start()
})
afterAll(async () => {
  await kill(child)
  await cutter.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Sends an act as the console does; gives the result code. */
async function send({ name, input, key }: StaffAct): Promise<string> {
  const response = await fetch(origin + consoleEndpoints[name].path, {
    method: 'POST',
    body: JSON.stringify(input),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-console': '1',
      'sec-fetch-site': 'same-origin',
      origin,
      cookie: `pc_console=${SESSION}`
    },
    signal: AbortSignal.timeout(patience(30_000))
  })
  const { resultCode, resultMsg } = (await response.json()) as { resultCode: string; resultMsg: string }
  return resultCode === '100' ? resultCode : `${name}: ${resultCode} ${resultMsg}`
}

/** How often an act's work is there, and how often its entry is. */
async function stateOf(act: StaffAct): Promise<readonly [work: number, entries: number]> {
  const entries = await row<{ n: number }>(
    'select count(*)::int as n from staff_acts where act = $1 and (request_key = $2 or about_id = $3)',
    [act.name, act.key, act.aboutId ?? null]
  )
  return [await act.done(), entries.n]
}

/** Asks until it is so. @throws when it does not come to that */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience(60_000)
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** What the killed server began is committed or rolled back. */
const noneConnected = async () =>
  (
    await row<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name = $1`,
      [KILLED]
    )
  ).n === 0

/** Sends acts at once, and kills the server after so many statements. @returns whether it came to that */
async function cutOff(acts: readonly StaffAct[], statements: number): Promise<boolean> {
  let killed: Promise<void> | undefined
  cutter.arm(statements, () => {
    killed = kill(child)
  })
  await Promise.allSettled(acts.map(send))
  if (!cutter.disarm()) return false
  await killed
  await until('the killed server to be gone from the database', noneConnected)
  return true
}

const token = (n: number) => tokenOf(SHOP, n)

test.each(CUTS.map((statements, round) => ({ statements, round })))(
  'killed after $statements statements of eight acts',
  async ({ statements, round }) => {
    const acts = await prepareActs(
      {
        buyer: { origin, channel: 'main', token: token(2 * round) },
        memberId: `${SHOP}${2 * round}`,
        blockedId: `${SHOP}${2 * round + 1}`,
        recipient
      },
      row
    )
    all.push(...acts)
    for (const act of acts) expect([act.name, ...(await stateOf(act))]).toEqual([act.name, 0, 0])
    if (await cutOff(acts, statements)) {
      for (const act of acts) {
        const [work, entries] = await stateOf(act)
        expect([act.name, work, entries]).toEqual([act.name, entries, entries])
        outcomes[entries === 1 ? 'done' : 'undone'] += 1
      }
      await start()
    }
    for (const repeat of [1, 2]) {
      expect([repeat, await Promise.all(acts.map(send))]).toEqual([repeat, acts.map(() => '100')])
      for (const act of acts) expect([act.name, ...(await stateOf(act))]).toEqual([act.name, 1, 1])
    }
  }
)

test('the kills hit work under way: some acts were done, and some were not', () => {
  expect(outcomes.done).toBeGreaterThan(0)
  expect(outcomes.undone).toBeGreaterThan(0)
})

test('the audit trail is whole, with each act once', async () => {
  expect(await verifyActs(database.db)).toEqual({ whole: all.length, brokenAt: null })
})

test('money went back once, and the ledger agrees', async () => {
  const refunds = all.flatMap(({ refund }) => (refund ? [refund] : []))
  const given = async () =>
    (
      await database.pool.query<{ orderNo: string; fen: number }>(
        `select p.order_no as "orderNo", coalesce(sum(t.refunded_fen), 0)::int as fen from payments p
         join sandbox_trades t on t.out_trade_no = p.out_trade_no where p.order_no = any($1) group by 1 order by 1`,
        [refunds.map(({ orderNo }) => orderNo)]
      )
    ).rows
  const expected = refunds
    .map(({ orderNo, fen }) => ({ orderNo, fen }))
    .sort((a, b) => a.orderNo.localeCompare(b.orderNo))
  // what a killed server had begun is tried again later: nobody waits for that here
  const hurry = () =>
    row(`with tries as (update refunds set next_try_at = now() where next_try_at > now())
    update job_runs set next_at = now() where next_at > now()`)
  await until('all refunds', async () => {
    await hurry()
    return (await row<{ n: number }>(`select count(*)::int as n from refunds where state <> 'done'`)).n === 0
  })
  expect(await given()).toEqual(expected)
  const errors: unknown[] = []
  const log = { error: (details: unknown) => errors.push(details) }
  await checkLedger({ db: database.db, log: log as never }, new Date())
  expect(errors).toEqual([])
})
