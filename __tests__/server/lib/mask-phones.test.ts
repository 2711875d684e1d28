import { maskPhones } from '../../../server/lib/mask-phones'

test.each([
  ['13812345678', '138****5678'],
  ['请打 13812345678 或 19900001111。', '请打 138****5678 或 199****1111。'],
  ['021-62345678', '021-62345678'],
  // digits of something longer, and no number of a phone
  ['订单 26112813812345678901', '订单 26112813812345678901'],
  ['12812345678', '12812345678']
])('%s reads %s', (text, masked) => {
  expect(maskPhones(text)).toBe(masked)
})
