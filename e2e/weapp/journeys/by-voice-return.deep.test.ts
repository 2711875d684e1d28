import { goodsReturn } from '../../support/voice/goods-return'
import { guestSession } from '../../support/guest-session'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { byVoice } from '../support/by-voice'

afterEach(closeApps)

test('who only hears the screen buys goods, receives them, gives them back, and hears that the money is back', async () => {
  const phone = phoneWith(await guestSession(serverOrigin()))
  const app = await openApp({ phone })
  app.answers.receipt = 'fail'
  await goodsReturn(byVoice(app))
})
