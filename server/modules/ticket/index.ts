/** Sights and dated tickets. */

/** Tickets of a paid order. */
export { issueTickets } from './issue'

/** For the composition root: payments report refunded tickets here. */
export { REFUND_OWNER, ticketRefundDone, voidTickets } from './refund-end'

/** Tickets locked while staff review them. */
export { markTicketsShown, releaseHeldTickets, revokeHeldTickets } from './review-repository'

/** For the composition root: orders with tickets that can still be used. */
export { markUsed, ordersWithUnused } from './ticket-repository'

/** Tickets as staff of gates look them up, and take back a mistake. */
export { findStaffTicket, ticketIdsOfMember, undoTicket } from './staff-gate-repository'

/** The gate, as used by its sandbox. */
export { passGate } from './gate'

/** Document numbers when two accounts are merged. */
export { resealTickets, resealVisitors, resealVisits } from './reseal'

/** Tickets that can still be used: of a member's order, and of a sight's day. */
export {
  liveTicketsAt,
  type TicketAtGate,
  liveTicketsOf,
  namesOfSights,
  sightsWithTickets
} from './live-repository'
