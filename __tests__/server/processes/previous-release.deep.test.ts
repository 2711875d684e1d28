/**
 * The last release and this one on one database: the new one migrates it while members buy at the old one, both sell, the old one
 * ends, and comes back beside the new one, as whoever goes back a release has it. No call fails.
 */
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { migrationsFolder } from '../../../server/db/migrate'
import {
  bundleRelease,
  previousRelease,
  removeRelease
} from '../../support/server/processes/previous-release'
import { stockShop, tokenOf } from '../../support/server/processes/stock-shop'
import { startFleet, type Fleet } from './fleet'

const SHOP = 'previous'
const MEMBERS = 2_000
const STOCK = 100_000
const SHOPPERS = 6
/** Calls that are answered in each phase. */
const CALLS = 300

const commit = previousRelease()
// a copy without its history has no last release; CI fetches it
const whereItIsKnown = commit === undefined ? test.skip : test

let fleet: Fleet
let old: string
beforeAll(async () => {
  if (commit === undefined) return
  old = await bundleRelease(commit)
  fleet = await startFleet(1, old)
  const { pool } = fleet
  await stockShop({ name: SHOP, stock: STOCK, members: MEMBERS }, (text, values) => pool.query(text, values))
})
afterAll(async () => {
  await fleet?.stop()
  removeRelease()
})

const migrations = async () =>
  (await fleet.pool.query<{ n: number }>('select count(*)::int as n from schema_migrations')).rows[0]?.n ?? 0

interface Answer {
  readonly resultCode: string
  readonly data: { readonly orderNo: string } | null
}

whereItIsKnown('members buy at both, before, while and after the database is migrated', async () => {
  const failed: Record<string, number> = {}
  const phases: Record<string, number> = {}
  const bought: { orderNo: string; member: number }[] = []
  let phase = 'old'
  let open = true
  let member = 0

  async function call(path: string, who: number, body: object): Promise<Answer | undefined> {
    const response = await fetch(fleet.next() + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'auth-token': tokenOf(SHOP, who),
        'idempotency-key': randomUUID()
      }
    }).catch((problem: unknown) => String(problem))
    const text = typeof response === 'string' ? response : `${response.status} ${await response.text()}`
    phases[phase] = (phases[phase] ?? 0) + 1
    const isGood = text.startsWith('200 ') && text.includes('"resultCode":"100"')
    if (isGood) return JSON.parse(text.slice(4)) as Answer
    const why = `${phase} ${path}: ${text.slice(0, 120)}`
    failed[why] = (failed[why] ?? 0) + 1
    return undefined
  }

  const shoppers = Array.from({ length: SHOPPERS }, async () => {
    while (open) {
      const who = (member += 1) % MEMBERS
      const made = await call('/unionbuy-server/order/createProductOrder', who, { productId: SHOP })
      if (made?.data) bought.push({ orderNo: made.data.orderNo, member: who })
      // an order that the other release may have made
      const earlier = bought[Math.floor(bought.length * 0.5)]
      if (earlier) await call('/unionbuy-server/order/orderList', earlier.member, {})
    }
  })
  const enough = async () => {
    while ((phases[phase] ?? 0) < CALLS) await new Promise((resume) => setTimeout(resume, 20))
  }
  const next = async (name: string, step: () => Promise<unknown>) => {
    await enough()
    phase = `${name}, beginning`
    await step()
    phase = name
  }

  const before = await migrations()
  await next('both', () => fleet.add())
  expect(await migrations()).toBe(
    readdirSync(migrationsFolder()).filter((name) => name.endsWith('.sql')).length
  )
  expect(before).toBeLessThanOrEqual(await migrations())
  await next('new', () => fleet.retire(0))
  await next('back again', () => fleet.add(old))
  await enough()
  open = false
  await Promise.all(shoppers)

  expect(failed).toEqual({})
  const { rows } = await fleet.pool.query<{ made: number }>('select count(*)::int as made from orders')
  expect(rows).toEqual([{ made: bought.length }])
  const { rows: sold } = await fleet.pool.query<{ left: number }>(
    'select stock as left from products where id = $1',
    [SHOP]
  )
  expect(sold).toEqual([{ left: STOCK - bought.length }])
})
