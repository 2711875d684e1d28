import type { NearbyMerchant } from '@contract/types'

/** A store of Shanghai, as the server tells of it. */
export const store = (merchantId: string, over: Partial<NearbyMerchant> = {}): NearbyMerchant => ({
  merchantId,
  brandId: 'wuyu',
  name: `雾屿咖啡（${merchantId}店）`,
  category: '咖啡',
  picture: '/s.webp',
  city: '上海市',
  address: '上海市某路 1 号',
  phone: '400-000-3101',
  hours: '07:30–21:30',
  rating: 48,
  location: { lat: 31.2, lng: 121.4 },
  distance: 350,
  privileges: [],
  ...over
})
