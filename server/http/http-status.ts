import { RESULT, type ResultCode } from '@contract/envelope/codes'

/** A refusal has status 200 unless a proxy or a monitor must notice it. */
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

/** HTTP status for a result code. */
export function httpStatus(code: ResultCode): number {
  return HTTP_STATUS[code] ?? 200
}
