import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { askAbout, stopPayments } from './ask-channel'
import type { PaymentDependencies } from './dependencies'
import { claimOpen, type OpenPayment } from './open-repository'
import { markClosed } from './payment-repository'

/** A notice usually comes within seconds; from this age on we ask by ourselves. */
const QUIET_MS = 30_000
const AT_ONCE = 200
/** What the channel has not answered by then has ended there long ago; if it was paid all the same, its notice says so. */
const PATIENCE_MS = 3 * 86_400_000

/**
 * Asks about payments whose notice has not come, for buyers who closed the app; and ends those whose order cannot be
 * paid any more. Nothing is asked about for ever.
 */
export function watchOpenPayments(dependencies: PaymentDependencies, now: Date): Promise<void> {
  const until = new Date(now.getTime() - QUIET_MS)
  return eachDue(
    () => claimOpen(now, until, dependencies.db),
    AT_ONCE,
    async (payment) => {
      const { orderNo, payable } = payment
      try {
        if (payable) await askAbout(dependencies, orderNo, now)
        else await stopPayments(dependencies, [orderNo], now)
      } catch (problem) {
        dependencies.log.warn({ err: problem, orderNo }, 'payment could not be asked about')
      }
      if (now.getTime() - payment.createdAt.getTime() > PATIENCE_MS) await giveUp(dependencies, payment)
    }
  )
}

async function giveUp({ db, log }: PaymentDependencies, { outTradeNo }: OpenPayment): Promise<void> {
  if (await markClosed(outTradeNo, db)) reportOutcome(log, 'payment', 'unanswered', { outTradeNo })
}
