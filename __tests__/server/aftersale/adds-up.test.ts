/** However a line is asked back and given up again, its parts add up to what was paid for it, never above. */
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { claimPieces, releasePieces } from '../../../server/modules/order'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({})
  await database.pool.query(`insert into members (id, nickname, channel_code) values ('m', '会员', 'main')`)
})
afterAll(() => database.drop())

/** A generator that gives the same numbers at every run. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state % most
  }
}

let orders = 0
async function line(quantity: number, unitFen: number, payFen: number): Promise<OrderNo> {
  const orderNo = String((orders += 1)).padStart(20, '0') as OrderNo
  const totalFen = quantity * unitFen
  await database.pool.query(
    `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
     values ($1, 'm', 'main', 'sku', 'fulfilled', $2, $3, $4, now())`,
    [orderNo, totalFen, totalFen - payFen, payFen]
  )
  await database.pool.query(
    `insert into order_lines (order_no, line_no, kind, item_id, name, picture, unit_fen, quantity, discount_fen, pay_fen)
     values ($1, 1, 'sku', 'x', '', '', $2, $3, $4, $5)`,
    [orderNo, unitFen, quantity, totalFen - payFen, payFen]
  )
  return orderNo
}

test('300 random lines: asked back in random parts, some given up, everything asked back is everything paid', async () => {
  const roll = dice(20_261_122)
  for (let round = 0; round < 300; round++) {
    const quantity = 1 + roll(12)
    const unitFen = 1 + roll(20_000)
    const payFen = roll(quantity * unitFen + 1)
    const orderNo = await line(quantity, unitFen, payFen)
    const held: { quantity: number; fen: number }[] = []
    await withTransaction(database.db, async (tx) => {
      for (let step = 0; step < 12; step++) {
        const given = held.length > 0 && roll(3) === 0 ? held.splice(roll(held.length), 1)[0] : undefined
        if (given) {
          await releasePieces({ orderNo, lineNo: 1, quantity: given.quantity }, given.fen, tx)
          continue
        }
        const wanted = 1 + roll(quantity)
        const fen = await claimPieces({ orderNo, lineNo: 1, quantity: wanted }, tx)
        const pieces = held.reduce((sum, one) => sum + one.quantity, 0)
        expect(fen === null).toBe(pieces + wanted > quantity)
        if (fen !== null) held.push({ quantity: wanted, fen })
        expect(held.reduce((sum, one) => sum + one.fen, 0)).toBeLessThanOrEqual(payFen)
      }
      const left = quantity - held.reduce((sum, one) => sum + one.quantity, 0)
      const rest = left > 0 ? await claimPieces({ orderNo, lineNo: 1, quantity: left }, tx) : 0
      expect(held.reduce((sum, one) => sum + one.fen, rest ?? 0)).toBe(payFen)
    })
  }
})

test('a naive share of each part does not add up: the control', () => {
  const [paid, pieces] = [1000, 3]
  expect(Math.floor(paid / pieces) * pieces).not.toBe(paid)
  expect(Math.ceil(paid / pieces) * pieces).toBeGreaterThan(paid)
})
