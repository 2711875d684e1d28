import type { Platform } from '@contract/device/platform'
import type { Channel, ChannelCode } from '@/channels/channels'
import type { Credential } from '@/features/session/credential'
import type { Binding, OauthReason } from '@/features/session/oauth-reason'

/** All that the rules of launch and show depend on. */
export interface LaunchContext {
  readonly event: 'launch' | 'show'
  readonly platform: Platform
  /** The flag h5xcx: a page in a web view of the mini-program. */
  readonly inMiniProgram: boolean
  /** The path of the page being opened or shown, without query. */
  readonly path: string
  /** WeChat's scene; 0 on the web. */
  readonly scene: number
  /** Decoded parameters of the address. */
  readonly query: Readonly<Record<string, string>>
  /** The last `state` of the address: a page may have its own before it. */
  readonly lastState: string | undefined
  readonly capabilities: Channel['capabilities']
  readonly stored: {
    readonly loggedIn: boolean
    readonly loggedOut: boolean
    /** The token is lost, but the browser may still hold the session in a cookie (ADR 0017). */
    readonly restorable: boolean
    readonly removeToken: boolean
    /** The state with which this browser was sent to WeChat's login, until it returns. */
    readonly oauthState: string | undefined
    /** The reasons for which this session has already gone there. */
    readonly oauthTried: readonly string[]
    /** The credential used last (`credentialKey`): a mini-program is shown again with the same query. */
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
  /** Removes parameters from the address bar and the history; of `last` only the last value. */
  | { readonly do: 'cleanAddress'; readonly names: readonly string[]; readonly last?: 'state' }
  | { readonly do: 'enterChannel'; readonly code: ChannelCode }
  | { readonly do: 'store'; readonly key: Text; readonly value: string }
  | { readonly do: 'flag'; readonly key: Flag; readonly value: boolean }
  | { readonly do: 'removeToken' }
  | { readonly do: 'loginSilently' }
  /** Restores the session that the browser keeps; the other actions for this context follow it. */
  | { readonly do: 'restore'; readonly key: string | undefined; readonly context: LaunchContext }
  /** The link carries a credential; `planLogin` decides which. */
  | { readonly do: 'judge'; readonly key: string; readonly context: LaunchContext }
  /** Logs in with what the link carries; `bind`: then binds the WeChat identity to the member. */
  | { readonly do: 'enter'; readonly credential: Credential; readonly bind: Binding | undefined }
  /** Binds the WeChat identity of the mini-program to the member who is logged in. */
  | { readonly do: 'bindMini' }
  | { readonly do: 'startOauth'; readonly why: OauthReason }
