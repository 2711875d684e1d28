import { useState, type ReactNode } from 'react'
import { endOrder } from '@/api/pending-writes'
import { cancelOrder } from '../commands'
import { usePayment } from '../use-payment'
import type { Order, Referral, OrderDraft } from '../model'
import { buyAgain } from '../navigation'
import { OrderCashier } from './order-cashier'
import { DraftCashier } from './draft-cashier'

export interface CashierProps {
  title: string
  /** An order that is there. */
  orderNo?: string | undefined
  /** What the order is made of when it is paid. */
  draft?: OrderDraft | undefined
  referral: Referral
  /** Stands above what is bought, while the order is not made yet. */
  head?: ReactNode
}

/**
 * The page on which an order is paid: an existing order, or a draft whose order is created by the first tap.
 * From then on it shows that order, also after a reload.
 */
export function Cashier({ title, orderNo: provided, draft, referral, head }: CashierProps) {
  const { payment, start, forget } = usePayment()
  const [made, setMade] = useState<string>()
  // what is being paid stays unchanged after the tap
  const resting = payment.step === 'idle' || payment.step === 'failed'
  const orderNo = provided ?? (resting ? made : undefined)

  // the overdue order would hold the new one's stock, coupon and limit
  const again = async (order: Order) => {
    forget()
    await cancelOrder(order.orderNo)
    if (provided !== undefined) await buyAgain(order)
  }

  if (orderNo !== undefined) {
    return (
      <OrderCashier
        title={title}
        orderNo={orderNo}
        payment={payment}
        onPay={() => void start({ orderNo })}
        onAgain={again}
        // an earlier, ended order of this draft does not prevent buying again
        onOver={() => {
          if (provided !== undefined || payment.step !== 'idle') return
          endOrder(orderNo)
          setMade(undefined)
        }}
      />
    )
  }
  return draft ? (
    <DraftCashier
      title={title}
      draft={draft}
      referral={referral}
      head={head}
      payment={payment}
      onOrder={setMade}
      onPay={(create) => void start({ create })}
    />
  ) : null
}
