/** Credentials, in order of precedence. */
export const CREDENTIALS = ['sign', 'token', 'lyToken', 'authCode', 'ticket', 'token12'] as const
/** Secrets, and the order numbers that accompany them: none of them stays in the address bar. */
export const SECRETS = [...CREDENTIALS, 'lotteryTk', 'activeCode'] as const
export const ORDERS = ['oauth', 'setOpenid', 'lvyunSetOpenid'] as const
