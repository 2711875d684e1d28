import { RESULT, type ResultCode } from '@contract/envelope/codes'

/**
 * A refusal shown to the user: thrown by services, returned as an envelope with `code` and `message`
 * (Chinese, shown as it is). Its HTTP status is decided in `server/http/http-status.ts`.
 */
export class BusinessError extends Error {
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: ResultCode,
    message: string,
    options: { retryAfterSeconds?: number; cause?: unknown } = {}
  ) {
    super(message, { cause: options.cause })
    this.name = 'BusinessError'
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** For what does not exist, and equally for what belongs to somebody else. */
export const notFound = (message = '内容不存在或已下架') => new BusinessError(RESULT.notFound, message)

/**
 * We cannot work at the moment, and will recover by ourselves. Whether a write was done before that is unknown: sent
 * again with its Idempotency-Key, it is done only once.
 */
export const unavailable = (cause?: unknown) =>
  new BusinessError(RESULT.overloaded, '服务暂时中断，请过几分钟再试', { retryAfterSeconds: 5, cause })

/** The disk is nearly full: reads go on, and writes are taken again as soon as there is room. */
export const readOnly = (cause?: unknown) =>
  new BusinessError(RESULT.overloaded, '服务暂时只读，请稍后再试', { retryAfterSeconds: 30, cause })

/** The client drops its token and logs in again (rule error.305). */
export const loginExpired = () => new BusinessError(RESULT.loginExpired, '登录已过期，请重新登录')
