import PlatePay from '@/pages/plateDetails/pay'
import { Around } from '../../../support/around'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { find, mountPage, tap, text } from '../../../support/mount.h5'
import { detail, order, preview, SOON, sheet } from '../../features/order/fixtures'
import { ready, shown, stage, strike, until } from '../../features/order/stage'

jest.mock('@/platform/pay', () => ({ pay: () => Promise.resolve('failed'), payWay: () => 'jsapi' }))

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
})
afterEach(strike)

const card = (id: string) => ({ memberCardId: id, name: `卡${id}`, cardNo: `880000${id}`, expiresAt: SOON })
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
  await tap(find('[aria-label="卡0002，尾号 0002"]'))
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toEqual({ plateId: 'p1', memberCardId: '0002' })
})

it('goes on the card it was opened for', async () => {
  const sent = await open(two, { memberCardId: '0002' })
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toMatchObject({ memberCardId: '0002' })
})

it('a card that does not take it is not used', async () => {
  const sent = await open(two, { memberCardId: 'other' })
  await tap('立即支付')
  await until(() => sent() !== undefined)
  expect(sent()).toMatchObject({ memberCardId: '0001' })
})

it('without a card: says why, and leads to the cards', async () => {
  await open(no('905', 'x'))
  await shown('需要先有一张会员卡')
  expect(text()).not.toContain('立即支付')
  await tap('去选一张会员卡')
  expect(went).toEqual([['relaunch', '/pages/index/index?tab=ExchangeCenter']])
})
