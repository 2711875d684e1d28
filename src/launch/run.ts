import { currentChannel } from '@/channels/current'
import { enterChannel } from '@/features/channel/commands'
import { isLoggedIn } from '@/features/session/atoms'
import { loginSilently } from '@/features/session/silent-login'
import { runEntryLogin, isEntryLoginRunning } from '@/features/session/entry-login-state'
import { mayRestore, restoreSession } from '@/features/session/restore'
import { endSession, followStored, isLapsed, isLoggedOut } from '@/features/session/session'
import { cleanAddress } from '@/platform/navigation/address'
import { entry, type Entry } from '@/platform/navigation/entry'
import { toast } from '@/platform/feedback/feedback'
import { isInMiniProgram, platform } from '@/platform/environment/kind'
import { hasOtherTabs, onStoredElsewhere } from '@/platform/storage/other-tabs'
import { isPaying } from '@/platform/payment/paying'
import { isSinglePage, SINGLE_PAGE_TEXT } from '@/platform/wechat/single-page'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { closeRoads } from '@/routes/navigate'
import { normaliseQuery } from '@/routes/query'
import type { LaunchAction, LaunchContext } from './context'
import { loginOf, planHide, planShow } from './plan'
import { asLinked } from './scanned'

/** The credential used last, while the app runs. */
let entered: string | undefined

function contextOf(event: LaunchContext['event'], { path, scene, query, lastState }: Entry): LaunchContext {
  return {
    event,
    platform: platform(),
    inMiniProgram: isInMiniProgram(),
    path,
    scene,
    query: normaliseQuery(query),
    lastState,
    capabilities: currentChannel().capabilities,
    stored: stored()
  }
}

const stored = (): LaunchContext['stored'] => ({
  loggedIn: isLoggedIn(),
  loggedOut: isLoggedOut(),
  restorable: mayRestore() && !isEntryLoginRunning(),
  removeToken: readStored('REMOVE_TOKEN') === true,
  oauthState: readStored('oauthSent')?.state,
  oauthTried: readStored('oauthTried') ?? [],
  entered
})

/**
 * A login of the mini-program that fails or is refused shows the login pop-up (rule error.miniLogin) on
 * members' pages: `LoginGate` does so once this has ended. Elsewhere a visitor is asked to log in only when
 * they press something that requires it, as WeChat's review demands.
 */
const login = async (): Promise<void> => void (await loginSilently())

/** Code for logging in by link is fetched only when needed. */
const ways = () => import(/* webpackChunkName: "entry" */ './enter')
const judge = () => import(/* webpackChunkName: "entry" */ './credentials')

/** Carries out a login; meanwhile no page starts another. */
async function logIn(action: LaunchAction): Promise<'stuck' | void> {
  switch (action.do) {
    case 'loginSilently':
      return login()
    case 'judge': {
      const [next] = (await judge()).planLogin(action.context)
      return next && logIn(next)
    }
    case 'enter':
      return (await ways()).enter(action)
    case 'startOauth':
      return (await ways()).leaveForWechat(action.why)
    case 'bindMini':
      return (await ways()).bindMini()
  }
}

/** A login drops another member's values: the card number brought by the same link must survive it. */
async function logInKeeping(action: LaunchAction, cardNo: string | undefined): Promise<'stuck' | void> {
  const end = await logIn(action)
  if (cardNo && isLoggedIn() && readStored('cardNo') === undefined) writeStored('cardNo', cardNo)
  return end
}

/** Restores the lost session and continues as if it had been there, or as a visitor if there is none. */
async function restoreAndLogIn(context: LaunchContext, cardNo: string | undefined): Promise<'stuck' | void> {
  await restoreSession()
  const existing = { ...context.stored, loggedIn: isLoggedIn(), loggedOut: isLoggedOut(), restorable: false }
  const [next] = loginOf({ ...context, stored: existing })
  return next && logInKeeping(next, cardNo)
}

function carryOut(action: LaunchAction, cardNo?: string): void {
  switch (action.do) {
    case 'cleanAddress':
      return cleanAddress(action.names, action.last)
    case 'enterChannel':
      return enterChannel(action.code)
    case 'store':
      // the first inviting friend wins
      if (action.key === 'invite' && readStored('invite')) return
      return writeStored(action.key, action.value)
    case 'flag':
      // a cleared flag equals one that was never set
      return action.value || action.key === 'F7IbDJpdSY'
        ? writeStored(action.key, action.value)
        : removeStored(action.key)
    case 'removeToken':
      return endSession()
    case 'bindMini':
      return void logIn(action).catch(() => undefined)
    case 'restore':
      entered = action.key ?? entered
      return void runEntryLogin(() => restoreAndLogIn(action.context, cardNo))
    case 'judge':
      entered = action.key
      return void runEntryLogin(() => logInKeeping(action, cardNo))
    default:
      return void runEntryLogin(() => logInKeeping(action, cardNo))
  }
}

function carryOutAll(actions: readonly LaunchAction[]): void {
  const [cardNo] = actions.flatMap((action) =>
    action.do === 'store' && action.key === 'cardNo' ? [action.value] : []
  )
  actions.forEach((action) => carryOut(action, cardNo))
}

/** Launch: before anything is rendered, as it chooses the channel and removes secrets from the address. */
export function launch(): void {
  onStoredElsewhere(followStored)
  if (isSinglePage()) closeRoads(() => toast(SINGLE_PAGE_TEXT))
  carryOutAll(planShow(contextOf('launch', asLinked(entry()))))
  // a mini-program's storage belongs to one WeChat user, who is logged in silently
  if (isLapsed() && platform() !== 'mini')
    void ways()
      .then(({ endLapsedSession }) => endLapsedSession())
      .catch(() => undefined)
}

/** Handles show, with the address that reopened the app. */
export function show(how: Partial<Entry> | undefined): void {
  const { path = '', scene = 0, query = {} } = how ?? {}
  // a sleeping tab may have missed changes made by another
  if (hasOtherTabs) followStored()
  carryOutAll(planShow(contextOf('show', asLinked({ path, scene, query }))))
}

/** Handles hide. */
export function hide(): void {
  carryOutAll(planHide({ stored: stored(), paying: isPaying() }))
}
