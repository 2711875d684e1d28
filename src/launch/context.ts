import type { Channel, ChannelCode } from '@/channels/channels'
import type { Credential } from '@/features/session/credential'
import type { Binding, OauthReason } from '@/features/session/wechat-oauth'
import type { Platform } from '@/platform/environment/kind-types'

/** All that the rules of launch and show depend on. */
export interface LaunchContext {
  readonly event: 'launch' | 'show'
  readonly platform: Platform
  /** The flag h5xcx: a page in a web view of the mini-program. */
  readonly inMiniProgram: boolean
  /** The page that is opened or shown, without its query. */
  readonly path: string
  /** WeChat's scene; 0 on the web. */
  readonly scene: number
  /** Decoded parameters of the address. */
  readonly query: Readonly<Record<string, string>>
  /** The last `state` of the address: a page may have one of its own before it. */
  readonly lastState: string | undefined
  readonly capabilities: Channel['capabilities']
  readonly stored: {
    readonly loggedIn: boolean
    readonly loggedOut: boolean
    /** The token is lost, and the browser may keep the session in a cookie (ADR 0017). */
    readonly restorable: boolean
    readonly removeToken: boolean
    /** The state with which this browser was sent to WeChat's login, until it comes back. */
    readonly oauthState: string | undefined
    /** Why this session went there already. */
    readonly oauthTried: readonly string[]
    /** What was logged in with last (`credentialKey`): a mini-program is shown again with the same query. */
    readonly entered: string | undefined
  }
}

type Text =
  | 'labelId'
  | 'distributor'
  | 'account'
  | 'distributionActivityId'
  | 'cardNo'
  | 'lotteryTk'
  | 'invite'
  | 'activeCode'
type Flag = 'REMOVE_TOKEN' | 'F7IbDJpdSY'

/** One thing to do; `run.ts` carries it out. */
export type LaunchAction =
  /** Takes parameters out of the address bar and the history; of `last` only the last value. */
  | { readonly do: 'cleanAddress'; readonly names: readonly string[]; readonly last?: 'state' }
  | { readonly do: 'enterChannel'; readonly code: ChannelCode }
  | { readonly do: 'store'; readonly key: Text; readonly value: string }
  | { readonly do: 'flag'; readonly key: Flag; readonly value: boolean }
  | { readonly do: 'removeToken' }
  | { readonly do: 'loginSilently' }
  /** Asks for the session that the browser keeps; what the facts ask for besides comes after it. */
  | { readonly do: 'restore'; readonly key: string | undefined; readonly context: LaunchContext }
  /** The link carries something to log in with: what it is, is judged by `planLogin`. */
  | { readonly do: 'judge'; readonly key: string; readonly context: LaunchContext }
  /** Logs in with what the link carries; `bind`: then binds the WeChat identity to the member. */
  | { readonly do: 'enter'; readonly credential: Credential; readonly bind: Binding | undefined }
  /** Binds the WeChat identity of the mini-program to the member who is logged in. */
  | { readonly do: 'bindMini' }
  | { readonly do: 'startOauth'; readonly why: OauthReason }
