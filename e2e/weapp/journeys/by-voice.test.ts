import { newMobile } from '../../support/api'
import { logInByCode } from '../../support/voice/log-in'
import { mainJob } from '../../support/voice/main-job'
import { exhaustCodes } from '../../support/strangers'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { byVoice } from '../support/by-voice'

afterEach(closeApps)

/** Nothing is found here but by what is said of it, one stop after the other. */
test('who only hears the screen logs in, buys a card and takes a right of it', async () => {
  await mainJob(byVoice(await openApp()))
})

test('who only hears the screen answers a sum in place of the puzzle, and logs in by a code', async () => {
  const { listener, origin } = byVoice(await openApp({ launch: { path: 'pages/login/index' } }))
  const mobile = newMobile()
  await exhaustCodes(serverOrigin(), mobile)
  await listener.use(/^短信验证码登录，按钮$/)
  await logInByCode(listener, origin, mobile, { puzzle: true })
  await listener.find(/^我的，标签页/)
})
