import type {
  BindingOutcome,
  Commission,
  CommissionEntry,
  Data,
  Invitee,
  Material,
  ReferralCampaign
} from '@contract/types'
import { formatYuan } from '@/lib/money'
import { formatDay } from '@/lib/time'

export type { BindingOutcome, Commission, CommissionEntry, Invitee, Material, ReferralCampaign }
/** A member's earnings from friends' orders. */
export type Earnings = Data<'getEarnings'>

/** 500 is 5%, 125 is 1.25%. */
export const percentText = (basisPoints: number): string => `${basisPoints / 100}%`

/** What the campaign gives, line by line: what for, and how much. */
export function rateLines({ basisPoints, rates }: ReferralCampaign): readonly (readonly [string, string])[] {
  const own = rates.map(
    ({ name, basisPoints: rate }) => [name, rate > 0 ? percentText(rate) : '不计佣金'] as const
  )
  return [
    ...own,
    [own.length > 0 ? '其他商品' : '全部商品', basisPoints > 0 ? percentText(basisPoints) : '不计佣金']
  ]
}

/** The best rate that there is. */
export const bestRate = ({ basisPoints, rates }: ReferralCampaign): string =>
  percentText(Math.max(basisPoints, ...rates.map((rate) => rate.basisPoints)))

const STATES = { pending: '待结算', settled: '已结算', cancelled: '已取消' } as const

/** The status of a commission. */
export const stateText = ({ state }: Commission): string => STATES[state]

/** The next step of a commission. */
export function nextText({ state, amountFen, settlesAt }: Commission): string {
  if (state === 'cancelled') return '订单已退款'
  if (state === 'settled') return amountFen > 0 ? '已计入已结算佣金' : '订单已退款，佣金已扣回'
  return settlesAt ? `预计 ${formatDay(settlesAt)} 结算` : '好友的订单不能再退款后结算'
}

/** ¥1.20, -¥1.20. */
const signedYuan = (fen: number) => `${fen < 0 ? '-' : '+'}${formatYuan(Math.abs(fen))}`

/** What an entry did, in words and figures; settling moves money and changes none. */
export function entryText({ kind, pendingFen, settledFen }: CommissionEntry): readonly [string, string] {
  if (kind === 'earn') return ['好友下单', signedYuan(pendingFen)]
  if (kind === 'settle') return ['转为已结算', formatYuan(settledFen)]
  if (kind === 'refund') return ['退款扣回', signedYuan(pendingFen + settledFen)]
  if (kind === 'join') return ['账号合并', signedYuan(pendingFen + settledFen)]
  return ['已发给您', signedYuan(settledFen)]
}

/** The message to a friend about the result of accepting. */
export const OUTCOMES: Readonly<Record<BindingOutcome, string>> = {
  bound: '您已接受邀请',
  already: '您已接受过其他好友的邀请',
  self: '这是您自己的邀请码',
  loop: '已与对方有邀请关系，不能互相邀请',
  ended: '活动已结束，邀请不再生效',
  unknown: '邀请码无效'
}

/** The text for friends about what they are invited to. */
export const WHAT_FRIENDS_GET = '会员卡、权益包与商城好物，一站兑换'

/** ABCD EFGH. */
export const codeText = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

/** A text containing the member's own link. */
export const textWithLink = (text: string, link: string): string => text.split('{link}').join(link)
