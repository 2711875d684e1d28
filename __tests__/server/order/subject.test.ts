import { subjectOf } from '../../../server/modules/order/subject'

test.each([
  ['years', null, 'movie'],
  ['meituan', null, 'food'],
  ['qnx', null, 'coupon'],
  [null, 'film', 'movie'],
  [null, 'food', 'food'],
  [null, 'recharge', 'coupon'],
  [null, null, 'coupon']
] as const)('an order at %p of %p goods is answered for by %s', (partner, kind, subject) => {
  expect(subjectOf(partner, kind)).toBe(subject)
})
