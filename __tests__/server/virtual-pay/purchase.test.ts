import { isForbidden, isPaidVirtually } from '../../../server/domain/platform-rules'
import { virtualItemOf, virtualProductId } from '../../../server/domain/virtual-goods'
import { expectCapable } from '../../../server/modules/payment/virtual-client'

const card = (payFen: number, over: { quantity?: number; unitFen?: number } = {}) => ({
  kind: 'card' as const,
  payFen,
  lines: [{ itemId: 'gold', quantity: 1, unitFen: 1000, ...over }]
})

test('an item names goods and price, in letters that WeChat accepts', () => {
  expect(virtualProductId('card', 'gold-1', 19900)).toBe('card_gold-1_19900')
  for (const odd of ['金卡', 'a b', 'x'.repeat(80)]) {
    expect(virtualProductId('card', odd, 1)).toMatch(/^card_[0-9a-f]{32}_1$/)
  }
  expect(virtualProductId('card', '金卡', 1)).not.toBe(virtualProductId('card', '银卡', 1))
})

test('a discount is paid as a reduced price, down to 40 % of the item', () => {
  expect(virtualItemOf(card(1000), 'android')).toMatchObject({
    priceFen: 1000,
    quantity: 1,
    sellingFen: null
  })
  expect(virtualItemOf(card(400), 'android')).toMatchObject({ priceFen: 1000, sellingFen: 400 })
  expect(virtualItemOf(card(399), 'android')).toMatch('40%')
  const three = { quantity: 3, unitFen: 1000 }
  expect(virtualItemOf(card(2700, three), 'android')).toMatchObject({ quantity: 3, sellingFen: 900 })
  expect(virtualItemOf(card(2701, three), 'android')).toMatch('平分')
})

test('one item at a time, and on iOS no less than a yuan', () => {
  const [line] = card(1).lines
  expect(virtualItemOf({ kind: 'product', payFen: 2000, lines: line ? [line, line] : [] }, 'other')).toMatch(
    '分开下单'
  )
  expect(virtualItemOf(card(99, { unitFen: 99 }), 'ios')).toMatch('¥1.00')
  expect(virtualItemOf(card(99, { unitFen: 99 }), 'android')).toMatchObject({ priceFen: 99 })
})

test('kinds of the setting are sold in the mini-program everywhere, others not on iOS', () => {
  const iphone = { platform: 'mini', os: 'ios', virtualGoods: ['card'] } as const
  expect(isForbidden('card', iphone)).toBe(false)
  expect(isForbidden('plate', iphone)).toBe(true)
  expect(isForbidden('plate', { ...iphone, os: 'android' })).toBe(false)
  expect(isPaidVirtually('card', iphone)).toBe(true)
  expect(isPaidVirtually('card', { ...iphone, platform: 'h5' })).toBe(false)
  expect(isPaidVirtually('plate', iphone)).toBe(false)
})

test.each([
  ['ios', '8.0.68', '2.0.0', null],
  ['ios', '8.0.100', '3.0.0', null],
  ['ios', '8.1', '3.0.0', null],
  ['ios', '8.0.67', '3.9.9', '当前微信版本过低'],
  ['ios', '', '3.9.9', '当前微信版本过低'],
  ['android', '7.0.0', '2.19.2', null],
  ['android', '8.0.99', '2.19.1', '当前微信版本过低'],
  ['other', '8.0.99', 'x', '当前微信版本过低']
] as const)('on %s WeChat %s with library %s: %s', (os, wechat, library, words) => {
  const attempt = () => expectCapable({ os, virtual: { wechat, library } }, 0)
  if (words === null) expect(attempt).not.toThrow()
  else expect(attempt).toThrow(words)
})

test('a client that cannot open it, and WeChat’s sandbox on iOS, are told so', () => {
  expect(() => expectCapable({ os: 'android' }, 0)).toThrow('重新打开')
  expect(() => expectCapable({ os: 'ios', virtual: { wechat: '8.0.68', library: '3.0.0' } }, 1)).toThrow(
    '沙箱'
  )
})
