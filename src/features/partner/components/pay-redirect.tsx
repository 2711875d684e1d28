import { CashierBody } from '@/features/order/components/cashier-body'
import { CashierSkeleton } from '@/features/order/components/cashier-skeleton'
import { PayBar } from '@/features/order/components/pay-bar'
import { ResultButtons } from '@/features/order/components/result-buttons'
import type { Payment } from '@/features/order/payment-machine'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import type { PartnerOrder as Order } from '../model'
import type { OrderSource } from '../orders'
import { useAutoPay, usePartnerOrder, type PartnerOrderView } from '../use-partner-order'
import { backToPartner, backLabel } from '../back-navigation'
import { OrderSummary } from './order-summary'
import { PartnerOrder } from './partner-order'
import css from './pay-redirect.module.scss'

export interface PayProps {
  title: string
  source: OrderSource
  /** The partner's number. */
  orderNo: string
}

/** Nobody can press before our order is there. */
const CREATING: Payment = { step: 'creating' }
const notYet = () => undefined

/**
 * From a partner to our cashier: makes our order for it and goes on by itself. It looks as the cashier will, with what the partner tells,
 * so that nothing has to be waited for to be read.
 */
export function PayRedirect({ title, source, orderNo }: PayProps) {
  const view = usePartnerOrder(source, orderNo)
  useAutoPay(view)
  const { query, fault } = view
  const bar = <PayBar payFen={query.data?.payFen ?? 0} payment={CREATING} onPay={notYet} />
  return (
    <PartnerOrder
      title={title}
      view={view}
      bottom={fault === undefined ? bar : null}
      skeleton={<CashierSkeleton />}
    >
      {(order) =>
        fault === undefined ? <CashierOf order={order} view={view} /> : <Failed order={order} view={view} />
      }
    </PartnerOrder>
  )
}

interface PartProps {
  order: Order
  view: PartnerOrderView
}

/** The cashier of the order that is being made: one line, and the partner's price. */
function CashierOf({ order, view }: PartProps) {
  const { partnerName, partnerOrderNo: itemId, title: name, detail, picture, payFen, expiresAt } = order
  return (
    <CashierBody
      kind='partner'
      lines={[{ itemId, name, detail, picture, unitFen: payFen, quantity: 1 }]}
      amounts={{ totalFen: payFen, discountFen: 0, payFen }}
      words={`${partnerName}为您保留`}
      until={expiresAt}
      onLate={view.expire}
    />
  )
}

/** Why our order could not be made, and the ways on. */
function Failed({ order, view: { busy, fault, pay, expire } }: PartProps) {
  return (
    <>
      <OrderSummary order={order} onLate={expire} />
      <ResultButtons>
        <Fault text={fault} className={css.fault} />
        <Button block loading={busy} onPress={pay}>
          重试
        </Button>
        <Button kind='quiet' block onPress={() => void backToPartner(order)}>
          {backLabel(order)}
        </Button>
      </ResultButtons>
    </>
  )
}
