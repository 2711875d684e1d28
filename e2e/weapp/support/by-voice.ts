import type { Target } from '../../support/voice/listener'
import type { MiniProgram } from '../host/mini-program'
import { Reader } from '../voice/reader'
import { beginApp, serverOrigin } from './app'

/** A mini-program for who only hears it; WeChat logs in by one tap, and pays over the app. */
export function byVoice(app: MiniProgram): Target {
  const reader = new Reader(app)
  return {
    listener: reader,
    origin: serverOrigin(),
    async logIn() {
      await reader.use(/^同意用户协议.*复选框，未选中$/)
      expect(await reader.heard()).toMatch(/复选框，已选中$/)
      await reader.use(/^手机号一键登录，按钮$/)
    },
    async pay() {
      await reader.use(/^立即支付，按钮$/)
      await reader.arrive(/^支付结果/)
    },
    // WeChat reads its own question, and takes the answer
    agree: (question) =>
      app.waitFor(String(question), () => app.modals.some((asked) => question.test(asked))),
    parameter: (name) => String(app.page.address.query[name]),
    async withoutNetwork(then) {
      const { page: path, query } = app.page.address
      const launch = { path, query: { ...query } as Record<string, string> }
      const offline = beginApp({ phone: app.phone, launch })
      await offline.setOnline(false)
      await then(new Reader(offline))
      offline.end()
      await app.showAgain(launch)
    }
  }
}
