import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { parse } from 'yaml'
import type { Order } from '../../../contract/types'
import { QUEUE_NAMES } from '../../../server/db/queues'
import { OUTCOMES } from '../../../server/jobs/outcomes'
import { createPageMetrics } from '../../../server/ssr/page-metrics'
import { openShop, type Shop } from '../payment/shop'

const ROOT = join(__dirname, '../../..')
const file = (name: string) => readFileSync(join(ROOT, name), 'utf8')

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const scrape = async () => (await shop.server.inject('/metrics')).body

/** The value of the series with these labels; 0 where there is none yet. */
function valueOf(text: string, name: string, labels: Readonly<Record<string, string>>): number {
  const line = text
    .split('\n')
    .find(
      (one) =>
        one.startsWith(`${name}{`) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`))
    )
  return Number(line?.split(' ').at(-1) ?? 0)
}

/** By how much a series grows while `work` runs. */
async function growth(
  name: string,
  labels: Readonly<Record<string, string>>,
  work: () => Promise<unknown>
): Promise<number> {
  const before = valueOf(await scrape(), name, labels)
  await work()
  return valueOf(await scrape(), name, labels) - before
}

test('a refusal, which is HTTP 200 or 404, is counted and logged by its code; a success is not', async () => {
  const token = await shop.login('m_refused')
  const route = '/unionbuy-server/order/createOrder'
  const refuse = () => shop.ask('createOrder', { kind: 'product', itemId: 'nothing' }, token)
  expect(await growth('refusals_total', { route, code: '404' }, refuse)).toBe(1)
  const lines = () => shop.logLines.map((line) => JSON.parse(line) as { path?: string; resultCode?: string })
  expect(lines().findLast(({ path }) => path === route)).toMatchObject({ resultCode: '404' })
  await shop.order(token)
  expect(lines().findLast(({ path }) => path === route)).not.toHaveProperty('resultCode')
  expect(await scrape()).not.toContain('code="100"')
})

test('a refusal that an idempotency key repeats is counted like the first', async () => {
  const token = await shop.login('m_repeats')
  const labels = { route: '/unionbuy-server/order/createOrder', code: '404' }
  const refuse = () =>
    shop.ask('createOrder', { kind: 'product', itemId: 'nothing' }, token, { key: 'the-same-key' })
  await refuse()
  expect(await growth('refusals_total', labels, refuse)).toBe(1)
})

test('orders are counted when they are made and paid, with their money; calls to other systems by how they ended', async () => {
  const token = await shop.login('m_buys')
  let order: Order | undefined
  const make = async () => {
    order = await shop.order(token)
  }
  expect(await growth('orders_total', { state: 'unpaid', kind: 'product' }, make)).toBe(1)
  const orderNo = order?.orderNo ?? ''
  const pay = async () => {
    await shop.confirm(await shop.begin(token, orderNo))
  }
  const { host } = new URL(shop.origin)
  const called = await growth('outgoing_request_duration_seconds_count', { host, end: '200' }, async () => {
    expect(await growth('orders_fen_total', { state: 'paid' }, pay)).toBe(order?.payFen)
  })
  expect(called).toBeGreaterThan(0)
})

test('a queue shows what waits, how late it is, and what was given up', async () => {
  const { pool } = shop.database
  const token = await shop.login('m_refunded')
  const { orderNo } = await shop.order(token)
  await shop.confirm(await shop.begin(token, orderNo))
  const { rows } = await pool.query<{ no: string }>(
    `select out_trade_no as no from payments where order_no = $1`,
    [orderNo]
  )
  const put = (key: string, next: Date | string) =>
    pool.query(
      `insert into refunds (out_refund_no, out_trade_no, order_no, refund_key, amount_fen, reason, state, next_try_at)
       values ($1, $2, $3, $1, 1, 'test', 'processing', $4)`,
      [key, rows[0]?.no, orderNo, next]
    )
  const queue = { queue: 'open refunds' }
  expect(
    await growth('queue_items', queue, () => put('late', new Date(shop.clock.now().getTime() - 3e5)))
  ).toBe(1)
  expect(valueOf(await scrape(), 'queue_late_seconds', queue)).toBe(300)
  expect(await growth('queue_given_up', queue, () => put('lost', '9999-12-31 00:00:00Z'))).toBe(1)
  expect(valueOf(await scrape(), 'queue_items', queue)).toBe(1)
})

test('each job of the server has its interval; how its rounds went comes from the database', async () => {
  const job = { job: 'carry out refunds' }
  expect(valueOf(await scrape(), 'job_interval_seconds', job)).toBe(3)
  await shop.database.pool.query(
    `insert into job_runs (name, runner, next_at, succeeded_at, last_ms, failures)
     values ('carry out refunds', 'other', now(), to_timestamp(1700000000), 250, 2), ('of another release', 'other', now(), null, null, 9)`
  )
  const text = await scrape()
  expect(valueOf(text, 'job_last_success_timestamp_seconds', job)).toBe(1_700_000_000)
  expect(valueOf(text, 'job_last_duration_seconds', job)).toBe(0.25)
  expect(valueOf(text, 'job_failures_in_a_row', job)).toBe(2)
  expect(text).not.toContain('of another release')
})

describe('the alerts', () => {
  interface Rule {
    readonly alert: string
    readonly expr: string
    readonly labels: { readonly severity: string }
  }
  const rules = (
    parse(file('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
  ).groups.flatMap((group) => group.rules)
  const board = JSON.parse(file('deploy/grafana/board.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...board.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))
  ]
  const runbook = file('docs/how-to/runbook.md')
  const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, name]) => name)

  /** Names of metrics in an expression: words with an underscore that are not functions, labels or texts. */
  const metricsIn = (expr: string) =>
    expr
      .replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|on|group_left|without) \([^)]*\)/g, ' ')
      .match(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\s*\()/g) ?? []

  test.each(expressions)('%s asks for metrics that there are', async (_name, expr) => {
    const pages = new Registry()
    createPageMetrics(pages, shop.server.log)
    const text = `${await scrape()}\n${await pages.metrics()}`
    const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => [name, type]))
    const names = metricsIn(expr)
    if (names.length === 0) expect(expr).toMatch(/^up\{/)
    for (const name of names) {
      const base = name.replace(/_(bucket|count|sum)$/, '')
      expect([name, types.has(name) || types.get(base) === 'histogram']).toEqual([name, true])
    }
    expect(expr.split('(').length).toBe(expr.split(')').length)
  })

  test('each has its heading in the runbook, and each heading its alert', () => {
    expect(headings).toEqual(rules.map(({ alert }) => alert))
    expect(
      rules.map(({ labels }) => labels.severity).filter((one) => one !== 'page' && one !== 'ticket')
    ).toEqual([])
  })

  test('each outcome that needs a person, and each queue, has an alert', () => {
    const all = rules.map(({ expr }) => expr).join('\n')
    const [money, work] = [/kind=~"([^"]+)",level="error"/, /kind!~"([^"]+)",level="error"/].map(
      (pattern) => pattern.exec(all)?.[1]
    )
    // one watches these kinds and the other all the rest
    expect(money?.split('|').filter((kind) => !(kind in OUTCOMES))).toEqual([])
    expect(work).toBe(money)
    const levels = Object.values(OUTCOMES).flatMap((ends) => Object.values(ends))
    expect(new Set(levels)).toEqual(new Set(['info', 'warn', 'error']))
    const named = [...all.matchAll(/queue[!=]~"([^"]+)"/g)].flatMap(([, names = '']) => names.split('|'))
    expect(named.filter((name) => !QUEUE_NAMES.includes(name))).toEqual([])
  })
})
