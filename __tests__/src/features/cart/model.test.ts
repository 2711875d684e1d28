/** What the cart says of what is in it. */
import { chosenOf, leftNote, lineNote, priceNote } from '@/features/cart/model'
import { line } from './fixtures'

describe('what is chosen', () => {
  test('counts pieces and their prices; what cannot be bought is not among it', () => {
    const lines = [
      line({ quantity: 2, unitFen: 8000, priceFen: 9900 }),
      line({ skuId: 'pot', chosen: false }),
      line({ skuId: 'gone', group: 'gone', reason: 'sold_out' })
    ]
    expect(chosenOf(lines)).toEqual({ kinds: 1, pieces: 2, fen: 16_000, cardOffFen: 3800, all: false })
  })

  test.each([
    ['every line that can be', [line(), line({ skuId: 'pot' })], true],
    ['not one of them', [line(), line({ skuId: 'pot', chosen: false })], false],
    ['all but what is gone', [line(), line({ skuId: 'gone', group: 'gone', chosen: false })], true],
    ['none, where there is none', [line({ group: 'gone' })], false]
  ])('all is ticked where %s is', (_what, lines, all) => {
    expect(chosenOf(lines).all).toBe(all)
  })
})

test('notes of a line: why it cannot be bought, how its price has changed, how few are left', () => {
  expect(lineNote(line({ group: 'fewer', most: 3 }))).toBe('最多可买 3 件')
  expect(lineNote(line({ group: 'gone', reason: 'off_sale' }))).toBe('已下架')
  expect(lineNote(line())).toBeUndefined()
  expect(priceNote(line({ seenFen: 10_000, priceFen: 9950 }))).toBe('比加入时降了 0.50 元')
  expect(priceNote(line({ seenFen: 9900, priceFen: 10_000 }))).toBe('比加入时涨了 1 元')
  expect(priceNote(line({ seenFen: 9900 }))).toBeUndefined()
  expect(leftNote(line({ most: 5 }))).toBe('仅剩 5 件')
  expect(leftNote(line({ most: 6 }))).toBeUndefined()
})
