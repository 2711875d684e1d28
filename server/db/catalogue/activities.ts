import { YANGLAO_SIGNING } from './agreements/yanglao-signing'
import { h3, ol, p, ul } from './html'
import { activityPicture, bannerPicture } from './pictures'
import type { ActivityData } from './shapes'

type Sketch = Omit<ActivityData, 'sort' | 'startsInDays' | 'endsInDays'> & {
  days?: readonly [number, number]
}

const offer = (
  channel: string,
  title: string,
  subtitle: string,
  banner: string,
  items: ActivityData['items']
) => ({
  id: `${channel}-offer`,
  kind: 'distribution',
  title,
  subtitle,
  picture: bannerPicture(banner),
  contentHtml: p('以下权益由好友推荐给您，价格与首页一致，推荐人可获得平台发放的推广奖励。'),
  rulesHtml:
    h3('推荐说明') +
    ol([
      '通过推荐页进入并在 24 小时内下单，订单会记到推荐人名下',
      '推荐奖励由平台支付，不会增加您的花费',
      '售后由平台负责，与推荐人无关'
    ]),
  channelCodes: [channel],
  items
})

const sketches: Sketch[] = [
  {
    id: 'main-film-season',
    kind: 'paid',
    title: '光影季 · 观影达人卡',
    subtitle: '一张卡，看满一个季度的好电影',
    picture: activityPicture('film-season'),
    contentHtml:
      h3('活动内容') +
      ul(['每月一部电影，2D、3D、巨幕任选', '电影之夜双人套票一份', '影展通行 6 选 4，错过的经典都在这里']) +
      p('付款后卡片立即生效，90 天内有效，全国合作影城通用。'),
    rulesHtml:
      h3('活动规则') +
      ol([
        '活动期间可重复购买，每张卡的权益分别计算',
        '价格以付款页为准，可使用符合条件的优惠券',
        '购买后 7 天内且未领取任何权益，可全额退款'
      ]),
    channelCodes: ['main', 'candy'],
    items: [['card', 'main-film']]
  },
  {
    id: 'main-winter-soon',
    kind: 'paid',
    title: '冬日热汤季',
    subtitle: '天冷了，一起去吃顿热的',
    picture: bannerPicture('main-market'),
    contentHtml: p('双人牛油火锅套餐，锅底、毛肚、嫩牛肉等八样。'),
    rulesHtml: h3('活动规则') + ol(['活动开始后可购买', '到店出示券码，由店员核销']),
    channelCodes: ['main'],
    items: [['product', 'p-hotpot']],
    days: [10, 40]
  },
  {
    id: 'main-autumn-past',
    kind: 'paid',
    title: '金秋咖啡周',
    subtitle: '一杯拿铁的秋天',
    picture: bannerPicture('main-coffee'),
    contentHtml: p('经典拿铁电子券，大杯，冷热任选。'),
    rulesHtml: h3('活动规则') + ol(['活动已结束，已购买的券在有效期内照常使用']),
    channelCodes: ['main'],
    items: [['product', 'p-latte']],
    days: [-40, -10]
  },
  {
    id: 'main-last-mug',
    kind: 'paid',
    title: '最后一只马克杯',
    subtitle: '末批粗陶，售完不再烧',
    picture: bannerPicture('main-market'),
    contentHtml: p('陶土手作，每一只的釉色都不一样。'),
    rulesHtml: h3('活动规则') + ol(['仅此一只，先付款者得', '付款超时的订单会放回库存']),
    channelCodes: ['main'],
    items: [['product', 'p-last-mug']]
  },
  {
    id: 'jinjiang-gift',
    kind: 'gift',
    title: '锦江会员专享礼遇',
    subtitle: '一张 30 天体验卡，住前住后都有惊喜',
    picture: activityPicture('jinjiang-gift'),
    contentHtml:
      h3('礼遇内容') +
      ul(['入住礼遇：双早、延迟退房、欢迎水果等 5 选 2', '住客抽奖：每月一签', '开卡礼：6 选 2']) +
      p('锦江会员登录后即可领取，领取后立即生效。'),
    rulesHtml:
      h3('活动规则') +
      ol(['每位会员限领一次，限量 10000 份', '礼遇卡不可转让、不兑现', '卡片自领取之日起 30 天内有效']),
    usageHtml:
      h3('使用方法') +
      ol([
        '打开“锦享礼遇体验卡”，选择想要的权益，点“领取”',
        '入住时在前台出示券码，早餐与延迟退房由前台安排',
        '领取的券码在“兑换记录”里随时可以找到'
      ]),
    stock: 10_000,
    channelCodes: ['jinjiang'],
    items: [['card', 'jinjiang-guest']]
  },
  {
    id: 'yanglao-sign',
    kind: 'sign',
    title: '颐年照护签约',
    subtitle: '签一次名，一整季有人照应',
    picture: activityPicture('yanglao-sign'),
    contentHtml:
      h3('签约后您会得到') +
      ul(['居家帮手：打扫、小修，一季两次', '每月一份好茶好米送到家', '专人电话回访，有事随时说']) +
      p('不收费，不会自动续费，随时可以取消。'),
    rulesHtml:
      h3('请您放心') +
      ol([
        '每位长者签一次即可',
        '我们不会打电话要您转账',
        '看不清、不会点，可以请家人代为操作，或拨打客服电话'
      ]),
    usageHtml:
      h3('后续流程') +
      ol(['打开“颐年签约卡”，点想要的服务，再点“领取”', '客服会在一个工作日内打电话给您，约好上门时间']),
    agreementVersion: YANGLAO_SIGNING.version,
    agreementHtml: YANGLAO_SIGNING.html,
    stock: 5000,
    channelCodes: ['yanglao'],
    items: [['card', 'yanglao-signed']]
  },
  offer('main', '好友推荐的权益', '这几样，买的人最多', 'main-year', [
    ['card', 'main-season'],
    ['card', 'main-light'],
    ['product', 'p-film-2d'],
    ['product', 'p-latte']
  ]),
  offer('candy', '甜甜的推荐', '把喜欢的，也分给您', 'candy-sweet', [
    ['card', 'candy-sweet'],
    ['card', 'main-film'],
    ['product', 'p-candy']
  ]),
  offer('jinjiang', '住客推荐', '住过的人，都说值得', 'jinjiang-stay', [
    ['card', 'jinjiang-stay'],
    ['card', 'main-travel'],
    ['product', 'p-lounge']
  ]),
  offer('lvyun', '住客推荐', '退房以后，也有礼遇', 'lvyun-guest', [
    ['card', 'lvyun-guest'],
    ['card', 'main-travel'],
    ['product', 'p-boat']
  ]),
  offer('yanglao', '家人推荐', '送给爸妈的安心', 'yanglao-care', [
    ['card', 'yanglao-care'],
    ['card', 'yanglao-family'],
    ['product', 'p-massage']
  ])
]

/** Activities that partner channels send their users to. Prices are those of the goods. */
export const activityData: ActivityData[] = sketches.map(({ days, ...activity }, index) => ({
  ...activity,
  startsInDays: days?.[0] ?? -7,
  endsInDays: days?.[1] ?? 120,
  sort: index + 1
}))
