/** What kinds of tickets a category has, and what each is good for. */
import type { RefundRule, SightCategory } from '@contract/types'
import type { KindData } from './shapes'

/** Free until the visit's day ends. */
const ANY_TIME: RefundRule = { freeHours: -24, feePercent: 100 }
/** Free until the day before ends, 20 % from then on. */
const DAY_BEFORE: RefundRule = { freeHours: 0, feePercent: 20 }
/** Free until two days before, half from then on. */
const TWO_DAYS: RefundRule = { freeHours: 48, feePercent: 50 }
const NEVER: RefundRule = { freeHours: null, feePercent: 100 }

const ADULT = { suffix: 'adult', name: '成人票', percent: 100, ageFrom: 18 }
const CHILD = {
  suffix: 'child',
  name: '儿童票',
  audience: '6–17 周岁未成年人',
  percent: 50,
  ageFrom: 6,
  ageTo: 17
}
const SENIOR = {
  suffix: 'senior',
  name: '长者票',
  audience: '60 周岁及以上，入园请带证件',
  percent: 50,
  ageFrom: 60
}

const plain = (includes: string, refundRule: RefundRule): KindData[] => [
  { ...ADULT, audience: '18 周岁及以上', includes, refundRule },
  { ...CHILD, includes, refundRule },
  { ...SENIOR, includes, refundRule }
]

export const KINDS: Readonly<Record<SightCategory, readonly KindData[]>> = {
  heritage: plain('景区首道门票', ANY_TIME),
  nature: plain('景区首道门票', DAY_BEFORE),
  garden: plain('景区首道门票', ANY_TIME),
  museum: plain('展馆门票，不含特展', DAY_BEFORE),
  animal: [
    ...plain('园区门票，当日一次入园', DAY_BEFORE),
    {
      ...ADULT,
      suffix: 'tour',
      name: '门票 + 游览车',
      audience: '18 周岁及以上',
      includes: '园区门票与游览车一程',
      percent: 125,
      refundRule: TWO_DAYS
    }
  ],
  theme: [
    ...plain('全天入园，含园内已开放项目', TWO_DAYS),
    {
      ...ADULT,
      suffix: 'early',
      name: '特惠早鸟票',
      audience: '18 周岁及以上',
      includes: '全天入园，需提前一天预订',
      percent: 80,
      refundRule: NEVER
    }
  ],
  view: plain('登高或游览一次', DAY_BEFORE)
}

/** Who has to order a day ahead. */
export const AHEAD: ReadonlySet<string> = new Set(['early'])
