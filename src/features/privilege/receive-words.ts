import { formatMinute, untilText } from '@/lib/time'
import type { PrivilegeAction, PrivilegeKind, ReceiveAction } from './model'

/** What a press of the receive button leads to. */
export type ReceiveStep = 'login' | 'card' | 'plate' | 'activate' | 'take' | 'choose' | 'jump' | 'record'

export interface ReceiveButton {
  readonly text: string
  /** undefined: it cannot be pressed; `note` says why. */
  readonly step?: ReceiveStep
  readonly note?: string
  /** Counts down to this moment, and is asked for anew then. */
  readonly opensAt?: string
}

/** `11 天后重置（2026.12.01 00:00）`. */
const resetWords = (resetsAt: string | null): string =>
  resetsAt ? `${untilText(resetsAt)}重置（${formatMinute(resetsAt)}）` : ''

function quotaUsed({ resetsAt, receiveId }: PrivilegeAction): ReceiveButton {
  const again = resetWords(resetsAt)
  if (receiveId)
    return {
      text: '查看已领的权益',
      step: 'record',
      note: ['本期已选了同组的另一项', again].filter(Boolean).join('，')
    }
  return { text: '本期已领完', note: again || '本期的次数已用完' }
}

const BUTTONS: Readonly<Record<ReceiveAction, (action: PrivilegeAction) => ReceiveButton>> = {
  login: () => ({ text: '登录后领取', step: 'login' }),
  buyCard: ({ cardId }) => ({
    text: cardId ? '开通会员卡领取' : '看看会员卡',
    step: 'card',
    note: '会员卡里含有这项权益'
  }),
  buyPlate: () => ({ text: '购买权益包领取', step: 'plate', note: '买一份权益包，放在您的会员卡上就能领' }),
  activate: () => ({ text: '激活会员卡领取', step: 'activate', note: '您有一张卡还没有激活，激活后就能领' }),
  take: () => ({ text: '立即领取', step: 'take' }),
  chooseOne: () => ({ text: '选一项领取', step: 'choose' }),
  jump: () => ({ text: '立即前往', step: 'jump', note: '在合作方的页面选购，付款仍在这里完成' }),
  taken: ({ resetsAt }) => ({
    text: '查看已领的权益',
    step: 'record',
    note: ['本期已领取', resetWords(resetsAt)].filter(Boolean).join('，')
  }),
  quotaUsed,
  soldOut: () => ({ text: '已领完', note: '来晚了，这项权益已被领完' }),
  notStarted: ({ resetsAt }) => ({
    text: '还没开始',
    ...(resetsAt ? { note: `${formatMinute(resetsAt)} 开始领取`, opensAt: resetsAt } : {})
  }),
  ended: () => ({ text: '已结束', note: '这项权益的领取时间已过' })
}

/** Kinds of which something is chosen on the partner's site: a seat, a dish, a room, a ticket, goods. */
const CHOSEN_THERE: ReadonlySet<PrivilegeKind> = new Set([
  'film',
  'food',
  'hotel',
  'travel',
  'landmark',
  'goods'
])

/** What is had at a partner is not received here: what comes before going there is said without that word. */
const BEFORE_GOING: Partial<Record<ReceiveAction, Partial<ReceiveButton>>> = {
  login: { text: '登录后前往' },
  buyCard: { text: '开通会员卡', note: '会员卡里含有这项权益' },
  buyPlate: { text: '购买权益包', note: '买一份权益包，放在您的会员卡上就能用' },
  activate: { text: '激活会员卡', note: '您有一张卡还没有激活，激活后就能用' }
}

/** The receive button of a privilege in each of its states (pages.md, privilegeDetail); `atPartner` = it is had there. */
export function receiveButton(
  action: PrivilegeAction,
  kind?: PrivilegeKind,
  atPartner = false
): ReceiveButton {
  const button = { ...BUTTONS[action.kind](action), ...(atPartner && BEFORE_GOING[action.kind]) }
  if (action.kind === 'take' && kind === 'lottery') return { ...button, text: '抽一次奖' }
  return action.kind === 'jump' && kind && CHOSEN_THERE.has(kind) ? { ...button, text: '去选购' } : button
}
