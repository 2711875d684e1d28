import { RESULT, type ResultCode } from '@contract/envelope/codes'

/**
 * A refusal that the user is told about: thrown by services, answered as an envelope with `code` and `message`
 * (Chinese, shown as it is). HTTP status is 200 except where a proxy or a monitor must see it.
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

/** What is not there, and equally what belongs to somebody else. */
export const notFound = (message = '内容不存在或已下架') => new BusinessError(RESULT.notFound, message)

/**
 * We cannot work at the moment, and shall again by ourselves. Whether a write was done before that is not known: sent
 * again with its Idempotency-Key it is done once.
 */
export const unavailable = (cause?: unknown) =>
  new BusinessError(RESULT.overloaded, '服务暂时中断，请过几分钟再试', { retryAfterSeconds: 5, cause })

/** The client drops its token and logs in again (rule error.305). */
export const loginExpired = () => new BusinessError(RESULT.loginExpired, '登录已过期，请重新登录')

const HTTP_STATUS: Partial<Record<ResultCode, number>> = {
  [RESULT.badRequest]: 400,
  [RESULT.forbidden]: 403,
  [RESULT.notFound]: 404,
  [RESULT.inProgress]: 409,
  [RESULT.keyReused]: 409,
  [RESULT.contended]: 409,
  [RESULT.agreementChanged]: 409,
  [RESULT.boundElsewhere]: 409,
  [RESULT.tooOften]: 429,
  [RESULT.serverError]: 500,
  [RESULT.overloaded]: 503
}

/** HTTP status that goes with a result code. */
export function httpStatus(code: ResultCode): number {
  return HTTP_STATUS[code] ?? 200
}
