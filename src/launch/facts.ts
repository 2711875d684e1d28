import type { Channel, ChannelCode } from '@/channels/channels'
import type { Platform } from '@/platform/kind-facts'

/** All that the rules of launch and show depend on. */
export interface LaunchFacts {
  readonly event: 'launch' | 'show'
  readonly platform: Platform
  /** The page that is opened or shown, without its query. */
  readonly path: string
  /** WeChat's scene; 0 on the web. */
  readonly scene: number
  /** Decoded parameters of the address. */
  readonly query: Readonly<Record<string, string>>
  readonly capabilities: Channel['capabilities']
  readonly stored: { readonly loggedIn: boolean; readonly loggedOut: boolean; readonly removeToken: boolean }
}

type Text = 'labelId' | 'distributor' | 'account' | 'distributionActivityId' | 'cardNo'
type Flag = 'REMOVE_TOKEN' | 'F7IbDJpdSY'

/** One thing to do; `run.ts` carries it out. */
export type LaunchAction =
  | { readonly do: 'enterChannel'; readonly code: ChannelCode }
  | { readonly do: 'store'; readonly key: Text; readonly value: string }
  | { readonly do: 'flag'; readonly key: Flag; readonly value: boolean }
  | { readonly do: 'removeToken' }
  | { readonly do: 'loginSilently' }
