import { h3, ol, p } from './html'
import { partnerPrivileges } from './privileges/partner'
import { platePicture } from './pictures'
import type { PlateData } from './shapes'
import { platesSold } from './sold'

type Period = 'once' | 'week' | 'month' | 'quarter' | 'year'
/** Price and struck price in fen, and how often a member may buy it (0 = not limited). */
type Price = readonly [priceFen: number, listPriceFen: number, buyLimit: number]
type Rounds = readonly [quota: number, period: Period, rounds: number]

interface Extra {
  stock?: number
  channels?: readonly string[]
  /** Only on the home of these cities. */
  cities?: readonly string[]
  onSale?: boolean
  rule?: string
}

const cycle: Record<Period, string> = {
  once: '有效期内',
  week: '每周',
  month: '每月',
  quarter: '每季',
  year: '每年'
}

/** The rules of taking from a plate, told from its numbers. */
function rulesOf([quota, period, rounds]: Rounds, choices: number, buyLimit: number, rule?: string): string {
  return (
    h3('领取规则') +
    ol([
      `${cycle[period]}可从 ${choices} 项权益中选 <strong>${quota}</strong> 项领取，共 ${rounds} 期`,
      period === 'once' ? '有效期内随时可领，领完为止' : '从权益包生效当天起算，到期自动进入下一期',
      '每期内同一权益限领一次，未领完的次数不累计到下一期',
      ...(rule ? [rule] : []),
      buyLimit > 0 ? `每位会员限购 ${buyLimit} 次` : '可重复购买，多份权益包各自计期'
    ]) +
    p('权益包须搭配有效会员卡使用；领取后的券码有效期以该权益说明为准。')
  )
}

let order = 0
function plate(
  id: string,
  name: string,
  subtitle: string,
  theme: string,
  rounds: Rounds,
  [priceFen, listPriceFen, buyLimit]: Price,
  privilegeIds: readonly string[],
  extra: Extra = {}
): PlateData {
  order += 1
  return {
    id,
    name,
    subtitle,
    picture: platePicture(theme),
    priceFen,
    listPriceFen,
    period: rounds[1],
    quota: rounds[0],
    rounds: rounds[2],
    buyLimit,
    stock: extra.stock ?? null,
    sold: platesSold[id] ?? 0,
    rulesHtml: rulesOf(rounds, privilegeIds.length, buyLimit, extra.rule),
    onSale: extra.onSale ?? true,
    sort: order,
    channelCodes: [...(extra.channels ?? [])],
    cityCodes: [...(extra.cities ?? [])],
    privilegeIds
  }
}

const drinks = ['latte', 'americano', 'milk-tea', 'fruit-tea', 'cold-tea']
const films = ['film-2d', 'film-3d', 'film-giant', 'film-sofa']
const media = ['video-month', 'music-month', 'read-month', 'cloud-month']

/** Privilege plates (权益包), in the order in which they are shown. */
export const plateData: PlateData[] = [
  plate(
    'coffee-monthly',
    '咖啡自由',
    '每月 5 选 2，全国门店通用',
    'coffee',
    [2, 'month', 12],
    [9900, 16800, 0],
    drinks
  ),
  plate(
    'film-monthly',
    '每月一部电影',
    '每月 4 选 1，巨幕也可选',
    'film',
    [1, 'month', 12],
    [19900, 36000, 2],
    films
  ),
  plate(
    'media-monthly',
    '影音会员任选',
    '每月 4 选 1，直充到账',
    'media',
    [1, 'month', 12],
    [12900, 25200, 2],
    media
  ),
  plate(
    'delivery-weekly',
    '外卖红包周周领',
    '每周 3 选 2，连领 13 周',
    'delivery',
    [2, 'week', 13],
    [2990, 6500, 0],
    ['delivery-5', 'delivery-12', 'delivery-free']
  ),
  plate(
    'taste-monthly',
    '城市寻味',
    '每月 8 选 3，火锅到早茶',
    'dining',
    [3, 'month', 6],
    [15900, 32000, 3],
    [
      'hotpot-base',
      'hotpot-beef',
      'noodle-bowl',
      'dimsum-tea',
      'salad',
      'hotpot-cut-50',
      'bistro-cut-80',
      'seafood-pasta'
    ]
  ),
  plate(
    'ride-monthly',
    '出行无忧',
    '每月 6 选 2，叫车加油都有',
    'ride',
    [2, 'month', 12],
    [8900, 18000, 0],
    ['ride-15', 'ride-airport', 'ride-driver', 'ride-bike', 'fuel-20', 'charge-10']
  ),
  plate(
    'phone-monthly',
    '话费月月充',
    '每月 3 选 1',
    'recharge',
    [1, 'month', 6],
    [11900, 18000, 1],
    ['phone-10', 'phone-30', 'phone-50'],
    { rule: '同一手机号每月累计到账不超过 50 元' }
  ),
  plate(
    'hotel-weekend',
    '周末度假',
    '每季 4 选 1，住 1 晚或泡汤',
    'hotel',
    [1, 'quarter', 4],
    [49900, 89900, 1],
    ['hotel-weekend', 'hotel-night', 'hotel-inn-night', 'hotel-spring'],
    { stock: 80 }
  ),
  plate(
    'travel-lounge',
    '贵宾候机',
    '一年 6 次，同行可用',
    'lounge',
    [6, 'year', 1],
    [39900, 69900, 2],
    ['lounge-air', 'lounge-rail', 'fast-lane', 'luggage-10', 'delay-care', 'flight-50', 'ride-airport']
  ),
  plate(
    'city-walk',
    '城市漫游',
    '每季 5 选 2，名胜慢慢看',
    'landmark',
    [2, 'quarter', 4],
    [12900, 26000, 2],
    ['west-lake-boat', 'river-night', 'city-wall', 'crane-tower', 'garden-suzhou']
  ),
  plate(
    'bakery-weekly',
    '每周一块面包',
    '每周 4 选 1，清晨现烤',
    'bakery',
    [1, 'week', 8],
    [4900, 9600, 0],
    ['croissant', 'basque', 'toast', 'bread-cut-20']
  ),
  plate(
    'tea-weekly',
    '下午茶周周见',
    '每周 4 选 1',
    'tea',
    [1, 'week', 8],
    [5900, 12000, 0],
    ['croissant', 'basque', 'icecream', 'gelato']
  ),
  plate(
    'home-quarter',
    '居家焕新',
    '每季 4 选 2',
    'home',
    [2, 'quarter', 4],
    [15900, 29900, 2],
    ['home-clean', 'clean-ac', 'suqi-85', 'towel']
  ),
  plate(
    'lucky-monthly',
    '好运签',
    '每月 3 选 1，试试手气',
    'lucky',
    [1, 'month', 12],
    [1990, 6000, 1],
    ['lucky-month', 'lucky-coffee', 'lucky-weekend']
  ),
  plate(
    'welcome-gift',
    '开卡礼',
    '开卡即领 6 选 2',
    'gift',
    [2, 'once', 1],
    [1900, 5900, 1],
    ['latte', 'film-cut-15', 'ride-15', 'delivery-12', 'phone-10', 'mug']
  ),
  plate(
    'partner-perks',
    '合作专享',
    '会员专享价，选好回来支付',
    'lounge',
    [3, 'month', 12],
    [990, 2990, 1],
    partnerPrivileges.map(({ id }) => id)
  ),
  plate(
    'birthday-gift',
    '生日礼',
    '生日当年 5 选 1',
    'gift',
    [1, 'year', 1],
    [6900, 12800, 1],
    ['mug', 'candle', 'hand-cream', 'birthday-cake', 'film-pair']
  ),
  plate(
    'film-date',
    '电影之夜',
    '双人套票与爆米花',
    'film',
    [2, 'month', 3],
    [15900, 25800, 2],
    ['film-pair', 'popcorn-set', 'popcorn-m', 'film-sofa']
  ),
  plate(
    'film-festival',
    '影展通行',
    '一季 6 选 4',
    'film',
    [4, 'quarter', 1],
    [13900, 24000, 1],
    ['film-doc', 'film-premiere', 'film-poster', 'film-weekday', 'film-night', 'film-giant'],
    { stock: 200 }
  ),
  plate(
    'film-family',
    '亲子观影',
    '每月 3 选 1',
    'film',
    [1, 'month', 6],
    [16900, 30000, 1],
    ['film-family', 'film-2d', 'popcorn-m']
  ),
  plate(
    'hotpot-season',
    '火锅季',
    '三个月 4 选 3',
    'dining',
    [3, 'quarter', 1],
    [9900, 19800, 2],
    ['hotpot-set', 'hotpot-base', 'hotpot-beef', 'hotpot-cut-100']
  ),
  plate(
    'table-for-two',
    '两个人的餐桌',
    '每季一顿好饭',
    'dining',
    [1, 'quarter', 4],
    [59900, 108000, 1],
    ['steak-set', 'hotpot-set', 'dimsum-four', 'brunch'],
    { stock: 60 }
  ),
  plate(
    'lunch-monthly',
    '工作日午餐',
    '每月 4 选 4',
    'noodles',
    [4, 'month', 3],
    [9900, 18000, 0],
    ['noodle-bowl', 'noodle-set', 'salad', 'seafood-pasta']
  ),
  plate(
    'stay-perks',
    '入住礼遇',
    '每月 5 选 2',
    'hotel',
    [2, 'month', 12],
    [9900, 24000, 0],
    ['hotel-breakfast', 'hotel-late', 'hotel-upgrade', 'hotel-fruit', 'hotel-laundry'],
    { channels: ['jinjiang', 'lvyun'] }
  ),
  plate(
    'stay-business',
    '商旅随行',
    '每月 5 选 3',
    'lounge',
    [3, 'month', 6],
    [29900, 56000, 0],
    ['hotel-meeting', 'hotel-laundry', 'ride-airport', 'fast-lane', 'hotel-gym'],
    { channels: ['jinjiang', 'lvyun'] }
  ),
  plate(
    'stay-lucky',
    '住客抽奖',
    '每月一签',
    'lucky',
    [1, 'month', 12],
    [990, 3600, 0],
    ['lucky-stay', 'hotel-fruit'],
    { channels: ['jinjiang', 'lvyun'] }
  ),
  plate(
    'candy-box-monthly',
    '糖果盲盒',
    '每月 4 选 1，限定口味',
    'candy',
    [1, 'month', 12],
    [19900, 36000, 2],
    ['candy-blind', 'candy-tin', 'lollipop', 'lucky-candy'],
    { channels: ['candy'] }
  ),
  plate(
    'candy-weekly',
    '每周小确幸',
    '每周 5 选 1',
    'candy',
    [1, 'week', 26],
    [6900, 13000, 1],
    ['candy-cut-10', 'icecream', 'milk-tea', 'lollipop', 'lucky-candy'],
    { channels: ['candy'] }
  ),
  plate(
    'care-health',
    '安心体检',
    '每年 1 次，含解读',
    'care',
    [1, 'year', 1],
    [19900, 29900, 2],
    ['checkup-basic', 'hearing'],
    { channels: ['yanglao'] }
  ),
  plate(
    'care-massage',
    '舒筋理疗',
    '每月 5 选 1',
    'care',
    [1, 'month', 12],
    [69900, 120000, 1],
    ['massage-neck', 'massage-foot', 'massage-60', 'neck-pillow', 'escort'],
    { channels: ['yanglao', 'main'] }
  ),
  plate(
    'care-pantry',
    '每月好茶好米',
    '每月 4 选 1，送到家',
    'pantry',
    [1, 'month', 12],
    [39900, 69900, 1],
    ['care-rice', 'care-tea', 'orange', 'eggs'],
    { channels: ['yanglao'] }
  ),
  plate(
    'care-home',
    '居家帮手',
    '每季 4 选 2',
    'home',
    [2, 'quarter', 4],
    [29900, 52000, 1],
    ['home-clean', 'home-tidy', 'escort', 'glasses-read'],
    { channels: ['yanglao'] }
  ),
  plate(
    'park-season',
    '乐园季票',
    '三个月 4 选 2',
    'landmark',
    [2, 'quarter', 1],
    [25900, 45600, 2],
    ['park-day', 'park-night', 'park-family', 'ferris-pair']
  ),
  plate(
    'car-monthly',
    '爱车养护',
    '每月 4 选 2',
    'ride',
    [2, 'month', 6],
    [13900, 27000, 0],
    ['car-wash', 'fuel-20', 'charge-10', 'ride-driver']
  ),
  plate(
    'pantry-monthly',
    '原野果仓',
    '每月 4 选 1，产地直发',
    'pantry',
    [1, 'month', 6],
    [17900, 29400, 0],
    ['orange', 'rice', 'eggs', 'fruit-cut-20']
  ),
  plate(
    'read-season',
    '夜读时光',
    '每季 3 选 1',
    'media',
    [1, 'quarter', 2],
    [5900, 9800, 2],
    ['read-season', 'music-season', 'tea-tin']
  ),
  plate(
    'savings-monthly',
    '随手省券包',
    '每月 8 选 4，喝咖啡逛超市都能省',
    'gift',
    [4, 'month', 6],
    [1990, 4800, 0],
    [
      'coffee-cut-10',
      'tea-cut-8',
      'store-cut-5',
      'store-cut-15',
      'store-breakfast',
      'breakfast-set',
      'baici-buy2',
      'clean-30'
    ]
  ),
  plate(
    'outing-season',
    '周末出走',
    '每季 8 选 2，山海之间走一走',
    'landmark',
    [2, 'quarter', 2],
    [19900, 39800, 1],
    [
      'island-trip',
      'island-ferry',
      'museum-guide',
      'cable-car',
      'mountain-pass',
      'tea-walk',
      'film-hall',
      'film-upgrade'
    ]
  ),
  plate(
    'digital-season',
    '数字生活',
    '每季 8 选 1，直充到账',
    'media',
    [1, 'quarter', 4],
    [29900, 40000, 1],
    [
      'video-season',
      'video-year',
      'phone-100',
      'data-5g',
      'data-20g',
      'delivery-month',
      'ride-balance',
      'game-60'
    ]
  ),
  plate(
    'living-season',
    '好物生活',
    '每季 8 选 2，杯中有茶，手边有物',
    'home',
    [2, 'quarter', 4],
    [19900, 39900, 1],
    ['pour-over', 'coffee-pair', 'coffee-bean', 'tea-pair', 'thermos', 'umbrella', 'body-wash', 'candy-tin']
  ),
  plate(
    'stay-easy',
    '随行好眠',
    '每月 7 选 2，住得更舒服一点',
    'hotel',
    [2, 'month', 3],
    [9900, 19800, 1],
    ['hotel-breakfast', 'hotel-late', 'hotel-upgrade', 'hotel-fruit', 'hotel-gym', 'hotel-tea', 'hotel-inn']
  ),
  plate(
    'care-self',
    '好好照顾自己',
    '每季 6 选 1，体检理疗任选',
    'care',
    [1, 'quarter', 4],
    [49900, 89900, 1],
    ['checkup-basic', 'checkup-full', 'massage-neck', 'massage-foot', 'massage-60', 'neck-pillow']
  ),
  plate(
    'care-warm',
    '暖心时光',
    '每季 3 选 1',
    'care',
    [1, 'quarter', 4],
    [19900, 39900, 1],
    ['care-blanket', 'lucky-care', 'care-tea'],
    { channels: ['yanglao'] }
  ),
  plate(
    'premiere-one',
    '首映席位',
    '仅此一席',
    'film',
    [1, 'once', 1],
    [16800, 16800, 1],
    ['film-premiere'],
    { stock: 1 }
  ),
  plate(
    'winter-lights',
    '冬日限定',
    '灯会与新年礼盒，到期开放',
    'gift',
    [2, 'once', 1],
    [9900, 23600, 1],
    ['light-show', 'moon-gift', 'gift-new-year'],
    { stock: 300 }
  ),
  plate(
    'autumn-past',
    '金秋赏味',
    '本季已收官',
    'tea',
    [2, 'once', 1],
    [4900, 9900, 1],
    ['autumn-cut', 'garden-chrys', 'cold-tea'],
    { onSale: false }
  ),
  plate(
    'hangzhou-slow',
    '杭州慢游',
    '每季 4 选 2，西湖、茶园与一杯手冲',
    'hangzhou',
    [2, 'quarter', 2],
    [15900, 31600, 2],
    ['west-lake-boat', 'tea-walk', 'museum-guide', 'americano'],
    { cities: ['330100'], rule: '船票与茶园仅限杭州使用' }
  ),
  plate(
    'shanghai-night',
    '上海夜色',
    '每季 4 选 2，夜游、巨幕与一顿海味',
    'shanghai',
    [2, 'quarter', 2],
    [14900, 27600, 2],
    ['river-night', 'film-giant', 'seafood-pasta', 'milk-tea'],
    { cities: ['310000'], rule: '船票仅限上海使用' }
  ),
  plate(
    'xian-wall',
    '西安漫步',
    '每季 3 选 2，登城、听讲解、吃碗汤面',
    'xian',
    [2, 'quarter', 2],
    [9900, 18700, 2],
    ['city-wall', 'museum-guide', 'noodle-bowl'],
    { cities: ['610100'], rule: '登城票仅限西安使用' }
  )
]
