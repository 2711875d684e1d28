/** Lotteries and prizes in words. Pure. */
import type { Lottery, LotteryDraw, LotteryPrize, LotteryTrySource, MyPrize } from '@contract/types'
import { formatYuan } from '@/lib/money'
import { formatLastDay } from '@/lib/time'

export type { Lottery, LotteryDraw, LotteryPrize, LotteryTrySource, MyPrize }

/** A way to tries: what it is called, what it gives, and what is left of it. */
export interface TrySourceText {
  readonly title: string
  readonly note: string
}

const orderTitle = (fromFen: number): string =>
  fromFen > 1 ? `支付一笔 ${formatYuan(fromFen)} 以上的订单` : '支付一笔订单'

const TITLES: Readonly<Record<LotteryTrySource['way'], string>> = {
  day: '每日免费',
  card: '持有会员卡',
  share: '分享给好友',
  order: '支付一笔订单',
  entry: '活动链接'
}

const gives = ({ way, tries }: LotteryTrySource): string => {
  if (way === 'order') return `每笔得 ${tries} 次，活动期间有效`
  return way === 'entry' ? `得 ${tries} 次` : `每天得 ${tries} 次，当天有效`
}

/** What a way gives, and what of it is left. */
export const trySourceText = (way: LotteryTrySource): TrySourceText => ({
  title: way.way === 'order' ? orderTitle(way.fromFen ?? 0) : TITLES[way.way],
  note: way.left > 0 ? `${gives(way)}，还有 ${way.left} 次` : gives(way)
})

/** 0.5%, 52%: as the weights have it. */
export const percentText = (percent: number): string => `${percent}%`

/** What the button in the middle says. */
export function drawButton({ state, triesLeft }: Pick<Lottery, 'state' | 'triesLeft'>): {
  readonly text: string
  readonly note: string
  readonly isOff: boolean
} {
  if (state === 'soon') return { text: '未开始', note: '', isOff: true }
  if (state === 'ended') return { text: '已结束', note: '', isOff: true }
  if (triesLeft === null) return { text: '抽奖', note: '登录后参与', isOff: false }
  return { text: '抽奖', note: triesLeft > 0 ? `还有 ${triesLeft} 次` : '获取机会', isOff: false }
}

/** The result of a draw, and the next step. */
export interface Outcome {
  readonly title: string
  readonly note: string
  /** The action, besides continuing here. */
  readonly action: { readonly text: string; readonly to: 'prizes' | 'coupons' | 'points' } | null
}

export function outcomeOf({ kind, prizeName, claimBy }: LotteryDraw): Outcome {
  switch (kind) {
    case 'none':
      return { title: '这次未中奖', note: '谢谢参与，下次好运', action: null }
    case 'coupon':
      return {
        title: `获得${prizeName}`,
        note: '已放入我的优惠券',
        action: { text: '查看优惠券', to: 'coupons' }
      }
    case 'points':
      return {
        title: `获得 ${prizeName}`,
        note: '已计入我的积分',
        action: { text: '查看积分', to: 'points' }
      }
    case 'goods':
    case 'privilege':
      return {
        title: `获得${prizeName}`,
        note: claimBy === null ? '' : `领取截至 ${formatLastDay(claimBy)}`,
        action: { text: '去领取', to: 'prizes' }
      }
  }
}

type Tone = 'accent' | 'ok' | 'info' | 'bad' | 'quiet'

const STATES: Readonly<Record<MyPrize['state'], { readonly text: string; readonly tone: Tone }>> = {
  won: { text: '待领取', tone: 'accent' },
  failed: { text: '领取未成功', tone: 'bad' },
  claimed: { text: '处理中', tone: 'info' },
  sent: { text: '已发出', tone: 'info' },
  received: { text: '已收货', tone: 'ok' },
  done: { text: '已到账', tone: 'ok' },
  expired: { text: '已过期', tone: 'quiet' },
  revoked: { text: '已收回', tone: 'quiet' }
}

/** The status of a prize, in a word. */
export function prizeState({ state, kind }: Pick<MyPrize, 'state' | 'kind'>): { text: string; tone: Tone } {
  if (kind === 'goods' && state === 'claimed') return { text: '待发出', tone: 'info' }
  return STATES[state]
}

/** A line about a prize: until when, where it goes, why it failed. */
export function prizeNote(prize: MyPrize): string {
  const { state, kind, claimBy, failedReason, parcel, receiver } = prize
  if (state === 'won' && claimBy !== null) return `领取截至 ${formatLastDay(claimBy)}`
  if (state === 'failed') return `${failedReason ?? '未能送达'}，请核对后重新领取`
  if (state === 'expired') return claimBy === null ? '' : `领取已于 ${formatLastDay(claimBy)} 截止`
  if (state === 'revoked') return '抽奖机会所属的订单已退款'
  if (parcel) return `${parcel.carrierName} ${parcel.trackingNo}`
  if (receiver) return `寄往 ${receiver.address}`
  if (state === 'claimed') return '预计几分钟内到账'
  return kind === 'coupon' ? '已放入我的优惠券' : kind === 'points' ? '已计入我的积分' : '已放入兑换记录'
}
