import { entryLoginSettled } from './entry-login-state'
import { offerLogin } from './login-pop-up'
import { mayRestore } from './restore'
import { endSession, isLapsed } from './session'
import { triedWechatOauth } from './wechat-oauth'

/**
 * Ends a session that ran out before this start, where nobody has logged in in its place: the device may be anybody's by now, and what
 * was the member's goes. Whoever was sent to WeChat for it was thrown out just now, and is offered the login as in any other browser
 * (`relogin`).
 * @param standing settles when a page stands, over which that can be shown
 */
export async function endLapsed(standing: () => Promise<void>): Promise<void> {
  await entryLoginSettled()
  // no answer yet: the session may still be there
  if (!isLapsed() || mayRestore()) return
  endSession()
  if (!triedWechatOauth('relogin')) return
  await standing()
  offerLogin()
}
