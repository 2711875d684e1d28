/** What was won: claimed once, by its owner, in time; goods on their way. */
import { SANDBOX_PACKING_MS } from '../../../server/sandbox/warehouse/sandbox-warehouse'
import { openLotteryShop, type LotteryShop } from './lottery-shop'

const DAY_MS = 86_400_000

let shop: LotteryShop
let serial = 0

beforeAll(async () => {
  shop = await openLotteryShop()
})
afterAll(() => shop.close())

async function winner(prizeId: string) {
  const memberId = `won${(serial += 1)}`
  const token = await shop.login(memberId)
  await shop.only(prizeId, 50)
  const { drawId } = (await shop.draw(token)).data
  return { memberId, token, drawId }
}
const only = async (token: string) => (await shop.prizes(token))[0]

test('goods go to an address of the winner, through the warehouse, and have come when the winner says so', async () => {
  const { memberId, token, drawId } = await winner('mug')
  expect(await only(token)).toMatchObject({
    state: 'won',
    form: 'address',
    prizeName: '马克杯',
    lotteryTitle: '转一转'
  })
  expect((await shop.claim(token, { drawId })).resultCode).toBe('400')
  const addressId = await shop.address(memberId)
  const claimed = await shop.claim(token, { drawId, addressId })
  expect(claimed.data).toMatchObject({
    state: 'claimed',
    receiver: { name: '收件人', mobile: '139****0000' },
    parcel: null
  })
  expect((await shop.ask('receivedPrize', { drawId }, token)).resultCode).toBe('907')
  await shop.jobs.run('send prizes')
  shop.clock.advance(SANDBOX_PACKING_MS + 20_000)
  await shop.jobs.run('send prizes')
  expect(await only(token)).toMatchObject({ state: 'sent', parcel: { carrierName: '顺丰速运' } })
  expect((await shop.ask('receivedPrize', { drawId }, token)).data).toMatchObject({ state: 'received' })
  expect((await shop.ask('receivedPrize', { drawId }, token)).resultCode).toBe('100')
})

test('goods that nobody confirms have come after the tenth day', async () => {
  const { memberId, token, drawId } = await winner('mug')
  await shop.claim(token, { drawId, addressId: await shop.address(memberId) })
  await shop.jobs.run('send prizes')
  shop.clock.advance(DAY_MS)
  await shop.jobs.run('send prizes')
  shop.clock.advance(11 * DAY_MS)
  await shop.jobs.run('send prizes')
  expect(await shop.row('select state from lottery_draws where id = $1', [drawId])).toEqual({
    state: 'received'
  })
})

test('a code is handed over as a record of the winner', async () => {
  const { token, drawId } = await winner('cup')
  const { data } = await shop.claim(token, { drawId })
  expect(data).toMatchObject({ state: 'done', form: 'nothing' })
  const record = await shop.ask<{ code: string }>('getReceiveRecord', { receiveId: data.receiveId }, token)
  expect(record.data.code).toMatch(/^\d{16}$/)
})

test('a recharge goes to the number that is given; one that fails is claimed again with another', async () => {
  const { token, drawId } = await winner('phone')
  expect((await shop.claim(token, { drawId })).resultCode).toBe('400')
  shop.recharges.outcome = 'refused'
  expect((await shop.claim(token, { drawId, mobile: '13900000001' })).data).toMatchObject({
    state: 'failed',
    failedReason: '号码不支持充值'
  })
  shop.recharges.outcome = 'done'
  expect((await shop.claim(token, { drawId, mobile: '13900000002' })).data.state).toBe('done')
  expect(shop.recharges.asked.map(({ account }) => account)).toEqual(['13900000001', '13900000002'])
  expect((await shop.claim(token, { drawId, mobile: '13900000003' })).resultCode).toBe('907')
})

test('claim-twice: twenty claims at once hand over one; the same call again gets what it got', async () => {
  const { token, drawId } = await winner('cup')
  const claims = await Promise.all(Array.from({ length: 20 }, () => shop.claim(token, { drawId })))
  expect(claims.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
  expect(new Set(claims.map(({ resultCode }) => resultCode))).toEqual(new Set(['100', '907']))
  const { n } = await shop.row<{ n: number }>(
    `select count(*)::int as n from receive_records where member_id = (select member_id from lottery_draws where id = $1)`,
    [drawId]
  )
  expect(n).toBe(1)
  const again = await winner('cup')
  const first = await shop.claim(again.token, { drawId: again.drawId }, 'key-of-one-claim-001')
  await shop.database.pool.query('delete from idempotency_keys')
  expect((await shop.claim(again.token, { drawId: again.drawId }, 'key-of-one-claim-001')).data).toEqual(
    first.data
  )
})

test('somebody else’s prize and address are as if they were not there', async () => {
  const { memberId, token, drawId } = await winner('mug')
  const other = await winner('mug')
  const theirs = await shop.address(other.memberId)
  const own = await shop.address(memberId)
  expect((await shop.claim(other.token, { drawId, addressId: theirs })).resultCode).toBe('404')
  expect((await shop.claim(token, { drawId, addressId: theirs })).resultCode).toBe('404')
  expect((await shop.ask('receivedPrize', { drawId }, other.token)).resultCode).toBe('404')
  expect((await shop.prizes(other.token)).map((prize) => prize.drawId)).not.toContain(drawId)
  expect((await shop.claim(token, { drawId, addressId: own })).resultCode).toBe('100')
})

test('what was not claimed in time is over; coupons and points are done, and nothing is no prize', async () => {
  const { memberId, drawId } = await winner('cup')
  shop.clock.advance(8 * DAY_MS)
  const token = await shop.login(memberId)
  expect(await only(token)).toMatchObject({ state: 'expired' })
  expect((await shop.claim(token, { drawId })).resultCode).toBe('904')
  expect(await only((await winner('ten')).token)).toMatchObject({ state: 'done', claimBy: null })
  expect(await shop.prizes((await winner('none')).token)).toEqual([])
})
