import { newMobile } from '../../support/api'
import { logInByCode } from '../../support/voice/log-in'
import type { Target } from '../../support/voice/listener'
import { Reader } from '../voice/reader'
import { appOrigin, type Phone } from './phone'

/** A browser for who only hears it, before it opens its first page; a code by SMS logs in, and the channel's own page takes the money. */
export async function byVoice({ page, context }: Phone): Promise<Target> {
  const reader = await Reader.of(page)
  return {
    listener: reader,
    origin: appOrigin(),
    logIn: () => logInByCode(reader, appOrigin(), newMobile()),
    async pay() {
      await reader.use(/^立即支付，按钮$/)
      await reader.use(/^支付，按钮$/)
      await reader.arrive(/^支付结果/)
    },
    async agree(question, answer) {
      await reader.arrive(question)
      await reader.use(answer)
    },
    parameter: (name) => new URL(page.url()).searchParams.get(name) ?? '',
    async withoutNetwork(then) {
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
      await context.setOffline(true)
      await page.reload()
      await then(reader)
      await context.setOffline(false)
      await page.reload()
    }
  }
}
