/**
 * Why a browser goes to WeChat's login; each reason leads there once a session, so that nothing can make a
 * loop.
 */
export type OauthReason = 'launch' | 'relogin' | 'pay' | Binding
/** Whose identity is bound to the member: the channel's official account, or the second one (tgj). */
export type Binding = 'bind' | 'bindTgj'
