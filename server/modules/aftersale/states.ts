/** State machine of a request: every allowed transition, and who may cause it. Only the repository carries them out. */
import type { AfterSale, AfterSaleAction, AfterSaleKind, AfterSaleState } from '@contract/types'
import type { ReturnTerms } from '../../db/schema/order'
import type { Patience } from '../../domain/patience'

/** `rule` = needs no approval: the table of automatic decisions in ADR 0027. */
export type Cause = 'buyer' | 'merchant' | 'rule' | 'payment'

export interface Move {
  readonly from: readonly AfterSaleState[]
  readonly to: AfterSaleState
}

export const MOVES = {
  approve: { from: ['applied'], to: 'approved' },
  refuse: { from: ['applied'], to: 'refused' },
  withdraw: { from: ['applied', 'approved'], to: 'withdrawn' },
  sendParcel: { from: ['approved', 'returning'], to: 'returning' },
  receive: { from: ['returning'], to: 'received' },
  refund: { from: ['approved', 'received'], to: 'refunding' },
  finish: { from: ['refunding'], to: 'done' }
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof MOVES

/** States in which a request still holds its claim and is not final. */
export const OPEN_AFTER_SALES: readonly AfterSaleState[] = [
  'applied',
  'approved',
  'returning',
  'received',
  'refunding'
]

/** What the member can do with a request. Only goods to be returned wait as `approved`. */
export function actionsOf(state: AfterSaleState): AfterSaleAction[] {
  if (state === 'applied') return ['withdraw']
  if (state === 'approved') return ['sendParcel', 'withdraw']
  return state === 'returning' ? ['changeParcel'] : []
}

const DAY_MS = 86_400_000

type Turn = AfterSale['turn']

/** Who has to act next on a request that entered its state at `movedAt`; null if final. */
export function turnOf(
  { kind, state, movedAt }: { kind: AfterSaleKind; state: AfterSaleState; movedAt: Date },
  { staffDays, sendBackDays, checkDays }: Patience,
  now: Date
): Turn {
  const turn = (of: NonNullable<Turn>['of'], days?: number): Turn => {
    const by = days === undefined ? null : new Date(movedAt.getTime() + days * DAY_MS)
    return { of, by: by && by.toISOString(), isLate: by !== null && by <= now }
  }
  switch (state) {
    case 'applied':
      return kind === 'cancel' ? turn('warehouse') : turn('staff', staffDays)
    case 'approved':
      return kind === 'return' ? turn('member', sendBackDays) : turn('payment')
    case 'returning':
      return turn('staff', checkDays)
    case 'received':
    case 'refunding':
      return turn('payment')
    default:
      return null
  }
}

/** Selectable reasons for shipped goods, by kind. */
const REASONS: Readonly<Record<AfterSaleKind, readonly string[]>> = {
  cancel: ['不想要了', '拍错或多拍', '地址或电话填错', '发货太慢', '其他原因'],
  refund: ['不想要了', '拍错或多拍', '商品破损', '少发或漏发', '与商家协商一致', '其他原因'],
  return: ['不想要了', '尺码或规格不合适', '商品破损', '质量问题', '收到的商品不符', '其他原因']
}

/** For rights, which cannot be broken or missing. */
const REASONS_OF_RIGHTS = ['不想要了', '拍错或多拍', '权益与预期不符', '暂时用不上', '其他原因']

/** Selectable reasons for lines with these terms. */
export const reasonsFor = (kind: AfterSaleKind, terms: readonly ReturnTerms[]): readonly string[] =>
  terms.every(({ rule }) => rule === 'unused') ? REASONS_OF_RIGHTS : REASONS[kind]
