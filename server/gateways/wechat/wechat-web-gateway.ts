import type { WechatIdentity } from './wechat-gateway'

/** Our official accounts: the one for logging in and paying in WeChat's browser, and a second one (tgj). */
export type OfficialAccount = 'official' | 'tgj'

/** The WeChat services for pages in a browser. */
export interface WechatWebGateway {
  /** App id of an account; null if it is not configured, and then cannot be used to log in. */
  appIdOf(account: OfficialAccount): string | null
  /** WeChat's page that redirects the browser to `redirectUri` with a code (snsapi_base: without asking the user). */
  authorizeUrl(request: { appId: string; redirectUri: string; state: string }): string
  /** The identity behind such a code, which can be used once, for 5 minutes. @throws WechatCodeRefused, RemoteError */
  webIdentity(account: OfficialAccount, code: string): Promise<WechatIdentity>
  /** The ticket for JS-SDK signatures, cached until shortly before its end. @throws RemoteError */
  jsTicket(): Promise<{ appId: string; ticket: string }>
  /** Our own mini-program as browsers need to identify it. */
  readonly mini: { readonly appId: string; readonly originalId: string }
  /** An address like weixin://… that opens a page of it. @throws RemoteError */
  miniScheme(path: string, query: string): Promise<string>
}

/** Query and hash of the login page. WeChat compares them literally: these parameters in this order, and the hash. */
export function authorizeQuery({
  appId,
  redirectUri,
  state
}: Parameters<WechatWebGateway['authorizeUrl']>[0]) {
  const parameters = {
    appid: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'snsapi_base',
    state
  }
  return `?${new URLSearchParams(parameters).toString()}#wechat_redirect`
}
