import { ApiError } from './error'
import { SERVER_ERROR_TEXT } from './catalogue'

interface Answer {
  resultCode?: unknown
  resultMsg?: unknown
  status?: unknown
  code?: unknown
  message?: unknown
  msg?: unknown
  data?: unknown
  requestId?: unknown
}

const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value !== '')

const codeText = (code: unknown) => (typeof code === 'string' || typeof code === 'number' ? String(code) : '')

const isSuccess = (answer: Answer) =>
  answer.resultCode === '100' || answer.status === 0 || answer.code === 200

/**
 * The data of a response. Success is resultCode '100', or status 0, or code 200, whichever the response carries
 * (rule call.success).
 * @throws ApiError for every other response
 */
export function unwrap(body: unknown): unknown {
  if (!body || typeof body !== 'object') throw new ApiError('bad-answer', '', SERVER_ERROR_TEXT)
  const answer = body as Answer
  if (isSuccess(answer)) return answer.data
  const code = codeText(answer.resultCode ?? answer.code ?? answer.status)
  const message = firstText(answer.resultMsg, answer.message, answer.msg) ?? SERVER_ERROR_TEXT
  throw new ApiError('business', code, message, firstText(answer.requestId) ?? '')
}
