import { EXAMPLE_MINI } from '../../../config/partner-minis'
import { privilegesOf } from './build'

/**
 * Privileges that are had on a partner's site or mini-program, one for each way to a partner (rules joint.1, joint.2,
 * joint.3, joint.4, joint.other).
 */
export const partnerPrivileges = [
  ...privilegesOf('film', [
    [
      'jump-film-ticket',
      'qiongye',
      '全国影院通兑特价',
      '好点子礼券专区，2D、3D 通用',
      5500,
      '特价购',
      'ticket-film',
      { hot: 20, redirect: { partner: 'hdz', path: '/item?itemId=film-any', jointLogin: 1 } }
    ],
    [
      'jump-film-list',
      'mujian',
      '特惠观影',
      '热映影片选座，六折起',
      4500,
      '六折起',
      'screen',
      {
        hot: 18,
        redirect: {
          path: '/pages/movieList/index',
          miniProgramRedirectUrl: '/pages/movieList/index',
          isInternal: 1
        }
      }
    ]
  ]),
  ...privilegesOf('food', [
    [
      'jump-meituan',
      'qingyu',
      '美食外卖特惠',
      '美团会员专享价',
      6000,
      '专享价',
      'delivery',
      { hot: 19, redirect: { partner: 'meituan', path: '/', jointLogin: 2 } }
    ],
    [
      'jump-dianping',
      'qinggan',
      '点评好店特惠',
      '大众点评口碑好店',
      36800,
      '专享价',
      'steak',
      { hot: 17, redirect: { partner: 'meituanDp', path: '/item?itemId=steak-two', jointLogin: 4 } }
    ]
  ]),
  ...privilegesOf('hotel', [
    [
      'jump-hotel',
      'zhenchuan',
      '酒店会员特价房',
      '去哪享旅行，六折起',
      68800,
      '六折起',
      'bed',
      { hot: 16, redirect: { partner: 'qnx', path: '/item?itemId=hotel-river', jointLogin: 3 } }
    ]
  ]),
  ...privilegesOf('landmark', [
    [
      'jump-park',
      'fuguang',
      '乐园门票预订',
      '海味优选票务，当日可约',
      22800,
      '可预订',
      'ferris',
      // that partner has no joint login: a page of ours shows its product and knows the way in
      { hot: 15, redirect: { path: '/pages/discountOrderingPay/index?productId=ticket-park' } }
    ]
  ]),
  ...privilegesOf('travel', [
    [
      'jump-flight',
      'yuanfan',
      '机票行程服务',
      '选航班、买服务，一站办好',
      5000,
      '专享价',
      'plane',
      {
        hot: 14,
        redirect: {
          partner: 'qnx',
          path: '/',
          // where its mini-program cannot be opened
          jointLogin: 3,
          miniProgramAppId: EXAMPLE_MINI.appId,
          miniProgramRedirectUrl: 'pages/index/index?from=privilege'
        }
      }
    ]
  ])
]
