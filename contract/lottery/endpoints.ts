import type { Endpoint } from '../endpoint'

/** Lotteries and prizes: calls of our own (rules page.lottery, page.myPrizes). */
export const lotteryEndpoints = {
  // the entry token may be a secret: it never appears in an address
  getLottery: {
    method: 'POST',
    path: 'lottery/getLottery',
    access: 'public',
    extension: true,
    providesTags: ['lottery']
  },
  drawLottery: {
    method: 'POST',
    path: 'lottery/drawLottery',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['lottery', 'coupon', 'points']
  },
  getOrderTries: {
    method: 'GET',
    path: 'lottery/getOrderTries',
    access: 'member',
    extension: true,
    providesTags: ['lottery', 'order']
  },
  sawDraw: {
    method: 'POST',
    path: 'lottery/sawDraw',
    access: 'member',
    extension: true,
    invalidatesTags: ['lottery']
  },
  sharedLottery: {
    method: 'POST',
    path: 'lottery/sharedLottery',
    access: 'member',
    extension: true,
    invalidatesTags: ['lottery']
  },
  listMyPrizes: {
    method: 'POST',
    path: 'lottery/listMyPrizes',
    access: 'member',
    extension: true,
    providesTags: ['lottery']
  },
  claimPrize: {
    method: 'POST',
    path: 'lottery/claimPrize',
    access: 'member',
    keyed: true,
    extension: true,
    invalidatesTags: ['lottery', 'receipt']
  },
  receivedPrize: {
    method: 'POST',
    path: 'lottery/receivedPrize',
    access: 'member',
    extension: true,
    invalidatesTags: ['lottery']
  }
} as const satisfies Record<string, Endpoint>
