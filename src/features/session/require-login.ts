import { isLoggedIn } from './atoms'
import { loginByPopUp } from './login-pop-up'

/** For an action that needs a member: true at once, or after the login pop-up; false when the visitor closed it. */
export function requireLogin(): Promise<boolean> {
  return isLoggedIn() ? Promise.resolve(true) : loginByPopUp()
}
