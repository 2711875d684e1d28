import { privilegesOf, type Extra } from './build'

const media: Extra['group'] = ['media-one', '影音会员 4 选 1']
const phone: Extra['group'] = ['phone-one', '话费充值 3 选 1']

export const rechargePrivileges = privilegesOf('recharge', [
  [
    'video-month',
    'jingping',
    '视频会员月卡',
    '四端通用，免广告',
    3000,
    '1 个月',
    'video',
    { group: media, hot: 97 }
  ],
  ['video-season', 'jingping', '视频会员季卡', '含点播券两张', 7800, '3 个月', 'video', { hot: 82 }],
  ['video-year', 'jingping', '视频会员年卡', '一年看到够', 26800, '12 个月', 'video', { stock: 80, hot: 70 }],
  [
    'music-month',
    'eryu',
    '音乐会员月卡',
    '无损音质与离线下载',
    1800,
    '1 个月',
    'music',
    { group: media, hot: 84 }
  ],
  ['music-season', 'eryu', '音乐会员季卡', '含长音频专区', 4500, '3 个月', 'music'],
  [
    'read-month',
    'zhiyuan',
    '阅读会员月卡',
    '电子书与有声书畅读',
    1900,
    '1 个月',
    'book',
    { group: media, hot: 73 }
  ],
  ['read-season', 'zhiyuan', '阅读会员季卡', '每月赠书一本', 4900, '3 个月', 'book'],
  [
    'cloud-month',
    'jingping',
    '云盘会员月卡',
    '2 TB 空间，极速下载',
    2500,
    '1 个月',
    'cloud',
    { group: media, hot: 61 }
  ],
  [
    'phone-10',
    'changxun',
    '话费 10 元',
    '三网通用，十分钟到账',
    1000,
    '10 元',
    'phone',
    { group: phone, hot: 93 }
  ],
  ['phone-30', 'changxun', '话费 30 元', '三网通用', 3000, '30 元', 'phone', { group: phone, hot: 89 }],
  [
    'phone-50',
    'changxun',
    '话费 50 元',
    '三网通用，每月限一次',
    5000,
    '50 元',
    'phone',
    { group: phone, stock: 400, hot: 81 }
  ],
  ['phone-100', 'changxun', '话费 100 元', '限量，售完即止', 10000, '100 元', 'phone', { stock: 5, hot: 77 }],
  ['data-5g', 'changxun', '流量 5 GB 七日包', '全国通用', 1500, '5 GB', 'sim', { hot: 56 }],
  ['data-20g', 'changxun', '流量 20 GB 月包', '全国通用，当月有效', 3900, '20 GB', 'sim'],
  ['delivery-month', 'qingyu', '外卖会员月卡', '每月六张 5 元红包', 1500, '1 个月', 'delivery', { hot: 85 }],
  ['ride-balance', 'zhaoxi', '出行余额 20 元', '叫车、骑行、充电通用', 2000, '20 元', 'charge', { hot: 54 }],
  ['game-60', 'quanyi', '游戏点券 60 元', '直充到手机号绑定账号', 6000, '60 元', 'game', { stock: 200 }],
  ['old-video', 'jingping', '旧版视频周卡', '活动已下线', 900, '7 天', 'video', { endsInDays: -30 }]
])
