import { endOrder, pendingWrite } from '@/api/pending-writes'
import { performWrite } from '@/api/write'
import { creationAt, requestFor, sourceOf, type OrderSource } from '@/features/partner/orders'
import type { PartnerOrder } from '@/features/partner/model'
import { writeStored } from '@/platform/storage/stored-values'
import Taro from '@tarojs/taro'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { order } from '../order/fixtures'
import { stage, strike } from '../order/stage'
import { OURS, PARTNER_NO, partnerOrder } from './fixtures'

beforeEach(() => void stage())
afterEach(strike)

const MEITUAN = sourceOf('meituan')
const made = () => ok(order({ orderNo: OURS, kind: 'partner' }))
const orderFor = async (source: OrderSource, order: PartnerOrder) =>
  (await performWrite(creationAt(source), requestFor(source, order))).data.orderNo
const keys = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.map(
      ([option]) => (option as unknown as { header: Record<string, string> }).header['idempotency-key']
    )

it.each([
  ['hdz', 'createOrder', { partner: 'hdz' }],
  ['qnx', 'createOrder', { partner: 'qnx' }],
  ['meituan', 'createMeituanOrder', {}],
  ['years', 'createOrder', {}],
  ['haiwei', 'payOrder', {}]
] as const)('%s: our order is made by its number, and by who sent the buyer', async (partner, name, more) => {
  writeStored('distributor', 'd1')
  const calls = fakeApi({ [name]: made })
  expect(await orderFor(sourceOf(partner), partnerOrder())).toBe(OURS)
  expect(calls.map((call) => call.name)).toEqual([name])
  expect(calls[0]?.data).toEqual({ orderNo: PARTNER_NO, distributor: 'd1', ...more })
})

it('asked again, after a lost answer too, it is the same write', async () => {
  let down = true
  fakeApi({ createMeituanOrder: () => (down ? 'down' : made()) })
  await expect(orderFor(MEITUAN, partnerOrder())).rejects.toThrow()
  down = false
  await orderFor(MEITUAN, partnerOrder())
  await orderFor(MEITUAN, partnerOrder({ orderNo: OURS }))
  const [first, ...rest] = keys()
  expect(first).toBeTruthy()
  expect(new Set([first, ...rest]).size).toBe(1)
})

it('an order that is over makes way for another: a new write', async () => {
  fakeApi({ createMeituanOrder: made })
  await orderFor(MEITUAN, partnerOrder())
  endOrder(OURS)
  await orderFor(MEITUAN, partnerOrder())
  expect(new Set(keys()).size).toBe(2)
})

it.each(['404', '907'])('a refusal that is certain (%s) ends the write', async (code) => {
  fakeApi({ createMeituanOrder: () => no(code, '不行') })
  await expect(orderFor(MEITUAN, partnerOrder())).rejects.toThrow('不行')
  expect(pendingWrite(`partner|meituan|${PARTNER_NO}`)).toBeUndefined()
})

it('a partner that cannot be reached (913) does not', async () => {
  fakeApi({ createMeituanOrder: () => no('913', '暂时无法访问') })
  await expect(orderFor(MEITUAN, partnerOrder())).rejects.toThrow()
  expect(pendingWrite(`partner|meituan|${PARTNER_NO}`)).toBeDefined()
})
