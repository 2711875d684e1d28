import { privilegesOf } from './build'

/** Health and service at home, for the elderly-care channel first of all. */
export const carePrivileges = [
  ...privilegesOf('coupon', [
    [
      'checkup-basic',
      'yihe',
      '基础体检 1 次',
      '十二项，三个工作日出报告',
      29900,
      '1 次',
      'heart',
      { hot: 75, validityDays: 90 }
    ],
    [
      'checkup-full',
      'yihe',
      '深度体检 1 次',
      '三十六项，含一对一解读',
      99900,
      '1 次',
      'heart',
      { stock: 50, validityDays: 180 }
    ],
    [
      'massage-neck',
      'yihe',
      '肩颈理疗 45 分钟',
      '持证技师，提前一天预约',
      16800,
      '45 分钟',
      'stones',
      { hot: 71, validityDays: 90 }
    ],
    [
      'massage-foot',
      'yihe',
      '足疗 60 分钟',
      '草本足浴与按摩',
      15800,
      '60 分钟',
      'stones',
      { validityDays: 90 }
    ],
    [
      'escort',
      'yihe',
      '陪诊半日',
      '挂号、取药、记录医嘱',
      29800,
      '半日',
      'escort',
      { channels: ['yanglao', 'main'], hot: 60, validityDays: 180 }
    ],
    [
      'hearing',
      'yihe',
      '听力检查 1 次',
      '专业听力师，附报告',
      9900,
      '1 次',
      'escort',
      { channels: ['yanglao'], validityDays: 90 }
    ],
    [
      'glasses-read',
      'yihe',
      '老花镜配镜立减 100',
      '免费验光',
      10000,
      '减 100',
      'glasses-read',
      { channels: ['yanglao'], validityDays: 90 }
    ],
    [
      'home-clean',
      'lingxi',
      '居家保洁 2 小时',
      '固定阿姨，实名上门',
      12000,
      '2 小时',
      'clean',
      { hot: 65, validityDays: 60 }
    ],
    [
      'home-tidy',
      'lingxi',
      '适老收纳 3 小时',
      '整理动线，减少磕碰',
      26000,
      '3 小时',
      'clean',
      { channels: ['yanglao'], validityDays: 90 }
    ]
  ]),
  ...privilegesOf('goods', [
    [
      'care-rice',
      'yuanye',
      '低升糖杂粮米 2.5 公斤',
      '七种杂粮，小包装',
      5900,
      '2.5 公斤',
      'rice',
      { channels: ['yanglao'] }
    ],
    [
      'care-tea',
      'quanyi',
      '陈皮白茶一饼',
      '温润不刺激',
      12800,
      '1 饼',
      'tea-tin',
      { channels: ['yanglao'], hot: 59 }
    ],
    [
      'care-blanket',
      'suqi',
      '羊毛盖毯',
      '轻暖，可机洗',
      25900,
      '1 条',
      'towel',
      { channels: ['yanglao'], stock: 30 }
    ]
  ])
]
