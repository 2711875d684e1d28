import { privilegesOf } from './build'

const thanks = (weight: number) => ({ name: '谢谢参与', weight })

export const lotteryPrivileges = privilegesOf('lottery', [
  [
    'lucky-month',
    'quanyi',
    '每月好运签',
    '人人有签，签签有礼',
    1000,
    '抽一次',
    'wheel',
    {
      hot: 92,
      prizes: [
        { name: '双人电影票', weight: 3 },
        { name: '10 元话费', weight: 12 },
        { name: '咖啡兑换券', weight: 25 },
        { name: '5 元红包', weight: 60 }
      ]
    }
  ],
  [
    'lucky-coffee',
    'wuyu',
    '咖啡扭蛋',
    '扭一颗，看今天的运气',
    1000,
    '抽一次',
    'capsule',
    {
      hot: 67,
      prizes: [
        { name: '手冲 1 杯', weight: 10 },
        { name: '拿铁 1 杯', weight: 30 },
        { name: '5 元券', weight: 60 }
      ]
    }
  ],
  [
    'lucky-weekend',
    'quanyi',
    '周末幸运抽',
    '头奖山景房一晚',
    128000,
    '抽一次',
    'wheel',
    {
      stock: 1000,
      hot: 57,
      prizes: [
        { name: '山景房 1 晚', weight: 1 },
        { name: '双人火锅套餐', weight: 9 },
        { name: '电影票 1 张', weight: 90 },
        thanks(400)
      ]
    }
  ],
  [
    'lucky-candy',
    'tangtang',
    '糖果扭蛋机',
    '限定口味藏在里面',
    3900,
    '抽一次',
    'capsule',
    {
      channels: ['candy'],
      hot: 90,
      prizes: [
        { name: '星球糖果铁盒', weight: 8 },
        { name: '棒棒糖 20 支', weight: 22 },
        { name: '10 元糖果券', weight: 70 }
      ]
    }
  ],
  [
    'lucky-stay',
    'zhenchuan',
    '住客抽奖',
    '每次入住一签',
    68800,
    '抽一次',
    'wheel',
    {
      channels: ['jinjiang', 'lvyun'],
      hot: 63,
      prizes: [
        { name: '高级大床房 1 晚', weight: 1 },
        { name: '双人早餐', weight: 19 },
        { name: '欢迎水果', weight: 80 }
      ]
    }
  ],
  [
    'lucky-care',
    'yihe',
    '长者福袋',
    '每季一次，件件实用',
    9900,
    '抽一次',
    'giftbox',
    {
      channels: ['yanglao'],
      prizes: [
        { name: '肩颈理疗 45 分钟', weight: 15 },
        { name: '杂粮米 2.5 公斤', weight: 35 },
        { name: '护手霜一支', weight: 50 }
      ]
    }
  ]
])
