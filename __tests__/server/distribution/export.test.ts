import { exportEntries } from '../../../server/modules/distribution/export'
import { notePayout } from '../../../server/modules/distribution/payout'
import { DAY_MS, openReferralShop, type ReferralShop } from './referral-shop'

let shop: ReferralShop
beforeAll(async () => {
  shop = await openReferralShop()
})
afterAll(() => shop.close())

async function linesOf(of: Parameters<typeof exportEntries>[1] = {}): Promise<string[]> {
  let text = ''
  for await (const part of exportEntries(shop.database.db, of)) text += part
  return text.trimEnd().split('\n')
}

test('every entry is a line, with ids and masked numbers alone; by channel and time', async () => {
  const [referrer, friend] = [await shop.someone(), await shop.someone()]
  await shop.bring(friend, referrer)
  const { orderNo } = await shop.paid(friend.token, { kind: 'product', itemId: 'tea', quantity: 1 })
  await shop.use(orderNo)
  const paidAt = shop.clock.now()
  shop.clock.advance(3 * DAY_MS)
  await shop.settleAll()
  const settledAt = shop.clock.now()
  const payout = { memberId: referrer.memberId, channel: 'main', amountFen: 40, mark: '2026-11' }
  await notePayout(shop.database.db, payout, settledAt)
  // a spreadsheet would round its 20 digits
  const order = `"=""${orderNo}"""`
  const who = `"${referrer.memberId}","138****0001","main"`
  expect(await linesOf()).toEqual([
    '\uFEFF"member","mobile","channel","entry","kind","order","friend","pending_fen","settled_fen","pending_after_fen","settled_after_fen","source","at"',
    `${who},1,"earn",${order},"${friend.memberId}",49,0,49,0,"order:${orderNo}",${paidAt.toISOString()}`,
    `${who},2,"settle",${order},"${friend.memberId}",-49,49,0,49,"order:${orderNo}",${settledAt.toISOString()}`,
    `${who},3,"payout",,,0,-40,0,9,"payout:main:${referrer.memberId}:2026-11",${settledAt.toISOString()}`
  ])
  expect(await linesOf({ channel: 'candy' })).toHaveLength(1)
  expect(await linesOf({ from: settledAt })).toHaveLength(3)
  expect(await linesOf({ before: settledAt })).toHaveLength(2)
})

test('more than are read at once come each once, in the order of the account; no text is a formula', async () => {
  const person = await shop.someone()
  const { pool } = shop.database
  const order = await shop.row<{ order_no: string }>('select order_no from commissions limit 1')
  await pool.query(
    `insert into commission_entries (member_id, channel_code, seq, kind, order_no, pending_fen, settled_fen, pending_before,
       pending_after, settled_before, settled_after, seq_before, source)
     select $1, 'main', n, 'refund', $2, 0, -1, 0, 0, 1 - n, -n, nullif(n - 1, 0), case n when 1 then '=1+1' else 'many:' || n end from generate_series(1, 2500) n`,
    [person.memberId, order.order_no]
  )
  const own = (await linesOf()).filter((line) => line.startsWith(`"${person.memberId}"`))
  expect(own[0]).toContain(`,"'=1+1",`)
  expect(own.map((line) => Number(line.split(',')[3]))).toEqual(Array.from({ length: 2500 }, (_, n) => n + 1))
})
