import type { MiniProgram } from '../host/mini-program'
import { serverOrigin } from './app'

/** The address of the web view that is shown, at the server of the test: the app knows it by the one it was built for. */
export function addressOf(app: MiniProgram): string {
  if (!app.webAddress) throw new Error(`no web view on ${app.path}`)
  const { pathname, search } = new URL(app.webAddress)
  return serverOrigin() + pathname + search
}

/** What the partner's page does by the SDK of web views: the mini-program's own page takes the web view's place. */
export async function comeBack(app: MiniProgram, payUrl: URL): Promise<void> {
  await app.showAgain({
    path: payUrl.pathname.slice(1),
    query: { orderNo: payUrl.searchParams.get('orderNo') ?? '' }
  })
}
