/** Result codes of the console besides those of `contract/envelope/codes.ts`. */
export const CONSOLE_RESULT = {
  /** OTP_NEEDED: name and password are right, and the account has a second factor: log in again with `otp`. */
  otpNeeded: '941',
  /** Name, password or `otp` is wrong, or the passkey is. */
  wrongLogin: '942',
  /** CONFIRM_NEEDED: the login is too long ago for this: `confirmLogin` first. */
  confirmNeeded: '943'
} as const

export type ConsoleResultCode = (typeof CONSOLE_RESULT)[keyof typeof CONSOLE_RESULT]
