import { plainOption } from '../../../support/plain-option'
import type { CartLine, Settlement } from '@/features/cart/model'
import { ADDRESS } from '../address/fixtures'

export const line = (over: Partial<CartLine> = {}): CartLine => ({
  skuId: 'tea-s',
  productId: 'tea',
  name: '龙井',
  choices: ['小罐'],
  picture: '',
  quantity: 1,
  chosen: true,
  group: 'valid',
  reason: null,
  most: 99,
  unitFen: 9900,
  priceFen: 9900,
  cardPriceFen: null,
  seenFen: null,
  ...over
})

export const settlement = (over: Partial<Settlement> = {}): Settlement => ({
  address: ADDRESS,
  groups: [
    {
      freightTemplateId: 'count',
      lines: [
        {
          skuId: 'tea-s',
          productId: 'tea',
          name: '龙井',
          choices: ['小罐'],
          picture: '',
          quantity: 2,
          unitFen: 9900,
          cardOffFen: 3800,
          discountFen: 3800,
          payFen: 16_000
        }
      ],
      delivers: true,
      freightFen: 800,
      days: 3,
      toFreeFen: 4000
    }
  ],
  dropped: [],
  coupons: [],
  claimable: [],
  couponReceiveId: null,
  totalFen: 19_800,
  cardOffFen: 3800,
  cardOfferFen: 0,
  options: [plainOption(16_800)],
  couponOffFen: 0,
  pointsOffFen: 0,
  points: null,
  freightFen: 800,
  payFen: 16_800,
  blocked: null,
  needMobile: false,
  ...over
})
