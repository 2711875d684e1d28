import { h3, ol, p, ul } from './html'
import type { CardData, CardPlateData } from './shapes'
import { cardsSold } from './sold'

type Face = 'ink' | 'gold' | 'rose' | 'jade' | 'azure' | 'plum'

interface CardSketch {
  id: string
  name: string
  level: string
  tagline: string
  face: Face
  priceFen: number
  listPriceFen: number
  validityDays: number
  benefits: readonly string[]
  included: readonly string[]
  addons: readonly string[]
  channels: readonly string[]
  stock?: number
  onSale?: boolean
}

/** Plates that home shows in one city each. */
const CITY_PLATES = ['shanghai-night', 'hangzhou-slow', 'xian-wall']

const sketches: CardSketch[] = [
  {
    id: 'main-year',
    name: '尊享年卡',
    level: '尊享',
    tagline: '一年里的好事，提前替您安排好',
    face: 'ink',
    priceFen: 29900,
    listPriceFen: 49900,
    validityDays: 365,
    channels: [],
    benefits: ['咖啡茶饮每月 5 选 2', '每月一部电影', '影音会员每月任选', '生日礼一份', '权益包专享价'],
    included: [
      'coffee-monthly',
      'film-monthly',
      'media-monthly',
      'birthday-gift',
      'lucky-monthly',
      'partner-perks'
    ],
    addons: [
      'delivery-weekly',
      'ride-monthly',
      'taste-monthly',
      'hotel-weekend',
      'travel-lounge',
      'city-walk',
      ...CITY_PLATES
    ]
  },
  {
    id: 'main-season',
    name: '悦享季卡',
    level: '悦享',
    tagline: '先过好这个季节',
    face: 'jade',
    priceFen: 9900,
    listPriceFen: 15900,
    validityDays: 90,
    channels: [],
    benefits: ['外卖红包周周领', '咖啡茶饮每月 5 选 2', '开卡礼 6 选 2'],
    included: ['delivery-weekly', 'coffee-monthly', 'welcome-gift'],
    addons: [
      'film-date',
      'tea-weekly',
      'hotpot-season',
      'ride-monthly',
      'film-festival',
      'film-family',
      'premiere-one',
      'park-season',
      'winter-lights',
      'read-season',
      'outing-season',
      'stay-easy'
    ]
  },
  {
    id: 'main-light',
    name: '轻享月卡',
    level: '轻享',
    tagline: '三十天，试试会员的日子',
    face: 'azure',
    priceFen: 1990,
    listPriceFen: 3900,
    validityDays: 30,
    channels: [],
    benefits: ['外卖红包周周领', '每周一块面包', '开卡礼 6 选 2'],
    included: ['delivery-weekly', 'bakery-weekly', 'welcome-gift'],
    addons: [
      'coffee-monthly',
      'lunch-monthly',
      'lucky-monthly',
      'pantry-monthly',
      'savings-monthly',
      'phone-monthly',
      'digital-season',
      'living-season',
      'home-quarter',
      'table-for-two',
      'car-monthly',
      'care-self'
    ]
  },
  {
    id: 'main-black',
    name: '典藏黑金卡',
    level: '典藏',
    tagline: '限量典藏，从出发到归来都有人照应',
    face: 'gold',
    priceFen: 69900,
    listPriceFen: 129900,
    validityDays: 365,
    channels: ['main'],
    stock: 500,
    benefits: ['贵宾候机一年 6 次', '周末度假每季 1 晚', '每月一部电影', '每季一顿好饭', '专属客服'],
    included: [
      'travel-lounge',
      'hotel-weekend',
      'film-monthly',
      'table-for-two',
      'birthday-gift',
      'ride-monthly'
    ],
    addons: ['coffee-monthly', 'city-walk', 'care-massage', 'premiere-one', 'home-quarter']
  },
  {
    id: 'main-film',
    name: '观影达人卡',
    level: '观影',
    tagline: '把大银幕留给值得的电影',
    face: 'plum',
    priceFen: 9900,
    listPriceFen: 18800,
    validityDays: 90,
    channels: ['main', 'candy'],
    benefits: ['每月一部电影', '电影之夜双人套票', '影展通行 6 选 4'],
    included: ['film-monthly', 'film-date', 'film-festival'],
    addons: ['film-family', 'media-monthly', 'tea-weekly', 'premiere-one']
  },
  {
    id: 'main-foodie',
    name: '寻味年卡',
    level: '寻味',
    tagline: '从清晨的面包到深夜的火锅',
    face: 'rose',
    priceFen: 19900,
    listPriceFen: 35900,
    validityDays: 365,
    channels: ['main'],
    benefits: ['城市寻味每月 8 选 3', '每周一块面包', '下午茶周周见', '火锅季 4 选 3'],
    included: ['taste-monthly', 'bakery-weekly', 'tea-weekly', 'hotpot-season'],
    addons: ['table-for-two', 'lunch-monthly', 'coffee-monthly', 'pantry-monthly']
  },
  {
    id: 'main-travel',
    name: '行者年卡',
    level: '行者',
    tagline: '说走就走，也走得从容',
    face: 'azure',
    priceFen: 39900,
    listPriceFen: 68800,
    validityDays: 365,
    channels: ['main', 'jinjiang', 'lvyun'],
    benefits: ['贵宾候机一年 6 次', '城市漫游每季 5 选 2', '出行无忧每月 6 选 2'],
    included: ['travel-lounge', 'city-walk', 'ride-monthly'],
    addons: ['hotel-weekend', 'park-season', 'car-monthly', 'coffee-monthly', ...CITY_PLATES]
  },
  {
    id: 'candy-sweet',
    name: '糖糖甜蜜卡',
    level: '甜蜜',
    tagline: '每一周，都有一件小小的甜事',
    face: 'rose',
    priceFen: 9900,
    listPriceFen: 19900,
    validityDays: 365,
    channels: ['candy'],
    benefits: ['每周小确幸 5 选 1', '好运签每月一签', '生日礼一份'],
    included: ['candy-weekly', 'lucky-monthly', 'birthday-gift'],
    addons: ['candy-box-monthly', 'film-date', 'tea-weekly', 'coffee-monthly']
  },
  {
    id: 'candy-star',
    name: '糖糖星享卡',
    level: '星享',
    tagline: '整座糖果星球，为您留着门',
    face: 'plum',
    priceFen: 29900,
    listPriceFen: 46800,
    validityDays: 365,
    channels: ['candy'],
    benefits: ['糖果盲盒每月 4 选 1', '每周小确幸', '电影之夜', '咖啡茶饮每月 5 选 2'],
    included: ['candy-box-monthly', 'candy-weekly', 'film-date', 'coffee-monthly'],
    addons: ['film-monthly', 'park-season', 'bakery-weekly']
  },
  {
    id: 'jinjiang-stay',
    name: '锦享卡',
    level: '锦享',
    tagline: '早餐、晚退与一盏留着的灯',
    face: 'jade',
    priceFen: 19900,
    listPriceFen: 32900,
    validityDays: 365,
    channels: ['jinjiang'],
    benefits: ['入住礼遇每月 5 选 2', '住客抽奖每月一签', '出行无忧每月 6 选 2'],
    included: ['stay-perks', 'stay-lucky', 'ride-monthly'],
    addons: ['hotel-weekend', 'travel-lounge', 'stay-business', 'city-walk']
  },
  {
    id: 'jinjiang-suite',
    name: '锦享臻选卡',
    level: '臻选',
    tagline: '每一次入住，都像回到自己的房间',
    face: 'gold',
    priceFen: 59900,
    listPriceFen: 99900,
    validityDays: 365,
    channels: ['jinjiang'],
    stock: 300,
    benefits: ['周末度假每季 1 晚', '贵宾候机一年 6 次', '商旅随行每月 5 选 3', '入住礼遇常在'],
    included: ['stay-perks', 'hotel-weekend', 'travel-lounge', 'stay-business'],
    addons: ['table-for-two', 'city-walk', 'stay-lucky']
  },
  {
    id: 'lvyun-guest',
    name: '绿云礼遇卡',
    level: '礼遇',
    tagline: '退房之后，礼遇还在路上',
    face: 'azure',
    priceFen: 9900,
    listPriceFen: 16900,
    validityDays: 365,
    channels: ['lvyun'],
    benefits: ['入住礼遇每月 5 选 2', '城市漫游每季 5 选 2', '开卡礼 6 选 2'],
    included: ['stay-perks', 'city-walk', 'welcome-gift'],
    addons: ['ride-monthly', 'coffee-monthly', 'stay-business', 'taste-monthly']
  },
  {
    id: 'lvyun-plus',
    name: '绿云臻礼卡',
    level: '臻礼',
    tagline: '把好的住宿，延长成好的一周',
    face: 'ink',
    priceFen: 29900,
    listPriceFen: 52900,
    validityDays: 365,
    channels: ['lvyun'],
    benefits: ['周末度假每季 1 晚', '入住礼遇每月 5 选 2', '城市寻味每月 8 选 3'],
    included: ['stay-perks', 'hotel-weekend', 'taste-monthly', 'stay-lucky'],
    addons: ['travel-lounge', 'city-walk', 'hotpot-season']
  },
  {
    id: 'yanglao-care',
    name: '颐年安心卡',
    level: '安心',
    tagline: '一年里有人记挂您的身体和冰箱',
    face: 'gold',
    priceFen: 9900,
    listPriceFen: 19900,
    validityDays: 365,
    channels: ['yanglao'],
    benefits: ['安心体检每年 1 次', '每月好茶好米', '居家帮手每季 2 次'],
    included: ['care-health', 'care-pantry', 'care-home'],
    addons: ['care-massage', 'phone-monthly', 'city-walk', 'care-warm']
  },
  {
    id: 'yanglao-family',
    name: '颐年孝亲卡',
    level: '孝亲',
    tagline: '替远方的您，多陪他们一会儿',
    face: 'jade',
    priceFen: 29900,
    listPriceFen: 49900,
    validityDays: 365,
    channels: ['yanglao'],
    benefits: ['安心体检每年 1 次', '舒筋理疗每月 1 次', '居家帮手每季 2 次', '话费月月充'],
    included: ['care-health', 'care-massage', 'care-home', 'phone-monthly'],
    addons: ['care-pantry', 'city-walk', 'media-monthly']
  },
  {
    id: 'autumn-limited',
    name: '金秋纪念卡',
    level: '纪念',
    tagline: '本季发行，已停止销售',
    face: 'rose',
    priceFen: 4900,
    listPriceFen: 9900,
    validityDays: 30,
    channels: ['main'],
    onSale: false,
    benefits: ['金秋赏味 3 选 2', '每周一块面包', '开卡礼 6 选 2'],
    included: ['autumn-past', 'bakery-weekly', 'welcome-gift'],
    addons: ['coffee-monthly', 'tea-weekly']
  },
  {
    id: 'jinjiang-guest',
    name: '锦享礼遇体验卡',
    level: '体验',
    tagline: '先住一晚好觉，再慢慢了解我们',
    face: 'jade',
    priceFen: 3900,
    listPriceFen: 5900,
    validityDays: 30,
    channels: ['jinjiang'],
    onSale: false,
    benefits: ['入住礼遇每月 5 选 2', '住客抽奖每月一签', '开卡礼 6 选 2'],
    included: ['stay-perks', 'stay-lucky', 'welcome-gift'],
    addons: ['city-walk', 'coffee-monthly']
  },
  {
    id: 'yanglao-signed',
    name: '颐年签约卡',
    level: '签约',
    tagline: '签一次名，一整季有人照应',
    face: 'gold',
    priceFen: 5900,
    listPriceFen: 9900,
    validityDays: 90,
    channels: ['yanglao'],
    onSale: false,
    benefits: ['居家帮手每季 2 次', '每月好茶好米', '话费月月充', '一对一电话回访'],
    included: ['care-home', 'care-pantry', 'phone-monthly'],
    addons: ['care-massage', 'media-monthly']
  }
]

/** What the holder must know; one text a card, told from its numbers. */
function instructionsOf(card: CardSketch): string {
  return (
    h3('开卡与激活') +
    ol([
      `购买后立即生效，自激活之日起 <strong>${card.validityDays} 天</strong>内有效`,
      '实体卡请在“激活卡片”页输入卡号与激活码，激活后绑定当前账号，不可转移',
      '一个账号可同时持有多张卡，各卡权益分别计算'
    ]) +
    h3('使用方法') +
    ol([
      '在首页选择这张卡，查看本期可领的权益',
      '点“领取”即得券码，出示二维码、条形码或充值到账号',
      '加购的权益包绑定在这张卡上，有效期不超过卡的有效期'
    ]) +
    h3('续费与退款') +
    ul([
      '到期前 7 天会提醒您，不自动扣费，是否续费由您决定',
      '购买后 7 天内且未领取任何权益，可联系客服全额退款',
      '已领取权益的，按已用期数折算后退还余款'
    ]) +
    p('<strong>卡面与权益图片为绘制示意，以页面文字说明为准。</strong>')
  )
}

export const cardData: CardData[] = sketches.map((card, index) => ({
  id: card.id,
  name: card.name,
  level: card.level,
  tagline: card.tagline,
  face: card.face,
  priceFen: card.priceFen,
  listPriceFen: card.listPriceFen,
  validityDays: card.validityDays,
  benefits: [...card.benefits],
  instructionsHtml: instructionsOf(card),
  stock: card.stock ?? null,
  sold: cardsSold[card.id] ?? 0,
  onSale: card.onSale ?? true,
  sort: index + 1,
  channelCodes: [...card.channels]
}))

const links = (cardId: string, mode: 'included' | 'addon', ids: readonly string[]): CardPlateData[] =>
  ids.map((plateId, index) => ({ cardId, plateId, mode, sort: index + 1 }))

/** Which plates come with a card, and which can be bought onto it. */
export const cardPlateData: CardPlateData[] = sketches.flatMap((card) => [
  ...links(card.id, 'included', card.included),
  ...links(card.id, 'addon', card.addons)
])
