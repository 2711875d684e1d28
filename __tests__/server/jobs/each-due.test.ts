/** A process that dies has put off what it was at, and nothing else: whoever goes on finds the rest due. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { withTransaction } from '../../../server/db/client'
import type { OrderNo } from '../../../server/domain/order-number'
import { PayUnreachable } from '../../../server/gateways/pay/pay-gateway'
import { eachDue } from '../../../server/jobs/each-due'
import { refundPartially } from '../../../server/modules/payment/book-refund'
import { carryOutRefunds } from '../../../server/modules/payment/refund'
import { openShop, type Shop } from '../payment/shop'

const REFUNDS = 41

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.pool.query(`update refunds set state = 'done' where state = 'processing'`))
afterAll(() => shop.close())

/** An order of as many parts that are to go back. */
async function booked(count: number, memberId: string): Promise<void> {
  const token = await shop.login(memberId)
  const { orderNo } = await shop.order(token, { quantity: 50 })
  await shop.confirm(await shop.begin(token, orderNo))
  for (let n = 0; n < count; n++)
    await withTransaction(shop.database.db, (tx) =>
      refundPartially(tx, {
        orderNo: orderNo as OrderNo,
        refundKey: `test:${n}`,
        amountFen: 1,
        lines: [],
        reason: '退款',
        now: shop.clock.now()
      })
    )
}

const tried = () =>
  shop.row<{ open: number; most: number; tries: number }>(
    `select count(*)::int as open, coalesce(max(attempts), 0)::int as most, coalesce(sum(attempts), 0)::int as tries
     from refunds where state = 'processing'`
  )

const dependencies = (refund: () => Promise<'done'>) => ({
  db: shop.database.db,
  log: { error: jest.fn(), warn: jest.fn(), info: jest.fn() },
  pay: { ...shop.pay, refund },
  virtualPay: null,
  handOver: () => Promise.resolve(() => undefined),
  refundDone: () => Promise.resolve(),
  refundFailed: () => Promise.resolve(),
  takeBack: () => Promise.resolve(),
  usageOf: () => Promise.resolve(null)
})

test('after ten processes that died at their first refund, 41 are done by the next one at once, but those ten', async () => {
  await booked(REFUNDS, 'restarts')
  // one that dies never comes back from its call: nothing after it is done by it
  for (let restart = 0; restart < 10; restart++) {
    await new Promise<void>((died) => {
      void carryOutRefunds(
        dependencies(() => {
          died()
          return new Promise(() => undefined)
        }),
        shop.clock.now()
      )
    })
  }
  expect(await tried()).toEqual({ open: REFUNDS, most: 1, tries: 10 })
  await carryOutRefunds(
    dependencies(() => Promise.resolve('done')),
    shop.clock.now()
  )
  expect(await tried()).toMatchObject({ open: 10, most: 1 })
  shop.clock.advance(5_000)
  await carryOutRefunds(
    dependencies(() => Promise.resolve('done')),
    shop.clock.now()
  )
  expect(await tried()).toMatchObject({ open: 0 })
})

test('a channel that does not answer puts off the one that was tried, not all', async () => {
  await booked(REFUNDS, 'silent')
  const down = jest.fn(() => Promise.reject(new PayUnreachable('down')))
  await carryOutRefunds(dependencies(down), shop.clock.now())
  expect(down).toHaveBeenCalledTimes(1)
  await carryOutRefunds(
    dependencies(() => Promise.resolve('done')),
    shop.clock.now()
  )
  expect(await tried()).toMatchObject({ open: 1 })
})

test('one after the other, as many as may be, until nothing is due or the work says so', async () => {
  const items = [1, 2, 3, 4, 5]
  const claim = () => Promise.resolve(items.splice(0, 1))
  const done: number[] = []
  await eachDue(claim, 2, async (item) => void done.push(item))
  expect(done).toEqual([1, 2])
  await eachDue(claim, 9, async (item) => done.push(item) < 4)
  expect(done).toEqual([1, 2, 3, 4])
  await eachDue(claim, 9, async (item) => void done.push(item))
  expect(done).toEqual([1, 2, 3, 4, 5])
})

/** `${due}`: a part of its own, each of which names one row. */
const isOfOne = (text: string) => /limit 1 for update|\$\{due\} for update/.test(text)

/** A batch that is counted before it is tried starves after restarts. */
test('no statement that puts off a next try takes more than the one that is about to be tried', () => {
  const found = execFileSync('grep', ['-rl', '--include=*.ts', 'skip locked', 'server'], { encoding: 'utf8' })
  const files = found.trim().split('\n')
  expect(files.length).toBeGreaterThan(8)
  const claims = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(/update \w+[^`]*?skip locked/g) ?? []).map((text) => ({ file, text }))
  )
  const batches = claims.filter(
    ({ text }) => /(try|ask|watch|upload|tell)\w*_at =/.test(text) && !isOfOne(text)
  )
  expect(batches.map(({ file }) => file)).toEqual([])
})
