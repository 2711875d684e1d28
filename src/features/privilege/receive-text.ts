import { formatMinute, formatLastDay, lastDayText, untilText } from '@/lib/time'
import type { PrivilegeAction, PrivilegeKind, ReceiveAction } from './model'

/** The action of the receive button. */
export type ReceiveStep = 'login' | 'card' | 'plate' | 'activate' | 'take' | 'choose' | 'jump' | 'record'

export interface ReceiveButton {
  readonly text: string
  /** undefined: disabled; `note` says why. */
  readonly step?: ReceiveStep
  readonly note?: string
  /** Counts down to this moment, then refetches. */
  readonly opensAt?: string
}

type RoundEnd = Pick<PrivilegeAction, 'resetsAt' | 'endsAt'>

/**
 * `11 天后重置`, or `364 天后到期` in the last round of a plate, after which nothing resets; empty without a round.
 */
export function roundEndText({ resetsAt, endsAt }: RoundEnd): string {
  if (endsAt) return `${lastDayText(endsAt)}到期`
  return resetsAt ? `${untilText(resetsAt)}重置` : ''
}

/** `11 天后重置（2026.12.01 00:00）`, `364 天后到期（2027.11.27）`. */
function roundEndDetail(action: RoundEnd): string {
  const { resetsAt, endsAt } = action
  if (endsAt) return `${roundEndText(action)}（${formatLastDay(endsAt)}）`
  return resetsAt ? `${roundEndText(action)}（${formatMinute(resetsAt)}）` : ''
}

/**
 * The state of a round for one privilege, and how many its plate still allows, of any privilege; each one
 * once per round.
 */
export interface RoundStatus {
  readonly text: string
  readonly left: number
}

/** The state of a privilege in the running round of the plate that holds it; undefined without one. */
export function roundStatus({ kind, left, receiveId }: PrivilegeAction): RoundStatus | undefined {
  // what is had at a partner's is not counted
  if (left === null || kind === 'jump') return undefined
  const done = kind === 'taken' ? '本期已领取' : receiveId ? '本期已选同组权益' : undefined
  if (done) return { text: left > 0 ? `${done}，权益包还可领` : done, left }
  return { text: left > 0 ? '权益包本期还可领' : '本期已领完', left }
}

function quotaUsed(action: PrivilegeAction): ReceiveButton {
  const again = roundEndDetail(action)
  if (action.receiveId)
    return {
      text: '查看已领权益',
      step: 'record',
      note: ['本期已选择同组的其他权益', again].filter(Boolean).join('，')
    }
  return { text: '本期已领完', note: again || '本期次数已用完' }
}

/** What the card offers: the privilege, or a link to a plate with it. */
function cardNote(cardId: string | null, plateId: string | null): string {
  if (!cardId) return '暂无在售会员卡包含此权益'
  return plateId ? '开卡后可购买包含此权益的权益包' : '开通会员卡即可享受此权益'
}

const BUTTONS: Readonly<Record<ReceiveAction, (action: PrivilegeAction) => ReceiveButton>> = {
  login: () => ({ text: '登录后领取', step: 'login' }),
  buyCard: ({ cardId, plateId }) => ({
    text: cardId ? '开通会员卡领取' : '看看会员卡',
    step: 'card',
    note: cardNote(cardId, plateId)
  }),
  buyPlate: () => ({ text: '购买权益包领取', step: 'plate', note: '购买权益包并添加到会员卡后即可领取' }),
  activate: () => ({
    text: '激活会员卡领取',
    step: 'activate',
    note: '您有一张会员卡待激活，激活后即可领取'
  }),
  take: () => ({ text: '立即领取', step: 'take' }),
  chooseOne: () => ({ text: '选择一项领取', step: 'choose' }),
  jump: () => ({ text: '立即前往', step: 'jump', note: '在合作方页面选购，付款在本平台完成' }),
  taken: (action) => ({
    text: '查看已领权益',
    step: 'record',
    note: ['本期已领取', roundEndDetail(action)].filter(Boolean).join('，')
  }),
  quotaUsed,
  soldOut: () => ({ text: '已领完', note: '来晚了，该权益已领完' }),
  notStarted: ({ resetsAt }) => ({
    text: '尚未开始',
    ...(resetsAt ? { note: `${formatMinute(resetsAt)} 开始领取`, opensAt: resetsAt } : {})
  }),
  ended: () => ({ text: '已结束', note: '该权益的领取时间已过' })
}

/** Kinds where the choice is made on the partner's site: a seat, a dish, a room, a ticket, goods. */
const CHOSEN_THERE: ReadonlySet<PrivilegeKind> = new Set([
  'film',
  'food',
  'hotel',
  'travel',
  'landmark',
  'goods'
])

/** What the partner provides is not received here, so the text shown before going there avoids that word. */
const BEFORE_GOING: Partial<Record<ReceiveAction, Partial<ReceiveButton>>> = {
  login: { text: '登录后前往' },
  buyCard: { text: '开通会员卡' },
  buyPlate: { text: '购买权益包', note: '购买权益包并添加到会员卡后即可使用' },
  activate: { text: '激活会员卡', note: '您有一张会员卡待激活，激活后即可使用' }
}

/**
 * The receive button of a privilege in each of its states (rule page.privilegeDetail); `atPartner` = it is
 * provided by the partner.
 */
export function receiveButton(
  action: PrivilegeAction,
  kind?: PrivilegeKind,
  atPartner = false
): ReceiveButton {
  const button = { ...BUTTONS[action.kind](action), ...(atPartner && BEFORE_GOING[action.kind]) }
  if (action.kind === 'take' && kind === 'lottery') return { ...button, text: '立即抽奖' }
  return action.kind === 'jump' && kind && CHOSEN_THERE.has(kind) ? { ...button, text: '去选购' } : button
}

/** The state of a privilege in a list for the caller, with its emphasis; undefined for a visitor. */
export interface ListStatus {
  readonly text: string
  /** `can` = can be received now; `done` = was received; `later` = something else comes first. */
  readonly tone: 'can' | 'done' | 'later'
}

const STANDINGS: Readonly<Partial<Record<ReceiveAction, ListStatus>>> = {
  take: { text: '可领取', tone: 'can' },
  chooseOne: { text: '可领取', tone: 'can' },
  jump: { text: '可使用', tone: 'can' },
  taken: { text: '已领取', tone: 'done' },
  quotaUsed: { text: '本期已领完', tone: 'done' },
  soldOut: { text: '已领完', tone: 'done' },
  ended: { text: '已结束', tone: 'done' },
  notStarted: { text: '未开始', tone: 'later' },
  activate: { text: '激活后可领', tone: 'later' },
  buyPlate: { text: '购买可领', tone: 'later' },
  buyCard: { text: '开卡可领', tone: 'later' }
}

/** What a list shows beside a privilege's name. */
export const listStatus = (action: ReceiveAction): ListStatus | undefined => STANDINGS[action]
