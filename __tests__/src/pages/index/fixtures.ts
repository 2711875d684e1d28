import type { EndOfDay } from '@contract/time'
import { endIn } from '../../../support/ends'
import type {
  CardProduct,
  CouponOffer,
  Data,
  MemberCard,
  PlateOffer,
  PlateOfMine,
  PrivilegeBrief
} from '@contract/types'

const DAY = 86_400_000

/** A moment so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

/** A year from now, as for a card that is not held yet. */
export const nextTerm = (
  over: Partial<Data<'getCardInfo'>['nextTerm']> = {}
): Data<'getCardInfo'>['nextTerm'] => ({
  startsAt: inDays(0),
  endsAt: inDays(365) as EndOfDay,
  renews: false,
  ...over
})

export const cardOnSale = (over: Partial<CardProduct> = {}): CardProduct => ({
  cardId: 'year',
  name: '尊享年卡',
  level: '尊享',
  tagline: '一年里的好事',
  face: 'ink',
  priceFen: 29900,
  listPriceFen: 49900,
  validityDays: 365,
  benefits: ['每月一部电影'],
  plateCount: 5,
  privilegeCount: 21,
  sold: 3,
  purchase: { allowed: true, reason: 'ok' },
  ...over
})

export const myCard = (over: Partial<MemberCard> = {}): MemberCard => ({
  memberCardId: 'mc1',
  cardId: 'year',
  cardNo: '9920260100000001',
  name: '尊享年卡',
  level: '尊享',
  face: 'ink',
  state: 'active',
  activatedAt: inDays(-10),
  expiresAt: endIn(355),
  renewedFrom: null,
  plateCount: 2,
  isRedDot: false,
  ...over
})

export const privilege = (over: Partial<PrivilegeBrief> = {}): PrivilegeBrief => ({
  privilegeId: 'latte',
  kind: 'food',
  name: '经典拿铁',
  subtitle: '大杯',
  brandName: '雾屿咖啡',
  picture: '/latte.webp',
  faceFen: 2800,
  faceText: '1 杯',
  ...over
})

export const plateOffer = (over: Partial<PlateOffer> = {}): PlateOffer => ({
  plateId: 'coffee',
  name: '咖啡自由',
  subtitle: '每月 5 选 2',
  picture: '/coffee.webp',
  priceFen: 9900,
  listPriceFen: 16800,
  period: 'month',
  quota: 2,
  rounds: 12,
  wholeRounds: 12,
  privilegeCount: 5,
  sold: 0,
  purchase: { allowed: true, reason: 'ok' },
  ...over
})

export const myPlate = (over: Partial<PlateOfMine> = {}): PlateOfMine => ({
  memberPlateId: 'mp1',
  memberCardId: 'mc1',
  plateId: 'coffee',
  name: '咖啡自由',
  subtitle: '每月 5 选 2',
  picture: '/coffee.webp',
  period: 'month',
  source: 'included',
  startsAt: inDays(-10),
  endsAt: endIn(355),
  round: { roundNo: 1, rounds: 12, quota: 5, used: 3, startsAt: inDays(-10), endsAt: endIn(2) },
  privileges: [
    { ...privilege(), taken: false, atOnce: true },
    { ...privilege({ privilegeId: 'tea', name: '原叶轻乳茶' }), taken: true, atOnce: false }
  ],
  ...over
})

export const coupon = (over: Partial<CouponOffer> = {}): CouponOffer => ({
  couponId: 'c30',
  rule: 'full_cut',
  thresholdFen: 9900,
  amountFen: 3000,
  percent: 100,
  maxOffFen: 0,
  scope: 'card',
  name: '新会员 30 元券',
  ruleText: '满 99 元减 30 元',
  state: 'claimable',
  claimedPercent: 0,
  endsAt: endIn(20),
  ...over
})

export const homeConfig = (over: { plates?: PlateOffer[]; coupons?: CouponOffer[] } = {}) => ({
  brand: { name: '权益中心', slogan: '把日常的好，攒在一张卡里', logo: '/logo.svg' },
  banners: [{ id: 'b', picture: '/b.webp', alt: '咖啡自由：每月 5 选 2', link: 'pages/market/index' }],
  categories: [
    { key: 'film', name: '电影' },
    { key: 'all', name: '全部' }
  ],
  plates: [plateOffer()],
  recommended: [privilege({ privilegeId: 'film-2d', name: '2D 电影票' })],
  coupons: [],
  ...over
})

/** A server that has a plate and a banner of its own for each city: it names the city in both. */
export const homeOf = (url: string) => {
  const city = /cityCode=(\d+)/.exec(url)?.[1]
  const home = homeConfig()
  if (!city) return home
  const banner = { id: `b-${city}`, picture: '/b.webp', alt: `横幅 ${city}`, link: 'pages/market/index' }
  return {
    ...home,
    banners: [{ ...banner, local: true }, ...home.banners],
    plates: [{ ...plateOffer({ plateId: city, name: `权益包 ${city}` }), local: true }, ...home.plates]
  }
}

/** A city that the user has chosen. */
export const chosenCity = (code: string) => ({ code, name: '杭州市', location: null, chosenAt: Date.now() })
