import { isForbidden, purchaseOf } from '../../../server/domain/platform-rules'

const h5 = { platform: 'h5', os: 'ios' } as const
const iosMini = { platform: 'mini', os: 'ios' } as const
const line = { kind: 'plate', storefront: h5, onSale: true, stock: null } as const

test('virtual goods are not sold in the mini-program on iOS, and everywhere else they are', () => {
  for (const kind of ['card', 'plate', 'product'] as const) {
    for (const platform of ['mini', 'h5', 'wx'] as const) {
      for (const os of ['ios', 'android', 'other'] as const) {
        expect(isForbidden(kind, { platform, os })).toBe(platform === 'mini' && os === 'ios')
      }
    }
  }
})

test('reasons, the first that holds', () => {
  expect(purchaseOf(line)).toEqual({ allowed: true, reason: 'ok' })
  expect(purchaseOf({ ...line, storefront: iosMini, onSale: false })).toEqual({
    allowed: false,
    reason: 'platform'
  })
  expect(purchaseOf({ ...line, onSale: false, stock: 0 }).reason).toBe('off_sale')
  expect(purchaseOf({ ...line, stock: 0, hasCard: false }).reason).toBe('sold_out')
  expect(purchaseOf({ ...line, hasCard: false, bought: 2, buyLimit: 2 }).reason).toBe('need_card')
  expect(purchaseOf({ ...line, bought: 2, buyLimit: 2 }).reason).toBe('limit_reached')
  expect(purchaseOf({ ...line, bought: 99, buyLimit: 0 }).reason).toBe('ok')
})

test('an own order that waits to be paid is led to, where it holds what is wanted', () => {
  const waiting = { ...line, bought: 1, buyLimit: 1, unpaidOrderNo: '1' }
  const unpaid = { allowed: false, reason: 'unpaid', orderNo: '1' }
  expect(purchaseOf(waiting)).toEqual(unpaid)
  expect(purchaseOf({ ...waiting, buyLimit: 0, stock: 0 })).toEqual(unpaid)
  expect(purchaseOf({ ...waiting, buyLimit: 0 })).toEqual({ allowed: true, reason: 'ok' })
  expect(purchaseOf({ ...waiting, hasCard: false, cards: [{ cardId: 'c', name: '月卡' }] })).toEqual({
    allowed: false,
    reason: 'need_card',
    cards: [{ cardId: 'c', name: '月卡' }]
  })
})
