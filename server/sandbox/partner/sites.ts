import type { PartnerCode } from '@contract/types'

/** What a sandbox site sells. */
export interface SiteItem {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** A drawing of the catalogue. */
  readonly picture: string
  readonly listFen: number
  readonly payFen: number
}

/** How a sandbox site looks and speaks. */
export interface Site {
  readonly name: string
  readonly slogan: string
  /** Colour of its head and of its buttons; white text on it has a contrast of 4.5 and more. */
  readonly colour: string
  /** A light one of the same kind. */
  readonly tint: string
  readonly prefix: string
  readonly items: readonly SiteItem[]
}

const item = (
  id: string,
  title: string,
  detail: string,
  art: string,
  listFen: number,
  payFen = listFen
): SiteItem => ({
  id,
  title,
  detail,
  picture: `/assets/catalogue/privileges/${art}.webp`,
  listFen,
  payFen
})

/** The sandbox sites of all partners: invented goods under each one's own words. */
export const SITES: Readonly<Record<PartnerCode, Site>> = {
  hdz: {
    name: '好点子礼券',
    slogan: '吃喝看玩，一张券的事',
    colour: '#b5402b',
    tint: '#fdf0ec',
    prefix: 'HDZ',
    items: [
      item('film-any', '全国影院通兑券', '2D、3D 通用，含周末', 'ticket-film', 5500, 3290),
      item('film-two', '双人观影套餐', '两张通兑券与一份爆米花', 'popcorn', 11800, 7590),
      item('food-100', '美食代金券 100 元', '三千家门店可用，可叠加两张', 'hotpot', 10000, 8800),
      item('coffee-cup', '现磨咖啡券', '大杯任选，冷热皆可', 'latte', 2800, 1590),
      item('coupon-50', '便利店 50 元券', '全国门店通用', 'basket', 5000, 4690)
    ]
  },
  qnx: {
    name: '去哪享旅行',
    slogan: '酒店与出行，说走就走',
    colour: '#1a6b75',
    tint: '#eaf6f7',
    prefix: 'QNX',
    items: [
      item('hotel-river', '河畔酒店高级房 1 晚', '含双早，入住前一天可改', 'bed', 68800, 45900),
      item('hotel-spring', '山中汤池度假 1 晚', '汤池双人票与下午茶', 'spring', 128000, 89900),
      item('airport', '机场贵宾厅 1 次', '六十座机场，含热食', 'lounge', 20000, 11900),
      item('pickup', '接送机专车', '五座，五十公里内', 'car', 16800, 9900),
      item('rail', '高铁贵宾厅 1 次', '专属检票通道', 'train', 9800, 6900)
    ]
  },
  meituan: {
    name: '美团',
    slogan: '美食与外卖特惠',
    colour: '#7a5200',
    tint: '#fff6dc',
    prefix: 'MT',
    items: [
      item('pot-two', '双人火锅套餐', '锅底、鲜牛肉与六样时蔬', 'hotpot', 19800, 12800),
      item('noodle', '招牌汤面一碗', '加面不加价，到店用', 'noodles', 2800, 1880),
      item('tea-two', '奶茶两杯', '任选口味，外卖可用', 'milk-tea', 3800, 2290),
      item('waimai-20', '外卖红包 20 元', '满 40 元可用，三张', 'delivery', 6000, 1990),
      item('cake', '六寸蛋糕', '提前一天预订', 'cake', 19800, 13800)
    ]
  },
  meituanDp: {
    name: '大众点评',
    slogan: '口碑好店，点评特惠',
    colour: '#b04a12',
    tint: '#fdf1e8',
    prefix: 'DP',
    items: [
      item('steak-two', '炭烤西冷双人餐', '必吃榜三年上榜', 'steak', 36800, 25800),
      item('dimsum', '早茶四件', '虾饺、烧卖、凤爪、流沙包', 'dimsum', 9800, 6880),
      item('massage', '肩颈理疗 45 分钟', '五星技师，需预约', 'stones', 16800, 9900),
      item('brunch', '周末早午餐', '班尼迪克蛋配时蔬', 'breakfast', 7800, 4980),
      item('clean', '家庭保洁 2 小时', '自带工具，当日可约', 'clean', 12000, 7900)
    ]
  },
  years: {
    name: '年年电影',
    slogan: '特惠观影，选座出票',
    colour: '#4b3a8c',
    tint: '#f1eefa',
    prefix: 'NN',
    items: []
  },
  haiwei: {
    name: '海味优选',
    slogan: '门票与好货，折上再折',
    colour: '#155a8a',
    tint: '#eaf3fa',
    prefix: 'HW',
    items: [
      item('ticket-park', '乐园日场票', '全园项目，当日有效', 'ferris', 22800),
      item('ticket-river', '江上夜游船票', '五十分钟，两岸灯火', 'boat-night', 13800),
      item('ticket-museum', '博物馆讲解名额', '九十分钟，十人小团', 'museum', 8800),
      item('mug', '素陶马克杯', '手工拉坯，两只装', 'mug', 12800, 7900),
      item('pillow', '荞麦护颈枕', '可拆洗，两种高度', 'pillow', 19900, 12900),
      item('fruit', '当季果箱 5 斤', '产地直发，坏果包赔', 'fruit', 9900, 6900)
    ]
  }
}

/** An item of a site; undefined for what it does not sell. */
export const itemOf = (site: Site, id: string): SiteItem | undefined =>
  site.items.find((each) => each.id === id)
