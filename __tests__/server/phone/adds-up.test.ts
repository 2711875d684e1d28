/** Random members with random belongings are joined, one after the other: money, points and rights add up, and nothing is left behind. */
import fc from 'fast-check'
import { withTransaction } from '../../../server/db/client'
import { lockMembers, mergeMembers } from '../../../server/modules/member'
import { MERGE_RULES } from '../../../server/modules/member/merge-rules'
import { DAY_MS } from '../points/give-points'
import { openMergeShop, SECRETS, type MergeShop } from './merge-shop'

const RUNS = 20
const MEMBERS = ['p_a', 'p_b', 'p_c', 'p_d'] as const
const SKUS = ['tea-s', 'tea-l', 'heavy', 'few']

let shop: MergeShop
beforeAll(async () => {
  shop = await openMergeShop()
})
afterAll(() => shop.close())

const member = fc.constantFrom(...MEMBERS)
const belongings = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('points' as const),
      member,
      points: fc.integer({ min: 1, max: 500 }),
      days: fc.integer({ min: 1, max: 9 })
    }),
    fc.record({ kind: fc.constant('spent' as const), member, part: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constantFrom('card' as const, 'coupon' as const, 'address' as const), member }),
    fc.record({
      kind: fc.constant('order' as const),
      member,
      fen: fc.integer({ min: 1, max: 99999 }),
      slot: fc.option(fc.integer({ min: 1, max: 5 }))
    }),
    fc.record({
      kind: fc.constant('line' as const),
      member,
      sku: fc.constantFrom(...SKUS),
      pieces: fc.integer({ min: 1, max: 20 })
    }),
    fc.record({ kind: fc.constant('visitor' as const), member, who: fc.integer({ min: 1, max: 3 }) })
  ),
  { maxLength: 40 }
)
type Belonging = typeof belongings extends fc.Arbitrary<(infer B)[]> ? B : never

let serial = 0

async function give(one: Belonging): Promise<void> {
  const { pool } = shop.database
  const { member: owner } = one
  serial += 1
  if (one.kind === 'points') await shop.give(owner, one.points, one.days * DAY_MS)
  if (one.kind === 'spent')
    await pool.query(
      `with account as (update points_accounts set balance = balance - balance / $2::int, last_seq = last_seq + 1
         where member_id = $1 and balance / $2::int > 0 returning balance, last_seq)
       insert into points_entries (member_id, channel_code, seq, kind, points, balance_before, balance_after, seq_before, source, at)
       select $1, 'main', a.last_seq, 'spend', a.balance - p.balance_after, p.balance_after, a.balance, p.seq, $3, $4
       from account a join points_entries p on p.member_id = $1 and p.seq = a.last_seq - 1`,
      [owner, one.part, `spent:${serial}`, shop.clock.now()]
    )
  if (one.kind === 'card')
    await pool.query(
      `insert into member_cards (id, member_id, card_id, card_no, state) values ($1, $2, 'plain', $1, 'inactive')`,
      [`k${serial}`, owner]
    )
  if (one.kind === 'coupon') await shop.coupon(owner)
  if (one.kind === 'address') await shop.address(owner)
  if (one.kind === 'order') {
    const taken = await shop.count('select count(*) from orders where member_id = $1 and open_slot = $2', [
      owner,
      one.slot
    ])
    const open = one.slot !== null && taken === 0
    await shop.orderIn(owner, open ? 'unpaid' : 'fulfilled', {
      total_fen: one.fen,
      pay_fen: one.fen,
      ...(open && { open_slot: one.slot })
    })
  }
  if (one.kind === 'line')
    await pool.query(
      `insert into cart_lines as l (member_id, sku_id, quantity, seen_fen) values ($1, $2, $3, 1)
       on conflict (member_id, sku_id) do update set quantity = least(99, l.quantity + excluded.quantity)`,
      [owner, one.sku, one.pieces]
    )
  if (one.kind === 'visitor')
    await shop.visitor(owner, `11010519900101001${one.who}`).catch((problem: { code?: string }) => {
      // the member knows this person already
      if (problem.code !== '23505') throw problem
    })
}

/** Everything that has to be the same before and after, whoever has it. */
const total = () =>
  shop.row<Record<string, number>>(
    `select (select coalesce(sum(pay_fen), 0)::int from orders) as fen,
       (select count(*)::int from orders) as orders,
       (select coalesce(sum(balance), 0)::int from points_accounts) as points,
       (select count(*)::int from member_cards) as cards,
       (select count(*)::int from coupon_receives where state = 'usable') as coupons,
       (select count(distinct number_mac)::int from visitors) as people,
       (select coalesce(sum(least(99, pieces)), 0)::int from
         (select sum(quantity) as pieces from cart_lines group by sku_id) s) as pieces`
  )

/** Of the living: what each lot has left, by its end, as the book reads it. */
async function lotsLeft(): Promise<number> {
  let left = 0
  const { rows } = await shop.database.pool.query<{ id: string }>(
    'select id from members where deleted_at is null'
  )
  for (const { id } of rows) {
    const token = await shop.login(id)
    const { data } = await shop.ask<{ lots: { points: number }[] }>('getPoints', {}, token)
    left += data.lots.reduce((sum, { points }) => sum + points, 0)
  }
  return left
}

async function join(loser: string, survivor: string): Promise<boolean> {
  return withTransaction(shop.database.db, async (tx) => {
    const held = await lockMembers([loser, survivor], tx)
    if (!held.has(loser) || !held.has(survivor)) return false
    const at = shop.clock.now()
    await mergeMembers(tx, { loser, survivor, at, documentSecret: SECRETS.document }, `r${(serial += 1)}`)
    return true
  })
}

/** Rows that still carry the name of an account that has ended, but for what stays by its rule. */
async function leftBehind(): Promise<string[]> {
  const left: string[] = []
  for (const { table, column, how } of MERGE_RULES) {
    if (how === 'stay') continue
    // an account of points stays, with nothing in it
    const more = table === 'points_accounts' ? 'and t.balance <> 0' : ''
    const rows = await shop.count(
      `select count(*) from ${table} t join members m on m.id = t.${column}
       where m.merged_into is not null ${more}`
    )
    if (rows > 0) left.push(`${table}.${column}: ${rows}`)
  }
  return left
}

test('random members with random belongings: money, points and rights add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      belongings,
      fc.array(fc.tuple(member, member), { minLength: 1, maxLength: 4 }),
      async (things, merges) => {
        await shop.database.clear('members', 'coupons')
        for (const [n, id] of MEMBERS.entries()) await shop.login(id, `1380000000${n}`)
        for (const one of things) await give(one)
        const before = await total()
        const lots = await lotsLeft()
        for (const [loser, survivor] of merges) if (loser !== survivor) await join(loser, survivor)
        expect(await total()).toEqual(before)
        expect(await lotsLeft()).toBe(lots)
        expect(await leftBehind()).toEqual([])
      }
    ),
    { numRuns: RUNS }
  )
})
