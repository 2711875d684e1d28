import { PayUnreachable } from '../../gateways/pay/pay-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { queryOpenPayments, stopPayments } from './ask-channel'
import type { PaymentDependencies } from './dependencies'
import { claimOpen, type OpenPayment } from './open-repository'
import { markClosed } from './payment-repository'

/** A notice usually arrives within seconds; from this age on we query. */
const QUIET_MS = 30_000
const AT_ONCE = 200
/** What the channel has not answered by then ended there long ago; if it was paid after all, its notice says so. */
const PATIENCE_MS = 3 * 86_400_000

/**
 * Queries payments without a notice, for buyers who closed the app; and ends those whose order can no longer be paid.
 * Nothing is queried for ever.
 */
export function watchOpenPayments(dependencies: PaymentDependencies, now: Date): Promise<void> {
  const until = new Date(now.getTime() - QUIET_MS)
  return eachDue(
    () => claimOpen(now, until, dependencies.db),
    AT_ONCE,
    async (payment) => {
      const { orderNo, payable } = payment
      let isSilent = false
      try {
        if (payable) await queryOpenPayments(dependencies, orderNo, now)
        else await stopPayments(dependencies, [orderNo], now)
      } catch (problem) {
        isSilent = problem instanceof PayUnreachable
        dependencies.log.warn({ err: problem, orderNo }, 'payment could not be asked about')
      }
      if (now.getTime() - payment.createdAt.getTime() > PATIENCE_MS) await giveUp(dependencies, payment)
      return !isSilent
    },
    // all open payments of its order are asked about
    { keyOf: ({ orderNo }) => orderNo }
  )
}

async function giveUp({ db, log }: PaymentDependencies, { outTradeNo }: OpenPayment): Promise<void> {
  if (await markClosed(outTradeNo, db)) reportOutcome(log, 'payment', 'unanswered', { outTradeNo })
}
