import type { ConsoleData, ConsoleInput } from '@contract/console/types'

type Prize = ConsoleData<'lotteryPrizes'>['prizes'][number]
type WonState = ConsoleData<'lotteryWinners'>['items'][number]['state']
type State = ConsoleData<'lotteries'>['items'][number]['state']
export type CommissionState = NonNullable<ConsoleInput<'commissions'>['state']>

/** Of everything that runs for some days. */
export const RUN_LABELS: Readonly<Record<State, string>> = {
  soon: '未开始',
  running: '进行中',
  ended: '已结束'
}

export const PRIZE_KIND_LABELS: Readonly<Record<Prize['kind'], string>> = {
  goods: '实物',
  privilege: '权益',
  coupon: '优惠券',
  points: '积分',
  none: '未中奖'
}

export const WON_LABELS: Readonly<Record<WonState, string>> = {
  won: '待领取',
  claimed: '已领取',
  sent: '已发货',
  received: '已收货',
  done: '已发放',
  revoked: '已收回'
}

/** How what was drawn compares with its odds. */
export const VERDICT_LABELS: Readonly<Record<Prize['verdict'], string>> = {
  chance: '正常波动',
  more: '偏高',
  less: '偏低',
  unknown: '不可比'
}

export const COMMISSION_LABELS: Readonly<Record<CommissionState, string>> = {
  pending: '待结算',
  settled: '已结算',
  cancelled: '已取消'
}
