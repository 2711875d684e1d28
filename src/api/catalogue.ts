import { RECHARGE_LIMIT_TEXT, RESULT } from '@contract/envelope/codes'
import type { ApiError } from './error'

export const SERVER_ERROR_TEXT = '服务器错误，请稍后重试'
export const NETWORK_ERROR_TEXT = '网络错误，请稍后重试'
/** The network is up, but the response did not arrive in time. */
export const TIMEOUT_TEXT = '服务器响应超时，请稍后重试'

/** What the app does about a failed call, regardless of the caller. */
export interface Reaction {
  readonly toast?: string
  readonly hideLoading?: true
  /** Drop the token and log in again after a second, unless the user logged out. */
  readonly relogin?: true
  /** Open home; if the user is there already, show the toast instead. */
  readonly goHome?: true
}

const QUIET_CODES: ReadonlySet<string> = new Set([
  RESULT.quietRecharge,
  RESULT.quietRepeated,
  RESULT.quietNotBound
])

/**
 * The error catalogue, one row per case (rules error.305, error.402, error.700, error.other, error.quiet,
 * error.network, error.timeout).
 */
export function reactionTo(error: ApiError): Reaction {
  if (error.kind === 'network') return { toast: NETWORK_ERROR_TEXT }
  if (error.kind === 'timeout') return { toast: TIMEOUT_TEXT }
  if (error.kind === 'abort') return {}
  switch (error.code) {
    case RESULT.loginExpired:
      return { hideLoading: true, relogin: true }
    case RESULT.goHome:
      return { goHome: true, toast: messageOf(error) }
    case RESULT.silent:
      return { hideLoading: true }
  }
  const quiet = QUIET_CODES.has(error.code) || error.message.includes(RECHARGE_LIMIT_TEXT)
  return quiet ? {} : { toast: messageOf(error) }
}

const messageOf = (error: ApiError) => error.message || SERVER_ERROR_TEXT
