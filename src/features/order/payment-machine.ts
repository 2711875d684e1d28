import { isPaid, type OrderState } from './model'

/** The progress of a payment. Only the server decides what is paid, never the payment sheet. */
export type Payment =
  | { readonly step: 'idle' }
  | { readonly step: 'creating' }
  /** The payment sheet is being opened, or open. */
  | { readonly step: 'paying'; readonly orderNo: string }
  /** The browser has gone on to the payment page. */
  | { readonly step: 'left'; readonly orderNo: string }
  | { readonly step: 'confirming'; readonly orderNo: string; readonly sheet: SheetOutcome }
  | { readonly step: 'paid' | 'cancelled' | 'over' | 'unknown'; readonly orderNo: string }
  | {
      readonly step: 'failed'
      readonly orderNo: string | undefined
      readonly message: string
      /** This order accepts no more payments; a new one has to be created. */
      readonly tooLate?: true | undefined
    }

type SheetOutcome = 'paid' | 'cancelled' | 'failed'

export type PaymentEvent =
  | { readonly type: 'begin'; readonly orderNo?: string | undefined }
  | { readonly type: 'created'; readonly orderNo: string }
  | {
      readonly type: 'refused'
      readonly message: string
      readonly orderNo?: string
      readonly tooLate?: true | undefined
    }
  /** The server says that there is nothing left to pay. */
  | { readonly type: 'settled' }
  | { readonly type: 'sheet'; readonly outcome: SheetOutcome | 'left' }
  /** The order's state according to the server. */
  | { readonly type: 'answered'; readonly state: OrderState }
  /** The planned number of checks is used up. */
  | { readonly type: 'asksOver' }

export const IDLE: Payment = { step: 'idle' }
export const SHEET_FAILED = '支付未成功，订单已保留，请再试一次'

// `left` is not among them: a user who sees the page again has come back and may pay again
const BUSY: readonly Payment['step'][] = ['creating', 'paying', 'confirming']

/** Something is under way: further taps are ignored. */
export const isBusy = ({ step }: Payment): boolean => BUSY.includes(step)

/** The payment after an event; an event that does not fit changes nothing. */
export function next(payment: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'begin':
      return isBusy(payment) || payment.step === 'paid' ? payment : begun(event.orderNo)
    case 'created':
      return payment.step === 'creating' ? { step: 'paying', orderNo: event.orderNo } : payment
    case 'refused':
      return payment.step === 'creating' || payment.step === 'paying' ? refused(payment, event) : payment
    case 'settled':
      return payment.step === 'paying' ? { step: 'paid', orderNo: payment.orderNo } : payment
    case 'sheet':
      return payment.step === 'paying' ? afterSheet(payment.orderNo, event.outcome) : payment
    case 'answered':
      return answered(payment, event.state)
    case 'asksOver':
      return payment.step === 'confirming' ? unanswered(payment) : payment
  }
}

const begun = (orderNo: string | undefined): Payment =>
  orderNo === undefined ? { step: 'creating' } : { step: 'paying', orderNo }

function refused(payment: Payment, event: Extract<PaymentEvent, { type: 'refused' }>): Payment {
  const orderNo = event.orderNo ?? (payment.step === 'paying' ? payment.orderNo : undefined)
  return { step: 'failed', orderNo, message: event.message, tooLate: event.tooLate }
}

const afterSheet = (orderNo: string, outcome: SheetOutcome | 'left'): Payment =>
  outcome === 'left' ? { step: 'left', orderNo } : { step: 'confirming', orderNo, sheet: outcome }

const ASKED: readonly Payment['step'][] = ['confirming', 'left', 'unknown']

function answered(payment: Payment, state: OrderState): Payment {
  if (!ASKED.includes(payment.step) || !('orderNo' in payment) || payment.orderNo === undefined)
    return payment
  const { orderNo } = payment
  if (isPaid(state)) return { step: 'paid', orderNo }
  if (state !== 'unpaid') return { step: 'over', orderNo }
  // unpaid: after a payment that the sheet reports it may only be late; otherwise it is the truth
  return payment.step === 'confirming' && payment.sheet !== 'paid' ? unanswered(payment) : payment
}

function unanswered({ orderNo, sheet }: Extract<Payment, { step: 'confirming' }>): Payment {
  if (sheet === 'failed') return { step: 'failed', orderNo, message: SHEET_FAILED }
  return { step: sheet === 'cancelled' ? 'cancelled' : 'unknown', orderNo }
}
