import { privilegesOf, type Extra } from './build'

const ride: Extra['group'] = ['ride-one', '出行方式 4 选 1']

export const travelPrivileges = privilegesOf('travel', [
  [
    'ride-15',
    'zhaoxi',
    '打车 15 元券',
    '全国通用，单程可用一张',
    1500,
    '15 元券',
    'car',
    { group: ride, hot: 96, validityDays: 30 }
  ],
  [
    'ride-airport',
    'zhaoxi',
    '接送机立减 50',
    '提前四小时预约',
    5000,
    '减 50 元',
    'plane',
    { group: ride, hot: 71 }
  ],
  ['ride-driver', 'zhaoxi', '代驾 20 元券', '起步价内可用', 2000, '20 元券', 'car', { group: ride }],
  ['ride-bike', 'zhaoxi', '骑行月卡', '每天前三十分钟免费', 2500, '月卡', 'bike', { group: ride, hot: 59 }],
  ['fuel-20', 'zhaoxi', '加油满 200 减 20', '合作油站可用', 2000, '减 20 元', 'fuel', { hot: 88 }],
  ['charge-10', 'zhaoxi', '充电 10 元券', '快充桩通用', 1000, '10 元券', 'charge', { hot: 65 }],
  ['car-wash', 'zhaoxi', '精洗 1 次', '五座及以下，含内饰除尘', 6800, '1 次', 'wash', { hot: 61 }],
  [
    'lounge-air',
    'lanyue',
    '机场贵宾厅 1 次',
    '六十座机场，含热食',
    20000,
    '1 次',
    'lounge',
    { hot: 90, more: ['plane'] }
  ],
  ['lounge-rail', 'lanyue', '高铁贵宾厅 1 次', '专属检票通道', 9800, '1 次', 'train', { hot: 80 }],
  ['fast-lane', 'lanyue', '快速安检 1 次', '三十二座机场可用', 6800, '1 次', 'suitcase'],
  ['flight-50', 'yuanfan', '机票立减 50 元', '国内单程，满 400 可用', 5000, '减 50 元', 'plane', { hot: 69 }],
  ['luggage-10', 'yuanfan', '加购 10 公斤行李', '起飞前四小时可用', 12000, '10 公斤', 'suitcase'],
  ['delay-care', 'yuanfan', '延误关怀', '延误两小时以上自动送餐券', 5000, '1 次', 'umbrella'],
  [
    'island-trip',
    'yuanfan',
    '海岛三日自由行立减 300',
    '含往返与两晚住宿',
    30000,
    '减 300',
    'island',
    { stock: 20, hot: 53 }
  ]
])
