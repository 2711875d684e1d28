import type { EndOfDay, Moment } from '@contract/time'
import type { Data, ReceiveRecord, ReceiveRecordInFull } from '@contract/types'
import { formatDay, formatLastDay, formatPeriod } from '@/lib/time'

export type {
  NearbyMerchant,
  PrivilegeBrief,
  PrivilegeKind,
  ReceiveAction,
  ReceiveRecord,
  ReceiveState
} from '@contract/types'
import { isMobile } from '@contract/typed/phone'

/** A record as it appears in a list, or with its current code. */
export type ShownRecord = ReceiveRecord & Partial<Pick<ReceiveRecordInFull, 'standing'>>

export type PrivilegeDetail = Data<'myPrivilegeDetail'>
export type PrivilegeAction = PrivilegeDetail['action']
export type Caution = PrivilegeDetail['cautions'][number]
export type PrivilegeGroup = Data<'getPrivilegeGroupInfo'>
export type GroupChoice = PrivilegeGroup['choices'][number]

/**
 * What is requested: a privilege from a plate, as one of a group or by itself, with an account or without.
 */
export interface Taking {
  readonly privilegeId: string
  readonly memberPlateId: string
  readonly groupId?: string | undefined
  readonly account?: string | undefined
  /** The caller's city, and the cautions that they accepted. */
  readonly cityCode?: string
  readonly accepts?: Caution['kind'][]
}

/** What is wrong with the account of a recharge; undefined if nothing is. */
export function accountFault(account: string): string | undefined {
  if (account === '') return '请输入要充值的手机号'
  return isMobile(account) ? undefined : '请输入正确的 11 位手机号'
}

/** `138 0013 8000`, as far as it has been typed. */
export function accountGroups(account: string): string {
  return [account.slice(0, 3), account.slice(3, 7), account.slice(7, 11)].filter(Boolean).join(' ')
}

/** At or below this, the stock is shown as a number (it is about to run out). */
const FEW = 50

/** `不限量`, `仅剩 8 份`, `库存充足`, `已领完`. */
export function stockText(stock: number | null): string {
  if (stock === null) return '不限量'
  if (stock === 0) return '已领完'
  return stock <= FEW ? `仅剩 ${stock} 份` : '库存充足'
}

/** When a privilege can be received: `2026.11.01 – 2026.12.31`, `截至 2026.12.31`; '' if always. */
export function windowText(startsAt: Moment | null, endsAt: EndOfDay | null): string {
  if (startsAt && endsAt) return formatPeriod(startsAt, endsAt)
  if (startsAt) return `${formatDay(startsAt)} 起`
  return endsAt ? `截至 ${formatLastDay(endsAt)}` : ''
}

/** The prize of a draw that won nothing starts with this (server rule); there is no code then. */
export const isBlankPrize = (prize: string): boolean => prize.startsWith('谢谢')
