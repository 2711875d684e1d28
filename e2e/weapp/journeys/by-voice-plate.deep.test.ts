import { guestSession } from '../../support/guest-session'
import { giveCard, plate } from '../../support/voice/plate'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { byVoice } from '../support/by-voice'

afterEach(closeApps)

test('who only hears the screen buys a plate for their card, and takes a privilege of it', async () => {
  const token = await guestSession(serverOrigin())
  await giveCard(serverOrigin(), token)
  const app = await openApp({ phone: phoneWith(token), launch: { path: 'pages/market/index' } })
  await plate(byVoice(app))
})
