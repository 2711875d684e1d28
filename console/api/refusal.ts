import { RESULT } from '@contract/envelope/codes'

/** There was no answer. */
export const NETWORK = 'network'

/** Why the server refused a call, or that it could not be reached. Its message is shown as it is. */
export class Refusal extends Error {
  /** refine's name for an error of a call. */
  readonly statusCode = 0

  constructor(
    /** A result code of the contract, or {@link NETWORK}. */
    readonly code: string,
    message: string
  ) {
    super(message)
    this.name = 'Refusal'
  }

  /** Whether somebody has to log in again. */
  get isLoggedOut(): boolean {
    return this.code === RESULT.loginExpired
  }
}

/** What is shown for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Refusal ? error.message : '页面出了问题，请刷新后重试'

/** Whether there was no answer. */
export const isNetwork = (error: unknown): boolean => error instanceof Refusal && error.code === NETWORK
