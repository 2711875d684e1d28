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

/** So many turns are enough for any claim. */
const MAX_TURNS = 3000

/** Another system that answers when it is told to. */
function slowly<Answer>() {
  const open: ((answer: Answer) => void)[] = []
  let highest = 0
  const pending = async (count: number) => {
    for (let turn = 0; open.length < count; turn++) {
      if (turn > MAX_TURNS) throw new Error(`asked for ${open.length} at once instead of ${count}`)
      await new Promise((later) => setTimeout(later, 1))
    }
  }
  return {
    ask: () =>
      new Promise<Answer>((answered) => {
        open.push(answered)
        highest = Math.max(highest, open.length)
      }),
    pending,
    /** Answers so many (of `count` that it waits for), and those that ask then are other ones. */
    async answer(count: number, answer: Answer, howMany = count) {
      await pending(count)
      for (const answered of open.splice(0, howMany)) answered(answer)
    },
    highest: () => highest
  }
}

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

test('refunds of a slow channel are carried out eight at once, each once, those of a payer one after the other', async () => {
  const PAYERS = 16
  await booked(3, 'often')
  await shop.database.pool.query(
    `update refunds set next_try_at = next_try_at - interval '1 minute' where state = 'processing'`
  )
  for (let n = 0; n < PAYERS; n++) await booked(1, `payer${n}`)
  const slow = slowly<'done'>()
  const atOnce = new Set<string>()
  const beside: string[] = []
  const refund = jest.fn(async ({ outTradeNo }: { outRefundNo: string; outTradeNo: string }) => {
    if (atOnce.has(outTradeNo)) beside.push(outTradeNo)
    atOnce.add(outTradeNo)
    const answer = await slow.ask()
    atOnce.delete(outTradeNo)
    return answer
  })
  const round = carryOutRefunds(dependencies(refund as never), shop.clock.now())
  // the first of the payer of three; its second, for which the third waits; then more, as answers came
  await slow.answer(1, 'done')
  const isThirdClaimed = async () => {
    const { open, tries } = await tried()
    return open === PAYERS + 2 && tries === 2
  }
  for (let turn = 0; turn < MAX_TURNS && !(await isThirdClaimed()); turn++);
  for (const count of [1, 3, 6, 8]) await slow.answer(count, 'done')
  await round
  expect(slow.highest()).toBe(8)
  expect(beside).toEqual([])
  expect(new Set(refund.mock.calls.map(([{ outRefundNo }]) => outRefundNo)).size).toBe(PAYERS + 3)
  expect(refund).toHaveBeenCalledTimes(PAYERS + 3)
  expect(await tried()).toMatchObject({ open: 0 })
})

describe('a round', () => {
  const claimsOf = (items: unknown[]) => jest.fn(() => Promise.resolve(items.splice(0, 1)))
  const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

  test('of one lane does one after the other, as many as may be, until nothing is due or the work says so', async () => {
    const claim = claimsOf(numbers(5)) as () => Promise<number[]>
    const done: number[] = []
    await eachDue(claim, 2, async (item) => void done.push(item), { lanes: 1 })
    expect(done).toEqual([1, 2])
    await eachDue(claim, 9, async (item) => done.push(item) < 4, { lanes: 1 })
    expect(done).toEqual([1, 2, 3, 4])
    await eachDue(claim, 9, async (item) => void done.push(item), { lanes: 1 })
    expect(done).toEqual([1, 2, 3, 4, 5])
  })

  test('opens a lane for each answer, up to as many as there may be, and needs few rounds of the other system', async () => {
    const slow = slowly<boolean>()
    const done: unknown[] = []
    const all = eachDue(claimsOf(numbers(40)), 40, async (item) => {
      done.push(item)
      return slow.ask()
    })
    for (const atOnce of [1, 2, 4, 8, 8, 8, 8, 1]) await slow.answer(atOnce, true)
    await all
    expect(slow.highest()).toBe(8)
    expect(done).toEqual(numbers(40))
  })

  test('ends when one learns that nobody answers: what is under way is waited for, and no more is claimed', async () => {
    const slow = slowly<boolean>()
    const claim = claimsOf(numbers(40))
    let isOver = false
    const all = eachDue(claim, 40, () => slow.ask()).then(() => (isOver = true))
    for (const atOnce of [1, 2]) await slow.answer(atOnce, true)
    await slow.answer(4, false, 1)
    expect(isOver).toBe(false)
    await slow.answer(3, true)
    await all
    expect(claim).toHaveBeenCalledTimes(7)
  })

  test('keeps the order of what belongs together', async () => {
    const items = numbers(30).map((place) => ({ order: place % 3, place }))
    const atWork = new Map<number, number>()
    const done: typeof items = []
    await eachDue(
      claimsOf([...items]) as () => Promise<typeof items>,
      30,
      async (item) => {
        expect(atWork.get(item.order) ?? 0).toBe(0)
        atWork.set(item.order, 1)
        // the first of each is the slowest
        for (let turn = 0; turn < 30 - item.place; turn++) await Promise.resolve()
        atWork.set(item.order, 0)
        done.push(item)
      },
      { keyOf: ({ order }) => String(order) }
    )
    for (const order of [0, 1, 2])
      expect(done.filter((item) => item.order === order)).toEqual(
        items.filter((item) => item.order === order)
      )
  })

  test('claims nothing after its time, but for a first item', async () => {
    const claim = claimsOf(numbers(5))
    await eachDue(claim, 5, () => Promise.resolve(), { ms: 0 })
    expect(claim).toHaveBeenCalledTimes(1)
  })

  test('that breaks is told of once nothing is under way', async () => {
    const slow = slowly<boolean>()
    const claim = claimsOf([1, 2]).mockImplementationOnce(() => Promise.resolve([1]))
    claim
      .mockImplementationOnce(() => Promise.resolve([2]))
      .mockImplementationOnce(() => {
        throw new Error('no database')
      })
    let ended = ''
    const all = eachDue(claim, 9, () => slow.ask()).catch((problem: Error) => (ended = problem.message))
    await slow.answer(1, true)
    await slow.pending(1)
    expect(ended).toBe('')
    await slow.answer(1, true)
    await all
    expect(ended).toBe('no database')
  })
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
    ({ text }) => /(try|ask|watch|upload|tell|over)\w*_at =/.test(text) && !isOfOne(text)
  )
  expect(batches.map(({ file }) => file)).toEqual([])
})
