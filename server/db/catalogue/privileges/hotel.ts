import { privilegesOf, type Extra } from './build'

const stay: Extra['group'] = ['stay-one', '入住礼遇 4 选 1']

export const hotelPrivileges = privilegesOf('hotel', [
  [
    'hotel-breakfast',
    'zhenchuan',
    '双人早餐 1 份',
    '河景餐厅，七点到十点半',
    19600,
    '双早',
    'breakfast',
    { group: stay, hot: 81 }
  ],
  [
    'hotel-late',
    'zhenchuan',
    '延迟退房至 16 点',
    '视当日房态，提前一晚告知',
    15000,
    '延迟退房',
    'key',
    { group: stay, hot: 75 }
  ],
  [
    'hotel-upgrade',
    'zhenchuan',
    '房型免费升级',
    '升一级，入住当日确认',
    20000,
    '升级',
    'bed',
    { group: stay, hot: 79 }
  ],
  [
    'hotel-fruit',
    'zhenchuan',
    '欢迎水果与晚安甜点',
    '入住前送达房间',
    6800,
    '1 份',
    'fruit',
    { group: stay }
  ],
  [
    'hotel-night',
    'zhenchuan',
    '高级大床房 1 晚',
    '含双早，全国门店可用',
    68800,
    '1 晚',
    'bed',
    { stock: 36, hot: 89, more: ['lamp', 'breakfast'] }
  ],
  [
    'hotel-weekend',
    'qiyun',
    '山景房周末 1 晚',
    '周五或周六入住，含汤池',
    128000,
    '1 晚',
    'villa',
    { stock: 12, hot: 93, more: ['spring', 'bed'] }
  ],
  ['hotel-spring', 'qiyun', '汤池双人票', '室内外八池，送浴袍与茶', 29600, '双人', 'spring', { hot: 67 }],
  ['hotel-tea', 'qiyun', '山房下午茶', '三层点心与一壶岩茶', 26800, '双人', 'tea'],
  ['hotel-inn', 'qingju', '轻居 8 折房券', '平日可用，限一晚', 6000, '8 折', 'key', { hot: 57 }],
  ['hotel-inn-night', 'qingju', '标准房 1 晚', '离地铁三百米内', 26800, '1 晚', 'lamp', { stock: 90 }],
  ['hotel-gym', 'zhenchuan', '健身与泳池日票', '不入住也可用', 12800, '1 天', 'pool'],
  [
    'hotel-meeting',
    'zhenchuan',
    '会客室 2 小时',
    '含茶歇，须提前预约',
    30000,
    '2 小时',
    'lamp',
    { channels: ['jinjiang', 'lvyun'] }
  ],
  [
    'hotel-laundry',
    'zhenchuan',
    '快洗快熨 3 件',
    '当日 10 点前交，晚 8 点前送回',
    9000,
    '3 件',
    'towel',
    { channels: ['jinjiang', 'lvyun'] }
  ]
])
