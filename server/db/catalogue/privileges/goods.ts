import { privilegesOf, type Extra } from './build'

const birthday: Extra['group'] = ['birthday-one', '生日礼 3 选 1']

export const goodsPrivileges = privilegesOf('goods', [
  ['mug', 'suqi', '粗陶马克杯', '手工拉坯，320 毫升', 7900, '1 只', 'mug', { group: birthday, hot: 64 }],
  ['towel', 'suqi', '长绒棉毛巾 2 条', '无捻纱，吸水柔软', 6900, '2 条', 'towel', { hot: 51 }],
  ['candle', 'suqi', '雪松香薰蜡烛', '燃烧约四十小时', 12800, '1 支', 'candle', { group: birthday, hot: 58 }],
  ['thermos', 'suqi', '轻量保温杯', '316 钢，六小时保温', 13900, '1 只', 'thermos', { stock: 100, hot: 62 }],
  ['umbrella', 'suqi', '全自动晴雨伞', '一键开合，抗风八骨', 9900, '1 把', 'umbrella', { hot: 47 }],
  ['orange', 'yuanye', '冰糖橙 5 斤', '树上熟，坏果包赔', 4900, '5 斤', 'fruit', { hot: 79 }],
  ['rice', 'yuanye', '五常稻花香 5 公斤', '当季新米，真空小包', 8900, '5 公斤', 'rice', { hot: 74 }],
  ['eggs', 'yuanye', '谷饲鲜鸡蛋 30 枚', '当日产，次日达', 4500, '30 枚', 'basket'],
  [
    'hand-cream',
    'baici',
    '护手霜三支装',
    '茶花、无花果、白茶',
    9900,
    '3 支',
    'bath',
    { group: birthday, hot: 46 }
  ],
  ['body-wash', 'baici', '氨基酸沐浴露', '500 毫升，温和留香', 6900, '1 瓶', 'bath'],
  ['candy-tin', 'tangtang', '星球糖果铁盒', '十二味手工硬糖', 5900, '1 盒', 'candy', { hot: 68 }],
  [
    'candy-blind',
    'tangtang',
    '糖果盲盒',
    '每月一款限定口味',
    3900,
    '1 盒',
    'giftbox',
    { channels: ['candy'], hot: 86 }
  ],
  [
    'lollipop',
    'tangtang',
    '水果棒棒糖 20 支',
    '真果汁，不粘牙',
    2900,
    '20 支',
    'lollipop',
    { channels: ['candy'] }
  ],
  ['tea-tin', 'quanyi', '武夷岩茶小罐', '八克十二泡', 16800, '1 盒', 'tea-tin', { stock: 60, hot: 55 }],
  ['neck-pillow', 'yihe', '助眠颈枕', '慢回弹，两种高度', 15900, '1 只', 'pillow', { hot: 48 }],
  [
    'gift-new-year',
    'quanyi',
    '岁末礼盒',
    '毯子、茶与一封手写信',
    29900,
    '1 盒',
    'giftbox',
    { stock: 3, hot: 44 }
  ]
])
