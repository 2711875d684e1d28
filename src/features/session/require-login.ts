import { sleep } from '@/lib/sleep'
import { isLoggedIn } from './atoms'
import { entryLoginSettled, isEntryLoginRunning } from './entry-login-state'
import { loginByPopUp } from './login-pop-up'
import { restoring } from './restore'

/** How long a press waits for a silent login under way, ms; then the login is offered. */
const PATIENCE_MS = 3000

/** Offers the login, unless a session being restored arrives first. */
function loginHere(): Promise<boolean> {
  if (isLoggedIn()) return Promise.resolve(true)
  return restoring()?.then((loggedIn) => loggedIn || loginByPopUp()) ?? loginByPopUp()
}

/**
 * For an action that needs a member: true at once, or after the login pop-up; false when the visitor closed it. A login by the
 * link that was opened, or a session that is just being given back, is waited for: what is done is done as that member.
 */
export function requireLogin(): Promise<boolean> {
  if (!isEntryLoginRunning()) return loginHere()
  return Promise.race([entryLoginSettled(), sleep(PATIENCE_MS)]).then(loginHere)
}
