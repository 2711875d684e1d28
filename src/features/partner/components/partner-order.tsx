import type { ReactNode } from 'react'
import { OrderStateful } from '@/features/order/components/order-stateful'
import { Page } from '@/ui/page/page'
import type { PartnerOrder as Order } from '../model'
import type { PartnerOrderView } from '../use-partner-order'
import { backFromOrder } from '../back-navigation'
import { PartnerOrderOver } from './order-over'

export interface PartnerOrderProps {
  title: string
  view: PartnerOrderView
  /** The bar while it can be paid. */
  bottom?: ReactNode
  /** Shown in its place while it loads. */
  skeleton: ReactNode
  /** An order that can be paid. */
  children: (order: Order) => ReactNode
}

/** A page about a partner's order: loading, unknown, failed, payable, or its status. */
export function PartnerOrder({ title, view, bottom, skeleton, children }: PartnerOrderProps) {
  const { query, stage } = view
  return (
    <Page
      title={title}
      onBack={query.data && (() => void backFromOrder(query.data))}
      bottom={stage === 'payable' ? bottom : null}
    >
      <OrderStateful query={query} skeleton={skeleton}>
        {(order) =>
          stage === 'payable' ? (
            children(order)
          ) : stage ? (
            <PartnerOrderOver order={order} stage={stage} />
          ) : null
        }
      </OrderStateful>
    </Page>
  )
}
