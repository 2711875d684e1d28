import { guestSession } from '../../support/guest-session'
import { noteTraveller, ticket } from '../../support/voice/ticket'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { byVoice } from '../support/by-voice'

afterEach(closeApps)

test('who only hears the screen buys a ticket, has its code without a network, and gives it back', async () => {
  const token = await guestSession(serverOrigin())
  await noteTraveller(serverOrigin(), token)
  const app = await openApp({ phone: phoneWith(token), launch: { path: 'pages/market/index' } })
  await ticket(byVoice(app))
})
