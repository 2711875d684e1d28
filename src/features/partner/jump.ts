import type { ThirdPartyRedirect } from '@contract/types'
import { requireLogin } from '@/features/session/require-login'
import { withQuery } from '@/lib/query-string'
import { toast } from '@/platform/feedback/feedback'
import { isInMiniProgram, platform } from '@/platform/environment/kind'
import { openInMini } from '@/platform/wechat/mini-bridge'
import { openOtherMini } from '@/platform/wechat/other-mini'
import { navigate, navigateTo } from '@/routes/navigate'
import { planJump, type JumpStep, type Placement, type Surface } from './model'

const UNSUPPORTED = '这里无法打开小程序，请到微信中打开'

function surface(): Surface {
  if (platform() === 'mini') return 'mini'
  return isInMiniProgram() ? 'webInMini' : 'web'
}

/** Extra parameters for a page of ours: the selected film, the city. */
export type JumpExtras = Readonly<Record<string, string | undefined>>

/**
 * The number of the latest jump: a login that an older one waits for may never end, or end after another tap.
 */
let newest = 0

async function openPlacement(placement: Placement, url: string): Promise<void> {
  const mine = newest
  if (!(await requireLogin()) || mine !== newest) return
  // the page fetches the signed address itself, so that no sign ever appears in an address of ours
  return navigate(`pages/${placement.page}/index`, { url, ...(placement.way ? { way: placement.way } : {}) })
}

/** Tries one step; false = not possible here, try the next. */
async function take(step: JumpStep, extras: JumpExtras): Promise<boolean> {
  switch (step.kind) {
    case 'otherMini':
      requesting = true
      return (await openOtherMini(step).finally(() => (requesting = false))) !== 'unsupported'
    case 'aroundUs':
      return openInMini(withQuery(step.link, extras))
    case 'ownPage':
      await navigateTo(withQuery(step.link, extras))
      return true
    case 'throughOurs':
      await navigate('pages/openXcx/index', {
        path: 'pages/goPrivilegeMini/index',
        query: withQuery('', { id: step.appId, path: step.path }).replace(/^\?/, '')
      })
      return true
    case 'placement':
      await openPlacement(step, step.redirectUrl)
      return true
    case 'address':
      await navigate('pages/webview/index', { url: step.url })
      return true
  }
}

/** WeChat asks whether to open another mini-program: meanwhile, further taps are ignored. */
let requesting = false

/**
 * Goes where a benefit of a partner leads (see {@link planJump}). Of several taps only one takes effect. In the
 * mini-program call it first thing in the tap: WeChat opens another mini-program only there.
 */
export async function jump(redirect: ThirdPartyRedirect, extras: JumpExtras = {}): Promise<void> {
  if (requesting) return
  newest += 1
  const steps = planJump(redirect, surface())
  for (const step of steps) if (await take(step, extras)) return
  if (steps.length > 0) toast(UNSUPPORTED)
}
