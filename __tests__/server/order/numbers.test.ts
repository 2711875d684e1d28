import { newOrderNo, ourNumber } from '../../../server/domain/order-number'
import { outTradeNo } from '../../../server/modules/payment/numbers'

const now = new Date('2026-11-21T16:00:05Z')

test('20 digits that begin with the moment in China', () => {
  expect(newOrderNo(now)).toMatch(/^261122000005\d{8}$/)
})

test('numbers of one second differ', () => {
  const numbers = new Set(Array.from({ length: 1000 }, () => newOrderNo(now)))
  expect(numbers.size).toBeGreaterThan(990)
})

test('numbers for the channel keep to its lengths', () => {
  const trade = outTradeNo(newOrderNo(now), 100)
  expect(trade).toMatch(/^[\w-]{6,32}$/)
  expect(outTradeNo(ourNumber('1'), 1)).not.toBe(outTradeNo(ourNumber('1'), 2))
})
