import type { Withheld } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { Secret } from '../../lib/secret'

/** Tickets of an order to be refunded. */
export interface TicketsGoing {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  /** Their value by their rules, fen. */
  readonly worthFen: number
  /** No tickets of the order remain afterwards. */
  readonly whole: boolean
}

/** Tickets that staff review before the refund. */
export interface TicketsForStaff {
  /** Id of the request that its tickets are locked for. */
  readonly id: string
  readonly orderNo: OrderNo
  readonly memberId: string
  /** Claimed by the caller. */
  readonly lines: readonly {
    readonly lineNo: number
    readonly quantity: number
    readonly amountFen: number
  }[]
  /** The refund, less fees, fen. */
  readonly amountFen: number
  readonly now: Date
}

/** Refunds like those of every other order: benefits are weighed, and staff decide where they have to. */
export interface TicketRefunds {
  /** What is withheld, and what prevents the refund. */
  weigh(
    going: TicketsGoing,
    now: Date,
    db: Queryable
  ): Promise<{ readonly withheld: readonly Withheld[]; readonly refusal: string | null }>
  /** Takes benefits back, before the refund is booked. @returns what is withheld, fen @throws BusinessError 907 */
  settle(tx: Tx, going: TicketsGoing, at: { readonly source: string; readonly now: Date }): Promise<number>
  /** Creates a request that waits for staff. */
  requestReview(tx: Tx, tickets: TicketsForStaff): Promise<void>
}

/** Provided by the composition root: implemented by modules that know tickets. */
export interface TicketModuleDependencies {
  /** Hands over a paid order, or refunds it; never fails. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
  readonly refunds: TicketRefunds
}

/** Dependencies of tickets. */
export interface TicketDependencies extends TicketModuleDependencies {
  readonly db: Queryable
  readonly secrets: {
    /** Signs codes. */
    readonly signing: Secret
    /** Seals document numbers. */
    readonly document: Secret
  }
}
