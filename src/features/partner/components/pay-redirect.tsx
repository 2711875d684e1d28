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

/** Disabled until our order exists. */
const CREATING: Payment = { step: 'creating' }
const notYet = () => undefined

/**
 * From a partner to our cashier: creates our order and continues automatically. It looks like the cashier, with
 * the partner's data, so that it can be read without waiting.
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

/** The cashier of the order being created: one line, and the partner's price. */
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

/** Why our order could not be created, and further links. */
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
