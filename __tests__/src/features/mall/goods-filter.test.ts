import { filterInput, narrowings, nextPriceSort, NO_FILTER } from '@/features/mall/goods-filter'
import { deliveryText } from '@/features/mall/delivery-text'
import { bounded } from '@/platform/screen/picture-zoom'

test('what is not asked for is left out of the call', () => {
  expect(filterInput(NO_FILTER)).toEqual({})
  expect(filterInput({ sort: 'new', price: 'middle', stock: 'only', card: 'only' })).toEqual({
    sort: 'new',
    minFen: 5000,
    belowFen: 20_000,
    inStock: '1',
    cardPrice: '1'
  })
})

test('the order is no narrowing; a press on the price goes up, then down, then up', () => {
  expect(narrowings({ ...NO_FILTER, sort: 'sold' })).toBe(0)
  expect(narrowings({ ...NO_FILTER, price: 'low', stock: 'only' })).toBe(2)
  const first = nextPriceSort('recommended')
  expect([first, nextPriceSort(first), nextPriceSort(nextPriceSort(first))]).toEqual([
    'priceUp',
    'priceDown',
    'priceUp'
  ])
})

test.each([
  [{ delivers: true, freightFen: 800, days: 3 }, '运费 ¥8.00，预计 3 天内送达'],
  [{ delivers: true, freightFen: 0, days: 2 }, '包邮，预计 2 天内送达'],
  [{ delivers: false, freightFen: 0, days: 0 }, '暂时送不到这个地区，请换一个地区']
])('delivery is told in one line: %j', (delivery, text) => {
  expect(deliveryText({ area: '', freeFromFen: null, ...delivery })).toBe(text)
})

test('a picture zooms from 1 to 4 and does not leave the screen (rule limit.preview)', () => {
  const screen = { width: 100, height: 200 }
  const scales = [0.2, 1, 2.5, 4, 9].map((scale) => bounded({ scale, x: 0, y: 0 }, screen).scale)
  expect(scales).toEqual([1, 1, 2.5, 4, 4])
  expect(bounded({ scale: 1, x: 30, y: -30 }, screen)).toEqual({ scale: 1, x: 0, y: -0 })
  expect(bounded({ scale: 2, x: 500, y: -500 }, screen)).toEqual({ scale: 2, x: 50, y: -100 })
})
