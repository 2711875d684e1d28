/** Passkeys of one account at most. */
export const MAX_PASSKEYS = 10

/** Letters of a passkey's name. */
export const MAX_PASSKEY_NAME = 30

/** Minutes after a login, or after the password was asked for again, in which passkeys are added and removed. */
export const CONFIRMED_MINUTES = 10
