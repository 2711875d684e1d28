/** Parameters of an address that log somebody in, in order of precedence. */
export const CREDENTIALS = ['sign', 'token', 'lyToken', 'authCode', 'ticket', 'token12'] as const

/** Parameters that log somebody in or are valid once. */
export const SECRETS = [...CREDENTIALS, 'lotteryTk', 'activeCode'] as const

/** What a login does with a WeChat identity: meaningless, and so removed, without the credential beside it. */
export const WECHAT_IDENTITY = ['oauth', 'setOpenid', 'lvyunSetOpenid'] as const

/** What WeChat's login adds to an address. */
const OAUTH_ANSWER = ['code', 'state', 'openid'] as const

/** All parameters that are in no page, no shared or signed address and no log. */
export const PRIVATE_PARAMETERS: readonly string[] = [...SECRETS, ...WECHAT_IDENTITY, ...OAUTH_ANSWER]
