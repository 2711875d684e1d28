import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'

/** Work of which only some may be done at a time in this process, because each holds much memory. */
export interface Semaphore {
  /** Does `work` when its turn comes. @throws BusinessError 503 when too many wait already, or what the work throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** `atOnce` are done at a time, up to `waiting` more wait for their turn, first come, first served. */
export function createSemaphore({ permits, maxWaiting }: { permits: number; maxWaiting: number }): Semaphore {
  const queue: (() => void)[] = []
  let busy = 0

  async function enter(): Promise<void> {
    if (busy < permits) {
      busy += 1
      return
    }
    if (queue.length >= maxWaiting) {
      throw new BusinessError(RESULT.overloaded, '现在使用的人很多，请过一会儿再试', { retryAfterSeconds: 5 })
    }
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else busy -= 1
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    }
  }
}
