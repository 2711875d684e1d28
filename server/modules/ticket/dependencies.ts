import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'

/** What the composition root gives: done by a module that knows tickets. */
export interface GivenToTickets {
  /** Hands over an order that is paid, or refunds it; never fails. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
}

/** What tickets work with. */
export interface TicketDependencies extends GivenToTickets {
  readonly db: Queryable
  readonly secrets: {
    /** Signs codes. */
    readonly signing: string
    /** Seals numbers of documents. */
    readonly document: string
  }
}
