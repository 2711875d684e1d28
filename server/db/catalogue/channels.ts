import { channelConfigOf, fullTabs, plainTabs } from './channel-config'
import { bannerPicture, channelLogo, mallPicture, sightPicture } from './pictures'
import type { ChannelData } from './shapes'

const card = (cardId: string) => `pages/cardDetail/index?cardId=${cardId}`
const plate = (plateId: string) => `pages/plateDetails/index?plateId=${plateId}`
const market = 'pages/market/index'

const banner = (id: string, alt: string, link: string) => ({ id, picture: bannerPicture(id), alt, link })
const cityBanner = (cityCode: string, ...of: Parameters<typeof banner>) => ({
  ...banner(...of),
  cityCodes: [cityCode]
})

const TICKET_BANNER = {
  id: 'main-tickets',
  picture: sightPicture('of-view'),
  alt: '景点门票：实名预订，凭码入园',
  link: 'pagesA/landmark-ticket/index'
}

const MALL_BANNER = {
  id: 'main-mall',
  picture: mallPicture('banner-food'),
  alt: '商城：新米、新茶、刚摘的橙子',
  link: 'pages-mall/physicalMall/index'
}

/** Shown in their city alone, before the others. */
const CITY_BANNERS = [
  cityBanner('310000', 'shanghai-night', '上海夜色：浦江两岸，从船上看', plate('shanghai-night')),
  cityBanner('330100', 'hangzhou-slow', '杭州慢游：一条船，一盏茶', plate('hangzhou-slow')),
  cityBanner('610100', 'xian-wall', '西安漫步：上城墙，走一圈', plate('xian-wall'))
]

/** The five channels with what their home shows first. */
export const channelData: ChannelData[] = [
  {
    code: 'main',
    name: '权益中心',
    slogan: '把日常的好，攒在一张卡里',
    logo: channelLogo('main'),
    needMobile: true,
    config: channelConfigOf(fullTabs, {
      needLocation: true,
      maskPhone: true,
      labels: { 'staff-2026': false, 'bank-vip': true }
    }),
    servicePhone: '400-000-1001',
    serviceHours: '每天 09:00–21:00',
    leadCardIds: ['main-year', 'main-season', 'main-light'],
    banners: [
      banner('main-year', '尊享年卡：28 项权益，一年慢慢用', card('main-year')),
      banner('main-coffee', '咖啡自由：每月 5 选 2', plate('coffee-monthly')),
      banner('main-market', '市集上新：卡券与好物', market),
      TICKET_BANNER,
      MALL_BANNER,
      ...CITY_BANNERS
    ]
  },
  {
    code: 'candy',
    name: '糖糖会员',
    slogan: '甜一点，日子就好过一点',
    logo: channelLogo('candy'),
    needMobile: true,
    config: channelConfigOf(fullTabs, {
      needLocation: true,
      maskPhone: true,
      labels: { 'candy-family': false }
    }),
    servicePhone: '400-000-1002',
    serviceHours: '每天 10:00–22:00',
    leadCardIds: ['candy-sweet', 'candy-star', 'main-film'],
    banners: [
      banner('candy-sweet', '糖糖甜蜜卡：每周一份小确幸', card('candy-sweet')),
      banner('candy-box', '糖果盲盒：每月拆一份', plate('candy-box-monthly')),
      banner('candy-film', '两个人的电影之夜', plate('film-date'))
    ]
  },
  {
    code: 'jinjiang',
    name: '锦江会享',
    slogan: '住得安心，行得从容',
    logo: channelLogo('jinjiang'),
    needMobile: true,
    config: channelConfigOf(fullTabs, {
      needLocation: false,
      maskPhone: true,
      labels: { 'hotel-front': false }
    }),
    servicePhone: '400-000-1003',
    serviceHours: '全天 24 小时',
    leadCardIds: ['jinjiang-stay', 'jinjiang-suite', 'main-travel'],
    banners: [
      banner('jinjiang-stay', '锦享卡：早餐与延迟退房常在', card('jinjiang-stay')),
      banner('jinjiang-weekend', '周末度假：一间看得见山的房', plate('hotel-weekend')),
      banner('jinjiang-lounge', '候机也要舒展', plate('travel-lounge'))
    ]
  },
  {
    code: 'lvyun',
    name: '绿云礼遇',
    slogan: '入住之外，还有一份心意',
    logo: channelLogo('lvyun'),
    needMobile: false,
    config: channelConfigOf(fullTabs, {
      needLocation: true,
      maskPhone: false,
      labels: { 'guest-open': true }
    }),
    servicePhone: '400-000-1004',
    serviceHours: '每天 08:00–22:00',
    leadCardIds: ['lvyun-guest', 'lvyun-plus', 'main-travel'],
    banners: [
      banner('lvyun-guest', '礼遇卡：每次入住都有回礼', card('lvyun-guest')),
      banner('lvyun-city', '走出酒店，看看这座城', plate('city-walk')),
      ...CITY_BANNERS
    ]
  },
  {
    code: 'yanglao',
    name: '颐年关怀',
    slogan: '慢慢走，我们陪着您',
    logo: channelLogo('yanglao'),
    needMobile: true,
    config: channelConfigOf(plainTabs, {
      needLocation: false,
      maskPhone: true,
      labels: { 'family-care': false }
    }),
    servicePhone: '400-000-1005',
    serviceHours: '每天 08:00–20:00，可代为操作',
    leadCardIds: ['yanglao-care', 'yanglao-family'],
    banners: [
      banner('yanglao-care', '颐年安心卡：体检、理疗、陪诊', card('yanglao-care')),
      banner('yanglao-tea', '每月一份好茶好米', plate('care-pantry'))
    ]
  }
]
