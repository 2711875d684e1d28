import type { ReactNode } from 'react'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { Page } from '@/ui/page/page'
import type { PartnerOrder as Order } from '../model'
import type { PartnerOrderView } from '../use-partner-order'
import { backFromOrder } from '../way-back'
import { PartnerOrderOver } from './order-over'
import { OrderSummary } from './order-summary'
import { SummarySkeleton } from './summary-skeleton'

export interface PartnerOrderProps {
  title: string
  view: PartnerOrderView
  /** The bar while it can be paid. */
  bottom?: ReactNode
  /** Below what is being paid. */
  children: (order: Order) => ReactNode
}

/** A page about a partner's order: loading, unknown, failed, to be paid, or how it stands. */
export function PartnerOrder({ title, view, bottom, children }: PartnerOrderProps) {
  const { query, stage, expire } = view
  return (
    <Page
      title={title}
      onBack={query.data && (() => void backFromOrder(query.data))}
      bottom={stage === 'payable' ? bottom : null}
    >
      <OrderStateful query={query} skeleton={<SummarySkeleton />}>
        {(order) =>
          stage === 'payable' ? (
            <>
              <OrderSummary order={order} onLate={expire} />
              {children(order)}
            </>
          ) : stage ? (
            <PartnerOrderOver order={order} stage={stage} />
          ) : null
        }
      </OrderStateful>
    </Page>
  )
}
