/** Orders that cannot be handed over do not hold up those that can, and are told to somebody. */
import { claimPaid } from '../../../server/modules/fulfilment/fulfil-repository'
import { testInDepth } from '../../support/level'
import { openShop, type Shop } from '../payment/shop'

/** What cannot be handed over: records of members whose id begins so break a constraint. */
const BROKEN = 'broken_'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.database.pool.query(
    `alter table receive_records add constraint broken check (member_id not like '${BROKEN}%') not valid`
  )
})
afterAll(() => shop.close())

/** An order that has been paid and not handed over. */
async function paid(memberId: string): Promise<string> {
  const { orderNo } = await shop.order(await shop.login(memberId))
  await shop.database.pool.query(
    `update orders set state = 'paid', paid_at = $2, open_slot = null where order_no = $1`,
    [orderNo, shop.clock.now()]
  )
  return orderNo
}

const job = () => shop.jobs.run('fulfil paid orders')
const failures = () => shop.logLines.filter((line) => line.includes('could not be fulfilled')).length
const told = () => shop.logLines.filter((line) => line.includes('order: undelivered')).length

test('an order that fails is tried later and later, told of from the fifth try on, and handed over once it can be', async () => {
  const orderNo = await paid(`${BROKEN}one`)
  const pauses: number[] = []
  for (let at = 0; at <= 160; at += 5) {
    const before = failures()
    await job()
    if (failures() > before) pauses.push(at)
    shop.clock.advance(5_000)
  }
  expect(pauses).toEqual([0, 5, 15, 35, 75, 155])
  expect(told()).toBe(2)
  shop.clock.advance(40 * 86_400_000)
  await job()
  expect(told()).toBe(3)
  await shop.login('mended')
  await shop.database.pool.query(`update orders set member_id = 'mended' where order_no = $1`, [orderNo])
  shop.clock.advance(3_600_000)
  await job()
  expect(await shop.stateOf(orderNo)).toBe('fulfilled')
})

test('an order that was not tried yet comes before those that have failed and are due again', async () => {
  const failing = await paid(`${BROKEN}two`)
  await job()
  shop.clock.advance(60_000)
  const fresh = await paid('fresh')
  const claim = async () =>
    (await claimPaid(shop.clock.now(), shop.database.db)).map(({ orderNo }) => orderNo)
  expect([await claim(), await claim(), await claim()]).toEqual([[fresh], [failing], []])
})

testInDepth('500 orders that fail do not keep the next one from its buyer', async () => {
  const failing = await paid(`${BROKEN}many`)
  const columns = `member_id, channel_code, kind, state, total_fen, discount_fen, pay_fen, expires_at, paid_at`
  await shop.database.pool.query(
    `insert into orders (order_no, ${columns}) select order_no || 'X' || i, ${columns} from orders, generate_series(1, 499) i
     where order_no = $1`,
    [failing]
  )
  await shop.database.pool.query(
    `insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('order_no', o.order_no))).*
     from orders o join order_lines l on l.order_no = $1 where o.order_no like $1 || 'X%'`,
    [failing]
  )
  shop.clock.advance(1000)
  const waiting = await paid('behind')
  await job()
  expect(await shop.stateOf(waiting)).toBe('paid')
  shop.clock.advance(5_000)
  await job()
  expect(await shop.stateOf(waiting)).toBe('fulfilled')
})
