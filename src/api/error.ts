import { RESULT, STANDING, UNDECIDED } from '@contract/envelope/codes'

/**
 * A call that did not succeed. `kind`: `business` = the server said no, and its code why; `network` = no answer;
 * `timeout` = none in time; `abort` = nobody waits for it any more; `bad-answer` = not our envelope.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  constructor(
    readonly kind: 'business' | 'network' | 'timeout' | 'abort' | 'bad-answer',
    readonly code: string,
    message: string,
    readonly requestId = ''
  ) {
    super(message)
  }

  /** Whether asking again does not change it: what was asked for is not there. */
  get stands(): boolean {
    return STANDING.has(this.code)
  }
}

/** The code of an ApiError, '' for anything else. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')

/** Whether the server has refused a write for good: then its key is done with, else the write is tried again under it (rule error.write). */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'business' && error.code !== '' && !UNDECIDED.has(error.code)

/** Whether there was no answer: the write may have been done, or not. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Whether the server has too much to do, or lacks its database, for a moment: a read may be tried again. */
export const isForLater = (error: unknown): boolean => codeOf(error) === RESULT.overloaded
