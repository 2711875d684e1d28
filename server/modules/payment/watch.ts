import { askAbout, stopPayments } from './ask-channel'
import type { PaymentDependencies } from './dependencies'
import { listOpen } from './open-repository'

/** A notice usually comes within seconds; from this age on we ask by ourselves. */
const PATIENCE_MS = 30_000
const AT_ONCE = 200

/**
 * Asks about payments whose notice has not come, for buyers who closed the app; and ends those whose order cannot be
 * paid any more.
 */
export async function watchOpenPayments(dependencies: PaymentDependencies, now: Date): Promise<void> {
  const until = new Date(now.getTime() - PATIENCE_MS)
  for (const { orderNo, payable } of await listOpen(now, until, AT_ONCE, dependencies.db)) {
    try {
      if (payable) await askAbout(dependencies, orderNo, now)
      else await stopPayments(dependencies, [orderNo], now)
    } catch (problem) {
      dependencies.log.warn({ err: problem, orderNo }, 'payment could not be asked about')
    }
  }
}
