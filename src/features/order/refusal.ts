import { ApiError, isUnanswered } from '@/api/error'
import { SERVER_ERROR_TEXT } from '@/api/catalogue'
import { PayError } from '@/platform/payment/pay-types'
import { RESULT } from '@contract/envelope/codes'

/** Why a purchase cannot be made here and now, and where to go instead. */
export interface Refusal {
  readonly text: string
  readonly hint: string
  readonly way: 'home' | 'cards'
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  [RESULT.platformForbids]: {
    text: '这里暂时不能购买',
    hint: '按平台规定，会员卡、券码等商品不能在这里购买，已有的权益可照常使用。',
    way: 'home'
  },
  [RESULT.needCard]: {
    text: '请先开通会员卡',
    hint: '权益包需搭配有效的会员卡使用，您暂无适用的会员卡。',
    way: 'cards'
  },
  [RESULT.soldOut]: { text: '来晚了，已卖完', hint: '看看其他商品吧。', way: 'home' },
  [RESULT.limitReached]: { text: '已达购买次数上限', hint: '您已无法再次购买此商品。', way: 'home' },
  [RESULT.notFound]: { text: '商品不存在或已下架', hint: '看看其他商品吧。', way: 'home' }
}

/** The refusal of a preview or a creation; undefined if a retry may help. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof ApiError ? REFUSALS[error.code] : undefined

export const isCouponRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === RESULT.couponUnusable

/** The price differs from the one shown to the buyer: nothing was bought (922). */
export const isPriceChanged = (error: unknown): boolean =>
  error instanceof ApiError && error.code === RESULT.priceChanged

/** The requested object does not exist, or no longer exists. */
export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === RESULT.notFound

const UNSETTLED: ReadonlySet<string> = new Set([
  RESULT.badRequest,
  RESULT.notFound,
  RESULT.soldOut,
  RESULT.limitReached,
  RESULT.platformForbids
])

/**
 * Whether trying to settle again would not help: buying something else, or paying what waits, is what is left.
 */
export const isUnsettled = (error: unknown): error is Error =>
  error instanceof ApiError && UNSETTLED.has(error.code)

/** There is no such order, or it is somebody else's. */
export const isNoOrder = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === RESULT.notFound || error.code === RESULT.badRequest)

/** The order is not to be paid any more, or ends too soon for a payment (907): another has to be made. */
export const isTooLate = (error: unknown): boolean =>
  error instanceof ApiError && error.code === RESULT.orderState

/** A message that the buyer has to see before continuing. */
export class PurchaseNotice extends Error {}

/** The message for a failed write, which tells whether it is safe to press again. */
export function explain(error: unknown): string {
  if (error instanceof PurchaseNotice || error instanceof PayError) return error.message
  if (!(error instanceof ApiError)) return SERVER_ERROR_TEXT
  if (isUnanswered(error)) return `${error.message}，不会重复下单`
  return error.message || SERVER_ERROR_TEXT
}
