import type { EndOfDay } from '@contract/time'
import { endIn } from '../../../support/ends'
import PlatePay from '@/pages/plateDetails/pay'
import { removeStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { control, mountPage, tap, text } from '../../../support/mount.h5'
import { detail, order, preview, sheet } from '../../features/order/fixtures'
import { ready, shown, stage, strike, until } from '../../features/order/stage'

jest.mock('@/platform/payment/pay', () => ({
  pay: () => Promise.resolve('failed'),
  payChannel: () => 'jsapi'
}))

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const card = (id: string) => ({
  memberCardId: id,
  name: `卡${id}`,
  cardNo: `880000${id}`,
  expiresAt: endIn(1),
  rounds: 12,
  wholeRounds: 12,
  endsAt: '2027-11-20T16:00:00.000Z' as EndOfDay,
  fits: true
})
const open = async (answer: Answer, query: Record<string, string> = {}) => {
  const calls = fakeApi({
    getPlateDetail: () => no('500', 'x'),
    getCardCouponList: () => ok([]),
    previewOrder: () => answer,
    createPlateOrderV2: () => ok(order({ kind: 'plate' })),
    payOrder: () => ok(sheet()),
    getPayState: () => no('500', 'x'),
    orderDetail: () => ok(detail({ kind: 'plate' }))
  })
  await mountPage(PlatePay, {
    path: 'pages/plateDetails/pay',
    query: { plateId: 'p1', ...query },
    App: Around
  })
  await ready()
  return () => calls.find(({ name }) => name === 'createPlateOrderV2')?.data
}

const two = ok(preview({ kind: 'plate', cards: [card('0001'), card('0002')] }))

it('goes on the first card, or on the one that is chosen', async () => {
  const sent = await open(two)
  await tap(control('尾号 0002'))
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toEqual({ plateId: 'p1', memberCardId: '0002', seenFen: 29900 })
})

it('goes on the card it was opened for', async () => {
  const sent = await open(two, { memberCardId: '0002' })
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toMatchObject({ memberCardId: '0002' })
})

it('the order says who sent the buyer, by the link or as stored (rule role.distributor)', async () => {
  writeStored('account', 'A-1')
  const sent = await open(two, { distributor: 'D-1', distributionActivityId: 'film' })
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toMatchObject({ distributor: 'D-1', account: 'A-1', distributionActivityId: 'film' })
  removeStored('account')
})

it('a card that does not take it is not used', async () => {
  const sent = await open(two, { memberCardId: 'other' })
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toMatchObject({ memberCardId: '0001' })
})

it('without a card: says why, and leads to the plate, which names the cards that carry it', async () => {
  await open(no('905', 'x'))
  await shown('请先开通会员卡')
  expect(text()).not.toContain('立即支付')
  await tap('查看权益包')
  await until(() => went.length > 0)
  expect(went).toEqual([['replace', '/pages/plateDetails/index?plateId=p1']])
})

it('says how many rounds each card delivers, and does not offer one that is too short', async () => {
  const sent = await open(
    ok(
      preview({
        kind: 'plate',
        cards: [
          { ...card('0001'), rounds: 7 },
          { ...card('0002'), rounds: 2, fits: false }
        ]
      })
    )
  )
  expect(text()).toContain('可领 7 期（共 12 期），可领至 2027.11.20')
  expect(text()).toContain('到期前只够领 2 期（共 12 期），请先续费或换一张卡')
  await tap('卡0002')
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toMatchObject({ memberCardId: '0001' })
})
