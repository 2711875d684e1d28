import Taro from '@tarojs/taro'
import type { Credential } from '@/features/session/credential'
import { bindMiniIdentity, logInBy } from '@/features/session/entry-login'
import { endLapsed } from '@/features/session/lapsed'
import { followUnion, UNION_PAGE, unionLink } from '@/features/session/union-target'
import type { Binding, OauthReason } from '@/features/session/oauth-reason'
import { startWechatOauth } from '@/features/session/wechat-oauth'
import { stillHere } from '@/platform/navigation/address'
import { toast } from '@/platform/feedback/feedback'
import { platform } from '@/platform/environment/kind'
import { sleep } from '@/lib/sleep'
import { currentPath } from '@/routes/navigate'
import { pathOf } from '@/routes/paths'
import type { LaunchAction } from './context'

type Enter = Extract<LaunchAction, { do: 'enter' }>

/**
 * Interval of the checks whether a page is shown, ms, and the number of checks after which it is assumed to be.
 */
const LOOK_MS = 50
const LOOKS = 200

async function until(stands: () => boolean): Promise<void> {
  for (let look = 0; look < LOOKS && !stands(); look += 1) await sleep(LOOK_MS)
}

/** Nothing can be opened or shown before the first page is there. */
const firstPage = () => until(() => Taro.getCurrentPages().length > 0)

/** On H5, navigation resolves long before the page is shown: its code is still to be fetched. */
const arrived = (link: string) => until(() => currentPath() === pathOf(link))

const targetOf = (credential: Credential) => (credential.kind === 'union' ? credential.target : undefined)

/** Binds the WeChat identity to the member who has just logged in; true = the browser is leaving for it. */
async function bind(credential: Credential, binding: Binding): Promise<boolean> {
  if (platform() === 'mini') {
    if (binding === 'bind') await bindMiniIdentity()
    return false
  }
  const target = targetOf(credential)
  return startWechatOauth(target && unionLink(target), binding)
}

/**
 * Logs in with a credential, and opens the target of a union login, whatever its result (rules union.success,
 * union.failure). Messages are shown there: a toast is short, and the navigation would take up most of its
 * time.
 */
export async function enter(action: Enter): Promise<'stuck' | void> {
  const { credential } = action
  const { outcome, words } = await logInBy(credential)
  const target = targetOf(credential)
  if (outcome === 'in' && action.bind && (await bind(credential, action.bind))) return stillHere()
  if (!target && !words) return
  await firstPage()
  // the page whose only purpose is this login reports the missing response and offers a retry
  const stuck = outcome === 'unanswered' && currentPath() === UNION_PAGE
  if (target && !stuck) {
    await followUnion(target)
    const link = unionLink(target)
    if (words && link) await arrived(link)
  }
  if (words) toast(words)
  if (target && stuck) return 'stuck'
}

/** Goes to WeChat's login; resolves when the browser has come back, or at once if it does not leave. */
export async function leaveForWechat(why: OauthReason): Promise<void> {
  if (startWechatOauth(undefined, why)) await stillHere()
}

export const bindMini = bindMiniIdentity

/** Waits for the logins of this launch, and ends the remains of an earlier session (`lapsed`). */
export const endLapsedSession = (): Promise<void> => endLapsed(firstPage)
