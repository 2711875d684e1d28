/** Waiting rooms: who buys next where very many want few pieces (ADR 0106). */

/** Lets orders pass in turn. */
export { WaitingRooms } from './rooms'
