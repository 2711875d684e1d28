import { useCallback, useRef, useState } from 'react'
import { queryClient } from '@/api/query-client'
import { sleep } from '@/lib/sleep'
import { isInMiniProgram } from '@/platform/environment/kind'
import { pay } from '@/platform/payment/pay'
import { writeStored } from '@/platform/storage/stored-values'
import { currentLink } from '@/routes/current-link'
import { replace } from '@/routes/navigate'
import { beginPayment, refreshOrders } from './commands'
import type { PayParameters } from './model'
import { payElsewhere, payerRequested } from './pay-elsewhere'
import { IDLE, isBusy, type Payment } from './payment-machine'
import { payStateQuery } from './queries'
import { explain, isTooLate } from './refusal'
import { runPayment, type PaymentPorts } from './run-payment'
import { toResult, toUnpaid } from './navigation'

const ASKS = 'pages/h5PayRedirect/index'

/** Returning from the payment must lead to a page that checks its result. */
async function toPolling(orderNo: string): Promise<void> {
  if (!currentLink().startsWith(`/${ASKS}`)) await replace(ASKS, { orderNo })
}

async function beginHere(orderNo: string): Promise<PayParameters | 'elsewhere'> {
  writeStored('orderNo', orderNo)
  if (await payElsewhere(orderNo)) {
    // the mini-program's cashier lies over this page; WeChat's login comes back to the cashier by itself
    if (isInMiniProgram()) await toPolling(orderNo)
    return 'elsewhere'
  }
  try {
    return await beginPayment(orderNo)
  } catch (error) {
    if (payerRequested(error, orderNo)) return 'elsewhere'
    throw error
  }
}

const ports: Omit<PaymentPorts, 'create' | 'changed'> = {
  begin: beginHere,
  leaving: toPolling,
  pay,
  ask: async (orderNo) => (await queryClient.fetchQuery(payStateQuery(orderNo))).state,
  sleep,
  explain,
  isTooLate
}

/** What is paid: an order, or a draft whose order is made first. */
export type Target = { readonly orderNo: string } | { readonly create: () => Promise<string> }

/** Navigates after a finished payment; a failed one stays on the page. */
async function afterPayment(payment: Payment): Promise<void> {
  switch (payment.step) {
    case 'paid':
    case 'unknown':
    case 'over':
      // that page refreshes what a payment changes
      return toResult(payment.orderNo)
    case 'cancelled':
      await toUnpaid()
      return refreshOrders()
    case 'failed':
      // it may have failed because the order differs from what the page still shows
      return refreshOrders()
  }
}

export interface PagePayment {
  readonly payment: Payment
  readonly start: (target: Target) => Promise<void>
  /** Takes back that the last payment failed. */
  readonly forget: () => void
}

/** A payment of this page: one at a time, however often it is tapped. */
export function usePayment(): PagePayment {
  const [payment, setPayment] = useState<Payment>(IDLE)
  const current = useRef<Payment>(IDLE)

  const start = useCallback(async (target: Target) => {
    if (isBusy(current.current) || current.current.step === 'paid') return
    const changed = (now: Payment) => {
      current.current = now
      setPayment(now)
    }
    const existing = 'orderNo' in target ? target.orderNo : undefined
    const create = 'create' in target ? target.create : () => Promise.resolve(target.orderNo)
    await afterPayment(await runPayment({ ...ports, create, changed }, existing))
  }, [])

  const forget = useCallback(() => {
    if (current.current.step !== 'failed') return
    current.current = IDLE
    setPayment(IDLE)
  }, [])

  return { payment, start, forget }
}
