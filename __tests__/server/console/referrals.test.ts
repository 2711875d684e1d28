/** Commissions in the console: settled and noted as paid, once, and never more than there is. */
import { MAX_PAYOUT_ROWS } from '@contract/console/referrals/limits'
import { consoleEndpoints, type ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import { consoleModule } from '../../../server/composition'
import { consoleCall, staffToken } from '../../support/server/console'
import { DAY_MS, openReferralShop, type Person, type ReferralShop } from '../distribution/referral-shop'

let shop: ReferralShop
let staff: string

beforeAll(async () => {
  shop = await openReferralShop([consoleModule])
})
afterAll(() => shop.close())
beforeEach(async () => {
  // a session of twelve hours, and a clock that jumps days
  staff = await staffToken(shop, 'finance')
})

const call = <N extends ConsoleCallName>(
  name: N,
  input: Readonly<Record<string, unknown>> = {},
  key?: string
) =>
  consoleCall<ConsoleData<N>>(shop, consoleEndpoints[name], input, {
    token: staff,
    ...(key === undefined ? {} : { key })
  })
const ask = async <N extends ConsoleCallName>(name: N, input: Readonly<Record<string, unknown>> = {}) =>
  (await call(name, input)).data
const payableOf = async ({ memberId }: Person) =>
  (await ask('payableCommissions', { limit: 100 })).items.find((row) => row.member.memberId === memberId)
const waits = async () =>
  (await ask('waitingWork')).items.find(({ kind }) => kind === 'commissions')?.items ?? 0

/** A member whose friend has bought, received and can return nothing any more; what is due has not settled. */
async function earned(): Promise<{ referrer: Person; orderNo: string; amountFen: number }> {
  const referrer = await shop.someone()
  const friend = await shop.someone()
  await shop.bring(friend, referrer)
  const { orderNo } = await shop.paid(friend.token, {})
  await shop.use(orderNo)
  shop.clock.advance(10 * DAY_MS)
  staff = await staffToken(shop, 'finance')
  const [commission] = await shop.commissions(referrer)
  return { referrer, orderNo, amountFen: commission?.amountFen ?? 0 }
}

async function settled() {
  const one = await earned()
  await shop.settleAll()
  return one
}

const pay = ({ memberId }: Person, amountFen: number, mark: string, key?: string) =>
  call('payCommission', { memberId, channelCode: 'main', amountFen, mark }, key)

test('a commission is listed with whom it belongs to, settles once, and is then to be paid', async () => {
  const { referrer, orderNo, amountFen } = await earned()
  expect(amountFen).toBeGreaterThan(0)
  const pending = (await ask('commissions', { limit: 100 })).items.find((row) => row.orderNo === orderNo)
  expect(pending).toMatchObject({
    amountFen,
    earnedFen: amountFen,
    campaignTitle: '邀请有礼',
    settledAt: null,
    referrer: { memberId: referrer.memberId }
  })
  expect(pending?.referrer.phoneMasked).toContain('****')
  const before = await waits()
  const all = await Promise.all(Array.from({ length: 20 }, () => call('settleCommissions')))
  expect(new Set(all.map(({ resultCode }) => resultCode))).toEqual(new Set(['100']))
  expect(all.filter(({ data }) => data.settled > 0).map(({ data }) => data)).toMatchObject([
    { settled: 1, amountFen, isMore: false }
  ])
  expect(await waits()).toBe(before + 1)
  expect(await payableOf(referrer)).toMatchObject({ payableFen: amountFen, pendingFen: 0 })
  const now = (await ask('commissions', { state: 'settled', limit: 100 })).items
  expect(now.find((row) => row.orderNo === orderNo)).toMatchObject({ state: 'settled', settlesAt: null })
  expect(await shop.astray()).toBe(0)
})

test('twenty payments at once under one reference: one is noted, and the balance is right', async () => {
  const { referrer, amountFen } = await settled()
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(referrer, amountFen, '2026-11')))
  expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(
    new Set(answers.filter(({ resultCode }) => resultCode !== '100').map(({ resultMsg }) => resultMsg))
  ).toEqual(new Set(['这个付款单号已登记过，没有重复登记']))
  expect(await payableOf(referrer)).toBeUndefined()
  expect(await shop.earnings(referrer)).toMatchObject({ settledFen: 0, paidOutFen: amountFen })
  const { rows } = await shop.database.pool.query<{ after: unknown }>(
    `select after from staff_acts where act = 'payCommission' and about_kind = 'member' and about_id = $1`,
    [referrer.memberId]
  )
  expect(rows).toEqual([{ after: { channelCode: 'main', amountFen, mark: '2026-11' } }])
  expect((await ask('commissionPayouts')).items[0]).toMatchObject({
    member: { memberId: referrer.memberId },
    amountFen,
    mark: '2026-11'
  })
  expect(await shop.astray()).toBe(0)
})

test('never more than has settled; the same call again is answered as the first time', async () => {
  const { referrer, amountFen } = await settled()
  const first = await payableOf(referrer)
  expect(await pay(referrer, amountFen + 1, 'too-much')).toMatchObject({
    resultCode: '907',
    resultMsg: '金额超过待付佣金，请刷新后核对'
  })
  const key = 'pay-commission-00001'
  const [one, two] = [await pay(referrer, 1, 'part', key), await pay(referrer, 1, 'part', key)]
  expect([one.resultCode, two.data]).toEqual(['100', one.data])
  // what is left waits as long as before
  expect(await payableOf(referrer)).toMatchObject({ payableFen: amountFen - 1, since: first?.since })
  expect(await pay(referrer, amountFen - 1, 'rest')).toMatchObject({ resultCode: '100' })
  expect(await payableOf(referrer)).toBeUndefined()
})

describe('payments of a file', () => {
  const row = (place: number, { memberId }: Person, amountFen: number, channelCode = 'main') => ({
    row: place,
    memberId,
    channelCode,
    amountFen
  })
  const send = async (mark: string, rows: readonly ReturnType<typeof row>[]) =>
    (await call('payCommissions', { mark, rows })).data.items

  test('each is noted by itself, whatever becomes of the others, and sent once more pays nobody twice', async () => {
    const [one, two] = [await settled(), await settled()]
    const stranger = await shop.someone()
    const rows = [
      row(2, one.referrer, one.amountFen),
      row(3, two.referrer, two.amountFen + 1),
      row(4, stranger, 100),
      row(5, one.referrer, 1)
    ]
    expect(await send('batch-1', rows)).toEqual([
      { row: 2, verdict: 'paid', why: null },
      { row: 3, verdict: 'refused', why: '金额超过待付佣金，请刷新后核对' },
      { row: 4, verdict: 'refused', why: '这位会员没有佣金' },
      { row: 5, verdict: 'refused', why: '与第 2 行是同一位会员，请合并成一行' }
    ])
    const mended = [row(2, one.referrer, one.amountFen), row(3, two.referrer, two.amountFen)]
    expect((await send('batch-1', mended)).map(({ verdict }) => verdict)).toEqual(['already', 'paid'])
    expect(await shop.earnings(one.referrer)).toMatchObject({ settledFen: 0, paidOutFen: one.amountFen })
    expect(await payableOf(two.referrer)).toBeUndefined()
    const { rows: acts } = await shop.database.pool.query(
      `select about_id from staff_acts where act = 'payCommission' and after->>'mark' = 'batch-1' order by id`
    )
    expect(acts).toEqual([{ about_id: one.referrer.memberId }, { about_id: two.referrer.memberId }])
    expect(await shop.astray()).toBe(0)
  })

  test('another amount under a number that was recorded is refused with both amounts, and counts as not recorded', async () => {
    const { referrer, amountFen } = await settled()
    await send('batch-3', [row(2, referrer, amountFen - 1)])
    const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`
    const why = (fen: number) =>
      `这个付款单号已登记 ${yuan(amountFen - 1)}，与本次的 ${yuan(fen)} 不一致，没有登记`
    expect(await send('batch-3', [row(2, referrer, amountFen)])).toEqual([
      { row: 2, verdict: 'refused', why: why(amountFen) }
    ])
    // less than it, which would still be payable
    expect(await send('batch-3', [row(2, referrer, 1)])).toEqual([
      { row: 2, verdict: 'refused', why: why(1) }
    ])
    expect(await pay(referrer, 1, 'batch-3')).toMatchObject({ resultCode: '907', resultMsg: why(1) })
    expect(await send('batch-3', [row(2, referrer, amountFen - 1)])).toMatchObject([{ verdict: 'already' }])
    expect(await shop.earnings(referrer)).toMatchObject({ settledFen: 1, paidOutFen: amountFen - 1 })
  })

  test('the same file from twenty people at once pays once', async () => {
    const { referrer, amountFen } = await settled()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('batch-2', [row(2, referrer, amountFen)]))
    )
    const verdicts = answers.flat().map(({ verdict }) => verdict)
    expect(verdicts.filter((verdict) => verdict === 'paid')).toHaveLength(1)
    expect(verdicts.filter((verdict) => verdict === 'already')).toHaveLength(19)
    expect(await shop.earnings(referrer)).toMatchObject({ settledFen: 0, paidOutFen: amountFen })
  })

  test('an empty or an endless file is refused in words', async () => {
    const rows = Array.from({ length: MAX_PAYOUT_ROWS + 1 }, (_, place) => ({
      ...row(place + 2, { memberId: '1', token: '' }, 1)
    }))
    expect(await call('payCommissions', { mark: 'a', rows: [] })).toMatchObject({
      resultMsg: '文件里没有数据'
    })
    expect((await call('payCommissions', { mark: 'a', rows })).resultMsg).toContain(`${MAX_PAYOUT_ROWS} 行`)
  })
})

test('what cannot be is refused in words', async () => {
  const referrer = await shop.someone()
  expect(await pay(referrer, 100, 'a')).toMatchObject({ resultMsg: '这位会员没有佣金' })
  expect(await pay(referrer, 0, 'a')).toMatchObject({ resultCode: '400', resultMsg: '请填写金额' })
  expect(await pay(referrer, 100, ' ')).toMatchObject({ resultMsg: '请填写付款单号' })
  expect(await pay(referrer, 100, '银行 1')).toMatchObject({ resultMsg: '付款单号只能用字母、数字、- 和 _' })
})

test('campaigns are listed, and most comes first of what is to be paid, page by page', async () => {
  expect((await ask('referralCampaigns')).items).toMatchObject([
    { campaignId: 'autumn', state: 'running', basisPoints: 500, rates: 4, channelCodes: ['main'] }
  ])
  await settled()
  await settled()
  const all = (await ask('payableCommissions', { limit: 100 })).items
  const amounts = all.map(({ payableFen }) => payableFen)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  const first = await ask('payableCommissions', { limit: 1 })
  const second = await ask('payableCommissions', { limit: 1, cursor: first.nextCursor })
  expect([...first.items, ...second.items]).toEqual(all.slice(0, 2))
})
