/** Jobs look at what is due, however much is not: every statement of every job is explained on a shop of some size. */
import type { PoolClient } from 'pg'
import { fill, type Scale } from '../../../bench/scale/fill'
import { fillForJobs } from '../../../bench/scale/jobs-fill'
import { RETENTION } from '../../../server/domain/retention/retention'
import { readQueueStates } from '../../../server/db/operating-state'
import { readSweepStates } from '../../../server/db/sweeps'
import { chinaMidnight } from '../../../server/lib/china-time'
import {
  allStatementsOf,
  nodesOf,
  planAgain,
  rowsOf,
  type Asked,
  type Plan
} from '../../support/server/plans'
import { buildTestApp, type TestApp } from '../../support/server/test-app'

const SCALE: Scale = { members: 5000, stores: 200, each: 3, heavy: 300 }

/** Nothing is due: no job turns to another system. */
const UNUSED = ['storage', 'warehouse', 'logistics', 'sms', 'yuetu'] as const
const unused = (name: string) => ({ name })

let app: TestApp
let client: PoolClient
beforeAll(async () => {
  app = await buildTestApp({
    seeded: true,
    gateways: {
      ...Object.fromEntries(UNUSED.map((name) => [name, unused(name)])),
      // nothing was paid on the days before
      pay: { ...unused('pay'), bill: () => Promise.resolve([]) } as never,
      virtualPay: { bill: () => Promise.resolve([]) } as never,
      wechat: { appId: 'wx' } as never
    }
  })
  await fill(app.database, SCALE)
  await fillForJobs(app.database, SCALE)
  // or plans would depend on how far autovacuum has come
  await app.database.pool.query('vacuum analyze')
  client = await app.database.pool.connect()
  // bills are asked for from the morning on
  const noon = new Date(chinaMidnight(new Date()).getTime() + 12 * 3_600_000)
  app.clock.set(noon.getTime() > Date.now() ? new Date(noon.getTime() - 86_400_000) : noon)
})
afterAll(async () => {
  client.release()
  await app.close()
})

/** What grows with members and what they do; the rest is the operator's, or has a row a day, or one. */
const GROWING = new Set(
  RETENTION.filter(({ kept }) => kept !== 'as long as the operator has it')
    .flatMap(({ tables }) => tables)
    .filter(
      (table) => !['bill_days', 'job_runs', 'ledger_start', 'receiver_sealing', 'ticket_days'].includes(table)
    )
)

/** Rows of tables that grow which a statement may read though nothing is due; what is filled has 15,000 of each. */
const MAX_ROWS = 100

/** Jobs that look at days rather than at what is due, and how much of it there is. */
const OF_DAYS: Readonly<Record<string, { readonly why: string; readonly rows: number }>> = {
  'check ledger': { why: 'all orders of an hour, and what belongs to them', rows: 2000 },
  'remind of ends': { why: 'all that ends within three days', rows: 1000 }
}

/** The plan for a connection's first call, and the one that it has settled for after some calls. */
async function plansOf(asked: Asked): Promise<Plan[]> {
  await client.query('begin')
  try {
    return await planAgain(client, asked, asked.isNamed ? 7 : 1)
  } finally {
    await client.query('rollback')
  }
}

/** What is wrong with the plans of a statement. */
async function problemsOf(asked: Asked, max: number): Promise<string[]> {
  const problems: string[] = []
  for (const plan of await plansOf(asked)) {
    const nodes = nodesOf(plan).filter((node) => GROWING.has(node['Relation Name'] ?? ''))
    for (const node of nodes.filter((each) => each['Node Type'] === 'Seq Scan'))
      problems.push(`all of ${node['Relation Name']}`)
    const rows = nodes.reduce((sum, node) => sum + rowsOf(node), 0)
    if (rows > max) problems.push(`${rows} rows`)
  }
  return problems.map((problem) => `${problem}: ${asked.text}`)
}

const QUERY = /^\s*(with|select|insert|update|delete)\b/i

/** The recurring work of a real shop. */
const jobsOfShops = () => [...app.jobs.list().keys()].filter((name) => !name.includes('sandbox'))

test('no job reads a whole table that grows, or more than some rows, when nothing is due', async () => {
  const problems: Record<string, string[]> = {}
  expect(jobsOfShops().length).toBeGreaterThan(40)
  for (const name of jobsOfShops()) {
    // the first round does what is due in any shop, as to ask for bills
    await app.jobs.run(name)
    const asked = (await allStatementsOf(() => app.jobs.run(name))).filter(({ text }) => QUERY.test(text))
    expect({ name, asks: asked.length > 0 }).toEqual({ name, asks: true })
    const found: string[] = []
    for (const each of asked) found.push(...(await problemsOf(each, OF_DAYS[name]?.rows ?? MAX_ROWS)))
    if (found.length > 0) problems[name] = found
  }
  expect(problems).toEqual({})
})

test('a day of bills is fetched and compared without reading all payments and refunds', async () => {
  await app.database.pool.query('delete from bill_days')
  const asked = (await allStatementsOf(() => app.jobs.run('compare bills'))).filter(({ text }) =>
    QUERY.test(text)
  )
  const texts = asked.map(({ text }) => text).join()
  for (const part of ['paid_at >= $1', 'insert into bill_differences']) expect(texts).toContain(part)
  const problems: string[] = []
  for (const each of asked) problems.push(...(await problemsOf(each, Infinity)))
  expect(problems).toEqual([])
})

test('how late queues and sweeps are is told without reading a whole table that grows', async () => {
  const { db } = app.database
  const asked = await allStatementsOf(async () => {
    await readQueueStates(app.clock.now(), db)
    await readSweepStates(app.clock.now(), db)
  })
  expect(asked).toHaveLength(2)
  const problems: string[] = []
  for (const each of asked) problems.push(...(await problemsOf(each, Infinity)))
  expect(problems).toEqual([])
})

test('every table that jobs look at is filled', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples < 500`
  )
  const small = new Set(rows.map(({ name }) => name))
  const looked = new Set<string>()
  for (const name of jobsOfShops())
    for (const each of await allStatementsOf(() => app.jobs.run(name)))
      if (QUERY.test(each.text))
        for (const plan of await plansOf(each))
          for (const node of nodesOf(plan)) looked.add(node['Relation Name'] ?? '')
  expect([...looked].filter((table) => GROWING.has(table) && small.has(table))).toEqual([])
})
