import { privilegesOf, type Extra } from './build'

const pick: Extra['group'] = ['film-one', '观影方式 4 选 1']

export const filmPrivileges = privilegesOf('film', [
  [
    'film-2d',
    'qiongye',
    '2D 电影票 1 张',
    '全国门店通用，含周末',
    4500,
    '1 张',
    'ticket-film',
    { group: pick, hot: 99, more: ['seat'] }
  ],
  ['film-3d', 'qiongye', '3D 电影票 1 张', '含 3D 眼镜', 5500, '1 张', 'glasses', { group: pick, hot: 85 }],
  [
    'film-giant',
    'qiongye',
    '激光巨幕票 1 张',
    '全景声巨幕厅，限指定影院',
    8800,
    '1 张',
    'screen',
    { group: pick, stock: 260, hot: 91 }
  ],
  [
    'film-sofa',
    'mujian',
    '沙发厅电影票 1 张',
    '可躺双人沙发，赠热饮',
    9800,
    '1 张',
    'seat',
    { group: pick, hot: 77 }
  ],
  [
    'film-pair',
    'mujian',
    '双人电影套票',
    '两张票与一份中号爆米花',
    11800,
    '双人',
    'seat',
    { hot: 87, more: ['popcorn'] }
  ],
  ['film-weekday', 'mujian', '工作日特惠票', '周一至周四 18 点前', 3900, '1 张', 'strip'],
  ['film-night', 'qiongye', '午夜场电影票', '每晚 22 点后场次', 3500, '1 张', 'strip'],
  ['film-family', 'qiongye', '亲子观影套票', '一大一小与儿童坐垫', 8000, '亲子', 'clapper', { hot: 55 }],
  ['film-doc', 'mujian', '纪录片展映通票', '展映周任看三场', 12000, '通票', 'clapper', { stock: 40 }],
  ['popcorn-m', 'qiongye', '中份爆米花', '焦糖与海盐任选', 2800, '1 份', 'popcorn', { hot: 73 }],
  ['popcorn-set', 'qiongye', '爆米花与可乐套餐', '大份爆米花与两杯饮料', 4800, '1 套', 'popcorn'],
  ['film-upgrade', 'qiongye', '普通厅升巨幕', '到店补差免费升级一次', 3000, '免费升级', 'screen'],
  [
    'film-hall',
    'mujian',
    '小厅包场立减 200',
    '二十座小厅，提前三天预约',
    20000,
    '减 200',
    'seat',
    { stock: 8 }
  ],
  [
    'film-premiere',
    'qiongye',
    '新片首映席位',
    '主创见面场，仅一席',
    16800,
    '1 席',
    'carpet',
    { stock: 1, hot: 52 }
  ],
  ['film-poster', 'mujian', '限定手绘海报', '到店凭票根领取', 4900, '1 张', 'clapper', { stock: 50 }],
  ['film-cut-15', 'qiongye', '电影票立减 15 元', '线上选座可用', 1500, '减 15 元', 'ticket-film', { hot: 63 }]
])
