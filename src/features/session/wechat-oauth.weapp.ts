import type { OauthReason } from './oauth-reason'

// WeChat's login by redirect belongs to its browser: a mini-program has `wx.login`, and never goes there.

export const triedWechatOauth = (_why: OauthReason): boolean => false

export const startWechatOauth = (_to?: string, _why?: OauthReason): boolean => false

export const oauthReason = (_state: string): OauthReason | undefined => undefined

export const endWechatOauth = (): void => undefined
