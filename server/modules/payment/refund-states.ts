/**
 * States of a refund. `failed` = the channel will not carry it out by itself, and is not asked any more: a person gives the money
 * back at the merchant platform, whose notice ends it as `done` or `covered`.
 */
export type RefundRowState = 'processing' | 'done' | 'failed' | 'covered'

/** Why a refund failed; `refused` = by a code that asking again does not change, `unanswered` = under way for too long. */
export type RefundFailure = 'abnormal' | 'closed' | 'refused' | 'unanswered'

/** Failures after which the channel holds nothing for our number: what is given back by hand is that money. */
export const RELEASED: readonly RefundFailure[] = ['closed', 'refused']

/** How long a refund is asked for before a person has to look at it. Banks take days; what takes a month has been lost. */
export const REFUND_PATIENCE_MS = 30 * 86_400_000

/** Codes of the channel that another try does not change. */
export const FINAL_CODES: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'MCH_NOT_EXISTS',
  'ORDER_NOT_EXIST',
  'PARAM_ERROR',
  'RESOURCE_NOT_EXISTS',
  'TRADE_OVERDUE',
  'USER_ACCOUNT_ABNORMAL'
])
