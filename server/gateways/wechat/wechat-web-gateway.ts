import type { WechatIdentity } from './wechat-gateway'

/** Our official accounts: the one that logs in and pays in WeChat's browser, and a second one (tgj). */
export type OfficialAccount = 'official' | 'tgj'

/** What pages in a browser need of WeChat. */
export interface WechatWebGateway {
  /** App id of an account; null when it is not set up, and then nobody logs in by it. */
  appIdOf(account: OfficialAccount): string | null
  /** WeChat's page that sends the browser on to `redirectUri` with a code (snsapi_base: nobody is asked). */
  authorizeUrl(request: { appId: string; redirectUri: string; state: string }): string
  /** The identity behind such a code, which is good once, for 5 minutes. @throws WechatCodeRefused, RemoteError */
  webIdentity(account: OfficialAccount, code: string): Promise<WechatIdentity>
  /** The ticket that JS-SDK signatures are made with, kept until shortly before its end. @throws RemoteError */
  jsTicket(): Promise<{ appId: string; ticket: string }>
  /** Our own mini-program as a browser is to know it. */
  readonly mini: { readonly appId: string; readonly originalId: string }
  /** An address like weixin://… that opens a page of it. @throws RemoteError */
  miniScheme(path: string, query: string): Promise<string>
}

/** Query and hash of the login page. WeChat compares them letter by letter: these parameters in this order, and the hash. */
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
