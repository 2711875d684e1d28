import { item, type Site } from '../site'

export const meituanDp: Site = {
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
}
