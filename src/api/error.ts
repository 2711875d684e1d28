/**
 * A call that did not succeed. `kind`: `business` = the server said no (spec section 8); `network` = no answer;
 * `timeout`; `bad-answer` = not our envelope.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly kind: 'business' | 'network' | 'timeout' | 'bad-answer',
    readonly code: string,
    message: string,
    readonly requestId = ''
  ) {
    super(message)
  }
}

/** The code of an ApiError, '' for anything else. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')
