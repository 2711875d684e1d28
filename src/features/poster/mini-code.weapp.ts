import { wechatEndpoints } from '@contract/wechat/endpoints'
import { call } from '@/api/call'
import { sleep } from '@/lib/sleep'
import { originOf } from '@/platform/environment/api-origin'
import { environment } from '@/platform/environment/environment'

/** A poster waits no longer for its code, ms: without one it carries the web link. */
const MAX_WAIT_MS = 3000

/** The code of the mini-program (小程序码) that opens the page of a web link, as a picture's address; undefined if none comes in time. */
export async function miniCode(address: string): Promise<string | undefined> {
  const link = address.slice(originOf(environment()).length)
  const code = call(wechatEndpoints.getMiniCode, { link }, { background: true }).then(
    ({ picture }) => picture,
    () => undefined
  )
  return Promise.race([code, sleep(MAX_WAIT_MS).then(() => undefined)])
}
