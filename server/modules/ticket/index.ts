/** Sights and dated tickets. */

/** Tickets of an order that is paid. */
export { issueTickets } from './issue'

/** For the composition root: payments tell it when the money of a ticket is back. */
export { REFUND_OWNER, ticketRefundDone, voidTickets } from './refund-end'

/** Tickets that are held while staff look at them. */
export { markTicketsShown, releaseHeldTickets, takeHeldTickets } from './review-repository'

/** For the composition root: orders whose tickets can still be used. */
export { ordersWithUnused } from './ticket-repository'

/** The gate, as its sandbox works it. */
export { passGate, type GateAnswer, type GateVerdict } from './gate'

/** Numbers of documents when two accounts become one. */
export { resealTickets, resealVisitors, resealVisits } from './reseal'

/** Tickets that can still be used: of a member's order, and of a sight's day. */
export { liveTicketsAt, liveTicketsOf, sightsWithTickets } from './live-repository'
