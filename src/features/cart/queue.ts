import { ApiError, isForLater, isQueued, isUnanswered } from '@/api/error'

/** Between attempts while the server cannot be reached, s: the place is kept meanwhile. */
const LOST_SECONDS = 5
const LOST_TEXT = '网络不稳定，正在重新连接，恢复后继续排队'

/** How the words of the server end. */
const AGAIN = /(\d+) 秒后自动刷新$/

/** Seconds after which who waits in a queue asks again; undefined for every other error. */
export function againSeconds(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !isQueued(error)) return undefined
  return Number(AGAIN.exec(error.message)?.[1] ?? LOST_SECONDS)
}

/**
 * Orders goods that very many want: asks again when the server says so, as it keeps the place, until there is an order or a refusal.
 * `told`: what the buyer is told meanwhile, in the server's words. @returns undefined if the buyer left (`signal`)
 * @throws ApiError
 */
export async function inTurn<T>(
  order: () => Promise<T>,
  told: (words: string) => void,
  signal: AbortSignal
): Promise<T | undefined> {
  let waits = false
  for (;;) {
    try {
      return await order()
    } catch (error) {
      const seconds = againSeconds(error)
      const lost = waits && (isUnanswered(error) || isForLater(error))
      if (seconds === undefined && !lost) throw error
      if (signal.aborted) return undefined
      waits = true
      told(seconds === undefined ? LOST_TEXT : (error as ApiError).message)
      await pause(seconds ?? LOST_SECONDS, signal)
      if (signal.aborted) return undefined
    }
  }
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
