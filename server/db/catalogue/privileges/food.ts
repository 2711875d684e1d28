import { privilegesOf, type Extra } from './build'

const treat: Extra['group'] = ['treat-one', '下午茶 4 选 1']

export const foodPrivileges = privilegesOf('food', [
  [
    'latte',
    'wuyu',
    '经典拿铁 1 杯',
    '大杯，冷热任选，可换燕麦奶',
    2800,
    '1 杯',
    'latte',
    { hot: 98, more: ['pour-over'] }
  ],
  ['americano', 'wuyu', '冰美式 1 杯', '深烘拼配，清爽不酸', 2200, '1 杯', 'cold-brew', { hot: 90 }],
  ['pour-over', 'wuyu', '单品手冲 1 杯', '当季单一产地，慢慢喝', 4200, '1 杯', 'pour-over', { hot: 60 }],
  ['coffee-pair', 'wuyu', '咖啡买一送一', '全场饮品可用，赠低价一杯', 2800, '买一送一', 'latte', { hot: 82 }],
  ['coffee-bean', 'wuyu', '门店咖啡豆 8 折', '200 克袋装，现场研磨', 1800, '8 折', 'beans'],
  [
    'milk-tea',
    'bantang',
    '原叶轻乳茶 1 杯',
    '半糖正好，可选茉莉或乌龙',
    1900,
    '1 杯',
    'milk-tea',
    { hot: 95 }
  ],
  ['fruit-tea', 'bantang', '满杯鲜果茶 1 杯', '当日鲜切，六种水果', 2400, '1 杯', 'fruit-tea', { hot: 88 }],
  ['cold-tea', 'bantang', '冷泡乌龙 1 杯', '十二小时慢泡，零糖', 1600, '1 杯', 'tea'],
  ['tea-pair', 'bantang', '鲜果茶第二杯半价', '同店同单两杯起', 1200, '半价', 'fruit-tea'],
  [
    'croissant',
    'maisui',
    '黄油可颂 1 枚',
    '清晨六点出炉，二十七层',
    1600,
    '1 枚',
    'croissant',
    { group: treat, hot: 76 }
  ],
  [
    'basque',
    'maisui',
    '巴斯克芝士蛋糕 1 块',
    '焦香流心，6 寸切件',
    3200,
    '1 块',
    'cake',
    { group: treat, hot: 84 }
  ],
  [
    'birthday-cake',
    'maisui',
    '6 寸生日蛋糕',
    '提前一天预订，可写祝福',
    19800,
    '1 个',
    'birthday',
    { stock: 60, hot: 66, rules: ['仅限生日当月使用一次'] }
  ],
  ['toast', 'maisui', '老面吐司 1 条', '十六小时发酵，不加改良剂', 2600, '1 条', 'toast'],
  [
    'icecream',
    'bingan',
    '手工雪糕 2 支',
    '牧场鲜奶，口味自选',
    3000,
    '2 支',
    'icecream',
    { group: treat, hot: 70 }
  ],
  ['gelato', 'bingan', '双球雪糕杯', '开心果与海盐是招牌', 2800, '1 杯', 'sundae', { group: treat }],
  [
    'hotpot-set',
    'youhong',
    '双人牛油火锅套餐',
    '锅底、毛肚、嫩牛肉等八样',
    19800,
    '双人餐',
    'hotpot',
    { stock: 200, hot: 92 }
  ],
  [
    'hotpot-base',
    'youhong',
    '鸳鸯锅底 1 份',
    '到店消费即赠，不限菜金',
    6800,
    '免锅底',
    'hotpot',
    { hot: 64 }
  ],
  ['hotpot-beef', 'youhong', '手切鲜牛肉 1 份', '每日下午四点到店', 5800, '1 份', 'beef'],
  [
    'noodle-bowl',
    'yiwanting',
    '招牌汤面 1 碗',
    '六小时吊汤，加面不加价',
    2800,
    '1 碗',
    'noodles',
    { hot: 80 }
  ],
  [
    'noodle-set',
    'yiwanting',
    '工作日午餐套餐',
    '面、小菜与豆浆',
    3600,
    '1 套',
    'noodles',
    { rules: ['仅限工作日 11:00–14:00'] }
  ],
  ['dimsum-four', 'zhengyun', '早茶四件', '虾饺、烧卖、凤爪、流沙包', 9800, '四件', 'dimsum', { hot: 78 }],
  ['dimsum-tea', 'zhengyun', '茶位免单', '两位用餐免茶位费', 2400, '免茶位', 'tea'],
  [
    'steak-set',
    'qinggan',
    '炭烤西冷双人餐',
    '前菜、主菜、甜点与两杯气泡水',
    36800,
    '双人餐',
    'steak',
    { stock: 80, hot: 86, more: ['salad'] }
  ],
  ['seafood-pasta', 'qinggan', '海鲜意面 1 份', '当日蛤蜊与鲜虾', 8800, '1 份', 'pasta'],
  [
    'brunch',
    'qinggan',
    '周末早午餐',
    '班尼迪克蛋配时蔬',
    7800,
    '1 份',
    'breakfast',
    { rules: ['仅限周六、周日 10:00–14:00'] }
  ],
  ['salad', 'qinggan', '时令沙拉 1 份', '本地农场当日送达', 5200, '1 份', 'salad'],
  ['breakfast-set', 'xianhe', '早餐三件套', '包子、鸡蛋、热豆浆', 1200, '1 套', 'breakfast', { hot: 58 }],
  [
    'moon-gift',
    'zhengyun',
    '新年糕点礼盒',
    '八味点心，元旦前开放领取',
    16800,
    '1 盒',
    'giftbox',
    { startsInDays: 12, stock: 300, hot: 40 }
  ]
])
