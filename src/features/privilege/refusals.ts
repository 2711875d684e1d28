import { NETWORK_ERROR_TEXT, SERVER_ERROR_TEXT } from '@/api/catalogue'
import { ApiError } from '@/api/error'
import { RESULT } from '@contract/envelope/codes'
import type { Taking } from './model'

/** Why nothing was received, and what to do next. */
export interface ReceiveRefusal {
  readonly title: string
  readonly hint: string
  readonly way: 'cards' | 'more' | 'records' | 'retry'
}

const REFUSALS: ReadonlyMap<string, ReceiveRefusal> = new Map<string, ReceiveRefusal>([
  [RESULT.soldOut, { title: '来晚了，已领完', hint: '本次未扣除领取次数，看看其他权益吧。', way: 'more' }],
  [
    RESULT.limitReached,
    {
      title: '本期已无法领取',
      hint: '本期次数已用完，或已领取过该权益。',
      way: 'records'
    }
  ],
  [RESULT.notStarted, { title: '未到领取时间', hint: '请在开放时间再来，领取次数为您保留。', way: 'more' }],
  [RESULT.ended, { title: '领取时间已过', hint: '看看其他权益吧。', way: 'more' }],
  [RESULT.needCard, { title: '暂无可用的权益包', hint: '先开通或激活会员卡，再来领取。', way: 'cards' }]
])

const OTHER: ReceiveRefusal = {
  title: '领取失败',
  hint: '本次未扣除领取次数，请再试一次。',
  way: 'retry'
}

/**
 * The refusal of a result code, as shown on the result page; only our own texts are shown, never one from a
 * URL.
 */
export const refusalOf = (code: string | undefined): ReceiveRefusal => REFUSALS.get(code ?? '') ?? OTHER

/**
 * The code of a refusal that ends the process; undefined if the member can correct it, or try again, on the
 * page. An account that cannot be recharged is refused with 902 too: another number may work.
 */
export function endOfTaking(error: unknown, { account }: Pick<Taking, 'account'>): string | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'business' || !REFUSALS.has(error.code)) return undefined
  return account && error.code === RESULT.limitReached ? undefined : error.code
}

/** The message for a failed request, worded so that it is clear whether it is safe to try again. */
export function receiveFaultText(error: unknown): string {
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  if (error.kind === 'business') return error.message || SERVER_ERROR_TEXT
  return `${error.kind === 'bad-answer' ? SERVER_ERROR_TEXT : NETWORK_ERROR_TEXT}，再次点击不会重复领取`
}
