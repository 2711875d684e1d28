/**
 * States of a refund. `failed` = the channel will not carry it out automatically, and is no longer called: a person
 * refunds it at the merchant platform, whose notice ends it as `done` or `covered`.
 */
export type RefundRowState = 'processing' | 'done' | 'failed' | 'covered'

/**
 * Why a refund failed; `refused` = with a code that a retry does not change, `unanswered` = in progress for too long.
 */
export type RefundFailure = 'abnormal' | 'closed' | 'refused' | 'unanswered'

/** Failures after which the channel holds nothing under our number: a manual refund covers that money. */
export const RELEASED: readonly RefundFailure[] = ['closed', 'refused']

/** How long a refund is retried before a person has to look at it. Banks take days; what takes a month has been lost. */
export const REFUND_PATIENCE_MS = 30 * 86_400_000

/** Codes of the channel that a retry does not change. */
export const FINAL_CODES: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'MCH_NOT_EXISTS',
  'ORDER_NOT_EXIST',
  'PARAM_ERROR',
  'RESOURCE_NOT_EXISTS',
  'TRADE_OVERDUE',
  'USER_ACCOUNT_ABNORMAL'
])
