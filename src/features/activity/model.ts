import type { Activity } from '@contract/types'
import { NEED_CARD, TOO_SHORT } from '@/features/card/purchase-text'
import { formatLastMonthDay, formatMinute, formatMonthDay } from '@/lib/time'

type Action = Activity['action']

export interface ActivityText {
  /** The button's label; undefined: no button, and no price either (the platform forbids selling). */
  readonly button?: string
  /** The action; undefined: it is disabled. */
  readonly way?: 'take' | 'sign' | 'buy' | 'card' | 'order' | 'home'
  /** Why. */
  readonly note?: string
}

/** Visitors get the same button as members, and log in when they press it. */
const DO: Readonly<Record<Exclude<Action['do'], 'none'>, ActivityText>> = {
  take: { button: '立即领取', way: 'take' },
  login: { button: '登录并参加', way: 'take' },
  sign: { button: '我要签约', way: 'sign' },
  buy: { button: '立即参加', way: 'buy' }
}

const ELSEWHERE: ActivityText = { button: '看看其他权益', way: 'home' }

const WHY_NOT: Readonly<Record<Action['reason'], ActivityText>> = {
  ok: {},
  not_started: { button: '尚未开始' },
  ended: { ...ELSEWHERE, note: '活动已结束' },
  sold_out: { ...ELSEWHERE, note: '名额已满，下次请早' },
  done: { button: '已参加' },
  platform: { note: '这里暂时不能购买，已有的权益可照常使用' },
  off_sale: { ...ELSEWHERE, note: '活动商品已下架' },
  limit_reached: { button: '已达购买上限', note: '您已经买过，达到了购买次数上限' },
  need_card: NEED_CARD,
  too_short: TOO_SHORT,
  unpaid: { button: '去支付', way: 'order', note: '您有一笔待付款的订单，支付后即可使用' }
}

/** The kinds that give their contents at once. */
const GIVES: ReadonlySet<Activity['kind']> = new Set(['gift', 'code', 'directed', 'unique', 'cards'])

/** The button of an activity, depending on what the server allows the caller to do. */
export function activityText({
  kind,
  action,
  startsAt
}: Pick<Activity, 'kind' | 'action' | 'startsAt'>): ActivityText {
  if (action.do === 'login' && kind === 'sign') return { button: '登录并签约', way: 'sign' }
  if (action.do === 'login' && GIVES.has(kind)) return { button: '登录并领取', way: 'take' }
  if (action.do !== 'none') return DO[action.do]
  const words = WHY_NOT[action.reason]
  return action.reason === 'not_started' ? { ...words, note: `${formatMinute(startsAt)} 开始` } : words
}

/** Its period, in one line. */
export const periodText = ({ startsAt, endsAt }: Pick<Activity, 'startsAt' | 'endsAt'>) =>
  `活动时间 ${formatMonthDay(startsAt)} – ${formatLastMonthDay(endsAt)}`

/** The remaining number: shown only if low. */
export const stockText = ({ stockLeft, kind }: Pick<Activity, 'stockLeft' | 'kind'>): string | undefined =>
  stockLeft === null || stockLeft <= 0
    ? undefined
    : kind === 'paid' && stockLeft > 99
      ? undefined
      : `还剩 ${stockLeft} 份`
