import { isLoggedIn } from './atoms'
import { loginByPopUp } from './login-pop-up'
import { restoring } from './restore'

/**
 * For an action that needs a member: true at once, or after the login pop-up; false when the visitor closed it. A session
 * that is just being given back is waited for.
 */
export function requireLogin(): Promise<boolean> {
  if (isLoggedIn()) return Promise.resolve(true)
  return restoring()?.then((loggedIn) => loggedIn || loginByPopUp()) ?? loginByPopUp()
}
