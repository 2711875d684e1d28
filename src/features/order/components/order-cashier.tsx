import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '@/lib/server-now'
import { Page } from '@/ui/page/page'
import { amountsOf, isPaid, type Order, type OrderDetail } from '../model'
import type { Payment } from '../payment-machine'
import { orderDetailQuery } from '../queries'
import { backFromCashier, toResult } from '../navigation'
import { AgainBar } from './again-bar'
import { CashierBody } from './cashier-body'
import { CashierSkeleton } from './cashier-skeleton'
import { Delivery } from './delivery'
import { OrderStateful } from './order-stateful'
import { OrderOver } from './order-over'
import { PayBar } from './pay-bar'

export interface OrderCashierProps {
  title: string
  orderNo: string
  payment: Payment
  onPay: () => void
  /** It expires too soon to be paid: clears the way for a new one. */
  onAgain: (order: Order) => Promise<void>
  /** The order can no longer be paid. */
  onOver: () => void
}

/** An order that is there: how long it can still be paid, its lines and amounts, the button. */
export function OrderCashier({ title, orderNo, payment, onPay, onAgain, onOver }: OrderCashierProps) {
  const detail = useQuery(orderDetailQuery(orderNo))
  const [late, setLate] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const order = detail.data?.order
  const state = order?.state
  const resting = payment.step === 'idle' || payment.step === 'failed'

  // once: an order that goes on from paid to fulfilled leads to its result a single time
  const paid = state === undefined || state === 'unpaid' ? undefined : isPaid(state)
  useEffect(() => {
    if (paid === false) onOver()
    else if (paid && resting) void toResult(orderNo)
    // follows the state of the order alone
    // oxlint-disable-next-line react/exhaustive-deps
  }, [paid])

  const overdue = late || (order !== undefined && Date.parse(order.expiresAt) <= serverNow())
  const payable = order?.state === 'unpaid' && !overdue
  const tooLate = payment.step === 'failed' && payment.tooLate ? payment.message : undefined
  const again = async () => {
    if (!order) return
    setLeaving(true)
    // a refusal is reported by the error catalogue, and the order is refetched
    await onAgain(order).catch(() => undefined)
    setLeaving(false)
  }
  const bar =
    tooLate !== undefined || leaving ? (
      <AgainBar reason={tooLate} loading={leaving} onPress={() => void again()} />
    ) : (
      <PayBar payFen={order?.payFen ?? 0} payment={payment} onPay={onPay} />
    )
  return (
    <Page title={title} onBack={order && (() => void backFromCashier(order))} bottom={payable ? bar : null}>
      <OrderStateful query={detail} skeleton={<CashierSkeleton />}>
        {(data) =>
          payable ? <Payable detail={data} onLate={() => setLate(true)} /> : <OrderOver detail={data} />
        }
      </OrderStateful>
    </Page>
  )
}

function Payable({ detail, onLate }: { detail: OrderDetail; onLate: () => void }) {
  const { order, couponName } = detail
  return (
    <CashierBody
      kind={order.kind}
      lines={order.lines}
      amounts={{ ...amountsOf(order), couponName }}
      words='支付剩余时间'
      until={order.expiresAt}
      onLate={onLate}
      delivery={<Delivery detail={detail} />}
    />
  )
}
