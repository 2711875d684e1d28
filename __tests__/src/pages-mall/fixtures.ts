import type { Data, MallGoods, MallProduct } from '@contract/types'

export const goodsOf = (productId: string, name: string, more: Partial<MallGoods> = {}): MallGoods => ({
  productId,
  name,
  subtitle: '说明',
  picture: '/p.webp',
  priceFen: 4900,
  fromPrice: false,
  listPriceFen: 6900,
  cardPriceFen: null,
  sold: 12,
  inStock: true,
  ...more
})

export const pageOf = (list: MallGoods[], near = false): Data<'getMallGoods'> => ({
  list,
  next: null,
  near
})

const sku = (skuId: string, choices: string[], left: number) => ({
  skuId,
  choices,
  picture: '/p.webp',
  priceFen: 4900,
  listPriceFen: 6900,
  cardPriceFen: 4400,
  left
})

/** 黑 大 is not made, 白 小 is sold out. */
export const MUG: MallProduct = {
  productId: 'mug',
  name: '马克杯',
  subtitle: '握着刚好',
  pictures: ['/1.webp', '/2.webp'],
  detailHtml: '<p>釉色自己流动</p>',
  parameters: [{ name: '材质', value: '粗陶' }],
  axes: [
    { name: '颜色', values: ['白', '黑'] },
    { name: '容量', values: ['小', '大'] }
  ],
  skus: [sku('mug-1-1', ['白', '小'], 0), sku('mug-1-2', ['白', '大'], 3), sku('mug-2-1', ['黑', '小'], 50)],
  sold: 30,
  returnDays: 7,
  buyLimit: 2,
  freeFromFen: 9900,
  freightName: '标准快递',
  cardHolder: false
}
