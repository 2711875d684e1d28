import { privilegesOf, type Extra } from './build'

const house: Extra['group'] = ['house-one', '家居焕新 3 选 1']

export const couponPrivileges = privilegesOf('coupon', [
  [
    'coffee-cut-10',
    'wuyu',
    '咖啡 10 元代金券',
    '满 25 元可用，全国门店通用',
    1000,
    '10 元券',
    'coupon',
    { hot: 74 }
  ],
  ['tea-cut-8', 'bantang', '茶饮 8 元代金券', '满 20 元可用', 800, '8 元券', 'coupon-rose'],
  ['bread-cut-20', 'maisui', '面包房 20 元代金券', '满 50 元可用', 2000, '20 元券', 'basket'],
  [
    'hotpot-cut-50',
    'youhong',
    '火锅 50 元代金券',
    '满 200 元可用，每桌一张',
    5000,
    '50 元券',
    'coupon-gold',
    { hot: 72 }
  ],
  [
    'hotpot-cut-100',
    'youhong',
    '火锅 100 元代金券',
    '满 380 元可用',
    10000,
    '100 元券',
    'coupon-gold',
    { stock: 120 }
  ],
  ['bistro-cut-80', 'qinggan', '青橄小馆 80 元代金券', '满 300 元可用', 8000, '80 元券', 'coupon-jade'],
  [
    'store-cut-5',
    'xianhe',
    '便利店 5 元通用券',
    '满 15 元可用，烟酒除外',
    500,
    '5 元券',
    'basket',
    { hot: 68 }
  ],
  ['store-cut-15', 'xianhe', '便利店 15 元通用券', '满 50 元可用', 1500, '15 元券', 'basket'],
  ['store-breakfast', 'xianhe', '早餐立减 3 元', '每天 6:00–10:00', 300, '减 3 元', 'coupon-rose'],
  ['fruit-cut-20', 'yuanye', '鲜果 20 元券', '满 69 元可用，产地直发', 2000, '20 元券', 'fruit', { hot: 56 }],
  ['suqi-85', 'suqi', '素器全场 85 折', '单笔最高减 100 元', 10000, '85 折', 'coupon-jade', { group: house }],
  ['baici-buy2', 'baici', '护理品两件 7 折', '官方小店可用', 6000, '7 折', 'bath', { group: house }],
  ['clean-30', 'lingxi', '日常保洁 30 元券', '两小时起，实名上门', 3000, '30 元券', 'clean', { hot: 54 }],
  ['clean-ac', 'lingxi', '空调清洗半价', '挂机一台，含高温蒸汽', 6900, '半价', 'clean', { group: house }],
  [
    'delivery-5',
    'qingyu',
    '外卖 5 元红包',
    '满 20 元可用，当日有效',
    500,
    '5 元红包',
    'delivery',
    { hot: 94, validityDays: 7 }
  ],
  [
    'delivery-12',
    'qingyu',
    '外卖 12 元红包',
    '满 45 元可用',
    1200,
    '12 元红包',
    'delivery',
    { hot: 83, validityDays: 7 }
  ],
  ['delivery-free', 'qingyu', '免配送费券 4 张', '每周一张自动到账', 2000, '免配送', 'delivery'],
  ['massage-60', 'yihe', '肩颈理疗 60 元券', '45 分钟起可用', 6000, '60 元券', 'stones', { hot: 50 }],
  [
    'autumn-cut',
    'quanyi',
    '金秋限时 30 元券',
    '活动已于本月初结束',
    3000,
    '30 元券',
    'coupon',
    { endsInDays: -12 }
  ],
  [
    'candy-cut-10',
    'tangtang',
    '糖果 10 元券',
    '满 39 元可用',
    1000,
    '10 元券',
    'candy',
    { channels: ['candy'], hot: 62 }
  ]
])
