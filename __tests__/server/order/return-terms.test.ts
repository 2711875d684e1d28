import { returnWords } from '../../../server/modules/order/return-terms'

const days = (many: number) => ({ rule: 'days', days: many }) as const

test.each([
  [[days(7), days(7)], '发货前可随时取消；确认收货后 7 天内可申请退换'],
  [[days(0)], '发货前可随时取消；确认收货后不支持退换'],
  [[days(0), days(15)], '发货前可随时取消；确认收货后 15 天内可申请退换，部分商品不支持'],
  [[days(7), days(15)], '发货前可随时取消；确认收货后 7 至 15 天内可申请退换，以各商品为准']
])('goods that are sent: %j', (terms, words) => {
  expect(returnWords('sku', terms)).toBe(words)
})

test('rights say what unused means of them, a partner’s order who is to be asked, tickets have a page of their own', () => {
  expect(returnWords('card', [{ rule: 'unused' }])).toContain('未领取')
  expect(returnWords('plate', [{ rule: 'unused' }])).toContain('未领取')
  expect(returnWords('product', [{ rule: 'unused' }])).toContain('已使用的不可退')
  expect(returnWords('lounge', [{ rule: 'unused' }])).toContain('使用过的不可退')
  expect(returnWords('product', [{ rule: 'service' }, { rule: 'unused' }])).toContain('未使用的')
  expect(returnWords('partner', [{ rule: 'service' }])).toContain('联系客服')
  expect(returnWords('ticket', [{ rule: 'visitors' }])).toBeNull()
})

test('whatever the days are, the words fit', () => {
  for (const terms of [[days(365)], [days(0), days(365)], [days(364), days(365)]])
    expect((returnWords('sku', terms) ?? '').length).toBeLessThanOrEqual(60)
})
