import type { Withheld } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'

/** Tickets of an order that go back. */
export interface TicketsGoing {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  /** What they are worth by their rules, fen. */
  readonly worthFen: number
  /** Nobody has a ticket of the order afterwards. */
  readonly whole: boolean
}

/** Tickets that staff look at before their money goes back. */
export interface TicketsForStaff {
  /** Of the request: what its tickets are held for. */
  readonly id: string
  readonly orderNo: OrderNo
  readonly memberId: string
  /** Claimed by the caller. */
  readonly lines: readonly {
    readonly lineNo: number
    readonly quantity: number
    readonly amountFen: number
  }[]
  /** What goes back, fees taken off, fen. */
  readonly amountFen: number
  readonly now: Date
}

/** Refunds as those of every other order: benefits are weighed, and staff decide what they have to. */
export interface TicketRefunds {
  /** What is withheld, and what refuses it. */
  weigh(
    going: TicketsGoing,
    now: Date,
    db: Queryable
  ): Promise<{ readonly withheld: readonly Withheld[]; readonly refusal: string | null }>
  /** Takes benefits back, before the money is booked. @returns what is withheld, fen @throws BusinessError 907 */
  settle(tx: Tx, going: TicketsGoing, at: { readonly source: string; readonly now: Date }): Promise<number>
  /** Makes a request that waits for staff. */
  requestReview(tx: Tx, tickets: TicketsForStaff): Promise<void>
}

/** What the composition root gives: done by modules that know tickets. */
export interface TicketModuleDependencies {
  /** Hands over an order that is paid, or refunds it; never fails. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
  readonly refunds: TicketRefunds
}

/** What tickets work with. */
export interface TicketDependencies extends TicketModuleDependencies {
  readonly db: Queryable
  readonly secrets: {
    /** Signs codes. */
    readonly signing: string
    /** Seals numbers of documents. */
    readonly document: string
  }
}
