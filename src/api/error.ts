import { RESULT, STANDING, UNDECIDED, type ResultCode } from '@contract/envelope/codes'

/** As `SHOWN_RESULT.queued`: with that table the first route would load it too. */
const QUEUED: ResultCode = '931'

/**
 * A call that did not succeed. `kind`: `business` = the server refused, with a code for the reason; `network` =
 * no response; `timeout` = none in time; `abort` = no caller is waiting any longer; `bad-answer` = not our
 * envelope.
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

  /** Whether the failure is permanent: the requested object does not exist, so a retry cannot help. */
  get stands(): boolean {
    return STANDING.has(this.code)
  }
}

/** The code of an ApiError, '' for anything else. */
export const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')

/**
 * Whether the server has refused a write for good: its key is then discarded; otherwise the write is retried
 * with it (rule error.write).
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'business' && error.code !== '' && !UNDECIDED.has(error.code)

/** Whether the server has done nothing yet: the write waits in a queue, and is to be sent again (ADR 0106). */
export const isQueued = (error: unknown): boolean => codeOf(error) === QUEUED

/** Whether there was no response: the write may or may not have been carried out. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')

/** Whether the server is temporarily overloaded or without its database: a read may be retried. */
export const isForLater = (error: unknown): boolean => codeOf(error) === RESULT.overloaded
