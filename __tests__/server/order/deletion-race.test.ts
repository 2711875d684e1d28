import { withTransaction } from '../../../server/db/client'
import { close, lockMember } from '../../../server/modules/member/deletion-repository'
import { closeAccount } from '../../../server/modules/member/service'
import { openShop, type Shop } from '../payment/shop'
import { untilSomebodyWaits } from '../../support/server/locks'

/** Members without a number. */
const CONFIRMED = { use: () => Promise.resolve() }
const RACERS = 60
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ max: 40 })
})
afterAll(() => shop.close())

const stock = async () =>
  (await shop.row<{ stock: number }>(`select stock from products where id = 'many'`)).stock

/** Starts `work` while the account is being deleted, which ends as soon as it is waited for. */
async function meetDeletion<T>(memberId: string, work: () => Promise<T>): Promise<T> {
  const { started } = await withTransaction(shop.database.db, async (tx) => {
    await lockMember(memberId, tx)
    const begun = work()
    await untilSomebodyWaits(shop.database.pool)
    await close(memberId, shop.clock.now(), tx)
    return { started: begun }
  })
  return started
}

test('an order that meets a deletion half-way is none, and holds no stock', async () => {
  const token = await shop.login('meets')
  const before = await stock()
  const answer = await meetDeletion('meets', () =>
    shop.ask('createOrder', { kind: 'product', itemId: 'many' }, token)
  )
  expect(answer.resultCode).toBe('305')
  expect(await stock()).toBe(before)
  expect(await shop.row(`select count(*)::int as n from orders where member_id = 'meets'`)).toEqual({ n: 0 })
})

test('control: an order that is tied to the account by its key alone is left behind', async () => {
  await shop.login('naive')
  const { rowCount } = await meetDeletion('naive', () =>
    shop.database.pool.query(
      `insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at)
       values ('20261121000000000009', 'naive', 'main', 'card', 'unpaid', 100, 0, 100, now())`
    )
  )
  expect(rowCount).toBe(1)
})

test('of 60 accounts that are deleted while they buy, none leaves an order unpaid', async () => {
  await shop.database.pool.query(`update products set stock = 1000 where id = 'many'`)
  const members = Array.from({ length: RACERS }, (_, n) => `leaver-${n}`)
  const tokens = await Promise.all(members.map((memberId) => shop.login(memberId)))
  await Promise.all(
    members.flatMap((memberId, n) => [
      shop.ask('createOrder', { kind: 'product', itemId: 'many' }, tokens[n] ?? ''),
      closeAccount(shop.database.db, CONFIRMED, { memberId, now: shop.clock.now() }).catch(() => undefined)
    ])
  )
  const left = await shop.row(
    `select count(*)::int as n from orders o join members m on m.id = o.member_id
     where m.deleted_at is not null and o.state = 'unpaid' and m.id like 'leaver-%'`
  )
  expect(left).toEqual({ n: 0 })
})
