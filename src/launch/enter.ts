import Taro from '@tarojs/taro'
import type { Credential } from '@/features/session/credential'
import { bindMiniIdentity, logInBy } from '@/features/session/entry-login'
import { followUnion, unionLink } from '@/features/session/union-target'
import { startWechatOauth, type OauthReason } from '@/features/session/wechat-oauth'
import { stillHere } from '@/platform/address'
import { platform } from '@/platform/kind'
import { sleep } from '@/lib/sleep'
import { currentPath } from '@/routes/navigate'
import type { LaunchAction } from './facts'

type Enter = Extract<LaunchAction, { do: 'enter' }>

/** How often it is looked whether the first page stands, ms, and after how many looks it is as good as there. */
const LOOK_MS = 50
const LOOKS = 200

/** The page whose only purpose is this login: where it got no answer, it says so and tries again. */
const UNION_PAGE = 'pages/distributorUnionLogin/index'

/** Nothing can be opened before the first page is there. */
async function firstPage(): Promise<void> {
  for (let look = 0; look < LOOKS && Taro.getCurrentPages().length === 0; look += 1) await sleep(LOOK_MS)
}

const targetOf = (credential: Credential) => (credential.kind === 'union' ? credential.target : undefined)

/** Binds the WeChat identity to the member who has just come; true = the browser leaves for it. */
async function bind(credential: Credential): Promise<boolean> {
  if (platform() === 'mini') {
    await bindMiniIdentity()
    return false
  }
  const target = targetOf(credential)
  return startWechatOauth(target && unionLink(target), 'bind')
}

/** Logs in with a credential, and goes where a union login leads, however it ended (spec section 4). */
export async function enter(action: Enter): Promise<'stuck' | void> {
  const { credential } = action
  const outcome = await logInBy(credential)
  const target = targetOf(credential)
  if (outcome === 'in' && action.bind && (await bind(credential))) return stillHere()
  if (!target) return
  await firstPage()
  if (outcome === 'unanswered' && currentPath() === UNION_PAGE) return 'stuck'
  await followUnion(target)
}

/** Goes to WeChat's login; ends when the browser has come back, or at once where it does not leave. */
export async function leaveForWechat(why: OauthReason): Promise<void> {
  if (startWechatOauth(undefined, why)) await stillHere()
}

export const bindMini = bindMiniIdentity
