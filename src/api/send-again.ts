import { readStored } from '@/platform/storage/stored-values'
import { reactionTo } from './catalogue'
import { ApiError } from './error'
import { failurePort, react } from './failure'

/**
 * Sends, and retries once after a new login (rule login.expired), unless `signal` is aborted; never for another
 * member: WeChat's identity, or another tab, may have logged in someone other than the original caller.
 */
export async function sentLoggedIn(send: () => Promise<unknown>, signal?: AbortSignal): Promise<unknown> {
  const token = readStored('accessToken')
  const member = readStored('memberId')
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || !reactionTo(error).relogin) throw error
    react(error, { quiet: true })
    if (!(await failurePort().loginExpired(token)) || signal?.aborted) throw error
    if (member !== undefined && readStored('memberId') !== member) throw error
    return send()
  }
}
