import { mallPicture } from '../pictures'
import type { MallCategoryData } from '../shapes'

/** The upper level, each with its lower one: id and name. */
const TREE: readonly (readonly [id: string, name: string, parts: readonly (readonly [string, string])[]])[] =
  [
    [
      'home',
      '居家',
      [
        ['cups', '杯壶'],
        ['bedding', '床品毛巾'],
        ['scent', '灯饰香氛']
      ]
    ],
    [
      'kitchen',
      '厨房',
      [
        ['pots', '锅具'],
        ['tableware', '餐具'],
        ['storage', '收纳']
      ]
    ],
    [
      'food',
      '食品',
      [
        ['grain', '粮油'],
        ['tea', '茶与咖啡'],
        ['snacks', '零食'],
        ['fresh', '生鲜']
      ]
    ],
    [
      'digital',
      '数码',
      [
        ['audio', '影音'],
        ['power', '充电'],
        ['desk', '办公']
      ]
    ],
    [
      'wear',
      '服饰',
      [
        ['tops', '上衣'],
        ['socks', '鞋袜'],
        ['bags', '箱包']
      ]
    ],
    [
      'care',
      '个护',
      [
        ['wash', '洗护'],
        ['clean', '清洁']
      ]
    ],
    [
      'play',
      '文创',
      [
        ['toys', '玩具'],
        ['stationery', '文具']
      ]
    ],
    [
      'outdoor',
      '户外',
      [
        ['sport', '运动'],
        ['camp', '露营出行']
      ]
    ]
  ]

/** Categories that the mall leads with: what their banner says. */
const BANNERS: Readonly<Record<string, string>> = {
  home: '好好喝水，早点睡觉',
  food: '新米、新茶、刚摘的橙子',
  outdoor: '这个周末，去有风的地方'
}

export const mallCategoryData: MallCategoryData[] = TREE.flatMap(([id, name, parts], top) => [
  {
    id,
    parentId: null,
    name,
    picture: mallPicture(`category-${id}`),
    slogan: BANNERS[id] ?? null,
    banner: id in BANNERS ? mallPicture(`banner-${id}`) : null,
    sort: top + 1,
    channelCodes: []
  },
  ...parts.map(([partId, partName], index) => ({
    id: partId,
    parentId: id,
    name: partName,
    picture: mallPicture(`category-${id}`),
    sort: index + 1,
    channelCodes: []
  }))
])

/** Both levels of a category in words: 居家 杯壶. */
export function categoryPath(id: string): string {
  const own = mallCategoryData.find((category) => category.id === id)
  const parent = mallCategoryData.find((category) => category.id === own?.parentId)
  return [parent?.name, own?.name].filter((name) => name !== undefined).join(' ')
}
