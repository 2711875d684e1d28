import { guestSession } from '../../support/guest-session'
import { fillWallet, wallet } from '../../support/voice/wallet'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { byVoice } from '../support/by-voice'

afterEach(closeApps)

test('who only hears the screen takes a coupon, hears their points and shows a voucher', async () => {
  const token = await guestSession(serverOrigin())
  await fillWallet(serverOrigin(), token)
  await wallet(byVoice(await openApp({ phone: phoneWith(token) })))
})
