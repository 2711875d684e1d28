import type { PayOutcome, PaySheet } from '@/platform/payment/pay-types'
import type { OrderState, PayParameters } from './model'
import { IDLE, next, type Payment, type PaymentEvent } from './payment-machine'

/** When to query the server, in seconds after the payment sheet closed: its result decides, and may be late. */
export const POLL_AT_S = [1, 2, 3, 5, 8] as const

/** The dependencies of a payment. */
export interface PaymentPorts {
  /** Creates the order and returns its number; throws the message to show. */
  readonly create: () => Promise<string>
  /** `elsewhere` = the user is being taken to where it is paid. */
  readonly begin: (orderNo: string) => Promise<PayParameters | 'elsewhere'>
  /** Called before the browser leaves for the payment page. */
  readonly leaving: (orderNo: string) => Promise<void>
  readonly pay: (sheet: PaySheet) => Promise<PayOutcome>
  readonly ask: (orderNo: string) => Promise<OrderState>
  readonly sleep: (ms: number) => Promise<void>
  /** The message for a failed call. */
  readonly explain: (error: unknown) => string
  /** Whether the order accepts no more payments, though it is not closed yet. */
  readonly isTooLate: (error: unknown) => boolean
  readonly changed: (payment: Payment) => void
}

/**
 * Runs a purchase from the tap to the server's result: creates the order if there is none, opens the payment,
 * queries the server. Ends as paid, cancelled, over, unknown, failed or left (the browser is on the payment
 * page).
 */
export async function runPayment(ports: PaymentPorts, orderNo?: string): Promise<Payment> {
  let payment = IDLE
  const tell = (event: PaymentEvent) => {
    payment = next(payment, event)
    ports.changed(payment)
    return payment
  }
  tell({ type: 'begin', orderNo })
  try {
    const number = orderNo ?? (await ports.create())
    if (orderNo === undefined) tell({ type: 'created', orderNo: number })
    const outcome = await openSheet(ports, number)
    if (outcome === 'settled') return tell({ type: 'settled' })
    tell({ type: 'sheet', outcome })
  } catch (error) {
    const tooLate = ports.isTooLate(error) || undefined
    return tell({ type: 'refused', message: ports.explain(error), tooLate })
  }
  return payment.step === 'confirming' ? confirm(ports, payment, tell) : payment
}

/** Opens the payment; one that was signed for a session which is over is signed anew, once. */
async function openSheet(
  ports: PaymentPorts,
  orderNo: string,
  isLast = false
): Promise<'settled' | Exclude<PayOutcome, 'expired'>> {
  const sheet = await ports.begin(orderNo)
  if (sheet === 'elsewhere') return 'left'
  if (sheet.settled) return 'settled'
  if (sheet.mwebUrl) await ports.leaving(orderNo)
  const outcome = await ports.pay(sheet)
  if (outcome !== 'expired') return outcome
  return isLast ? 'failed' : openSheet(ports, orderNo, true)
}

type Confirming = Extract<Payment, { step: 'confirming' }>

async function confirm(
  ports: PaymentPorts,
  { orderNo, sheet }: Confirming,
  tell: (event: PaymentEvent) => Payment
): Promise<Payment> {
  // after a cancelled or failed sheet, query once: the user may have paid at the last moment
  const times = sheet === 'paid' ? POLL_AT_S : [0]
  let passed = 0
  for (const at of times) {
    await ports.sleep((at - passed) * 1000)
    passed = at
    const state = await ports.ask(orderNo).catch(() => undefined)
    const payment = state === undefined ? undefined : tell({ type: 'answered', state })
    if (payment && payment.step !== 'confirming') return payment
  }
  return tell({ type: 'asksOver' })
}
