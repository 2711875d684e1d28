import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from './business-error'

/** Limits concurrent work in this process, because each piece holds much memory. */
export interface Semaphore {
  /** Runs `work` as soon as a slot is free. @throws BusinessError 503 if too many are waiting already, or what the work throws */
  run<T>(work: () => Promise<T>): Promise<T>
}

/** `atOnce` run concurrently, up to `waiting` more wait in order of arrival. */
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
