import {
  choose,
  chosenSku,
  firstChoice,
  hindrance,
  maxOf,
  priceFor,
  stateOf,
  type MallSku
} from '@/features/mall/sku-choice'

const sku = (choices: string, left = 5, more: Partial<MallSku> = {}): MallSku => ({
  skuId: choices,
  choices: choices.split(' '),
  picture: '',
  priceFen: 1000,
  listPriceFen: 1200,
  cardPriceFen: null,
  left,
  ...more
})
const axes = [
  { name: '颜色', values: ['白', '黑'] },
  { name: '容量', values: ['小', '大'] },
  { name: '杯盖', values: ['直饮', '茶隔'] }
]
/** 黑 大 茶隔 is not made; 白 小 直饮 is sold out. */
const skus = [
  sku('黑 大 直饮'),
  sku('黑 小 茶隔'),
  sku('黑 小 直饮'),
  sku('白 大 茶隔'),
  sku('白 大 直饮'),
  sku('白 小 茶隔', 3),
  sku('白 小 直饮', 0)
]
const product = { axes, skus }

test('impossible-combination-enabled: with three axes a value is impossible beside both others, not beside each of them', () => {
  // 黑 with 大 is made, 黑 with 茶隔 is made, 大 with 茶隔 is made; all three together are not
  expect(stateOf(product, ['黑', '大', undefined], 2, '茶隔')).toBe('none')
  expect(stateOf(product, ['黑', undefined, '茶隔'], 1, '大')).toBe('none')
  expect(stateOf(product, [undefined, '大', '茶隔'], 0, '黑')).toBe('none')
  expect(stateOf(product, ['黑', undefined, undefined], 2, '茶隔')).toBe('in')
})

test('what is sold out can be chosen and says so', () => {
  expect(stateOf(product, ['白', '小', '茶隔'], 2, '直饮')).toBe('out')
  const choice = choose(['白', '小', '茶隔'], 2, '直饮')
  expect(chosenSku(product, choice)?.skuId).toBe('白 小 直饮')
  expect(hindrance(product, choice)).toBe('已卖完，看看其他款式')
})

test('the other choices stay when one changes, and a value is let go by a second press', () => {
  expect(choose(['白', '小', '茶隔'], 0, '黑')).toEqual(['黑', '小', '茶隔'])
  expect(choose(['白', '小', '茶隔'], 0, '白')).toEqual([undefined, '小', '茶隔'])
})

test('it opens on the first kind in stock, in the order of the axes, or on the one that the link names', () => {
  expect(firstChoice(product, undefined)).toEqual(['白', '小', '茶隔'])
  expect(firstChoice(product, '黑 大 直饮')).toEqual(['黑', '大', '直饮'])
  expect(firstChoice({ axes, skus: skus.map((one) => ({ ...one, left: 0 })) }, undefined)).toEqual([
    ...['黑', '大', '直饮']
  ])
})

test('what is still to be chosen is named', () => {
  expect(hindrance(product, [undefined, '小', undefined])).toBe('请选择颜色、杯盖')
  expect(hindrance(product, ['黑', '大', '茶隔'])).toBe('该组合暂无商品，请换一个')
  expect(hindrance(product, ['黑', '大', '直饮'])).toBeUndefined()
})

test('a product of one kind needs no choice', () => {
  const plain = { axes: [], skus: [{ ...sku('x'), choices: [] }] }
  expect(chosenSku(plain, firstChoice(plain, undefined))?.skuId).toBe('x')
  expect(hindrance(plain, [])).toBeUndefined()
})

test('no more can be taken than is left, and than a member may buy', () => {
  expect(maxOf({ buyLimit: 0 }, sku('a', 7))).toBe(7)
  expect(maxOf({ buyLimit: 2 }, sku('a', 7))).toBe(2)
  expect(maxOf({ buyLimit: 2 }, sku('a', 0))).toBe(1)
})

test('the card’s price is for its holders alone', () => {
  const priced = { priceFen: 1000, cardPriceFen: 900 }
  expect(priceFor({ cardHolder: false }, priced)).toBe(1000)
  expect(priceFor({ cardHolder: true }, priced)).toBe(900)
  expect(priceFor({ cardHolder: true }, { priceFen: 1000, cardPriceFen: null })).toBe(1000)
})
