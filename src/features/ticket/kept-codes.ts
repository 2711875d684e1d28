/** Tickets that were seen are kept on the device, so that a gate without a network is no closed one. Gone at logout. */
import { readStored, writeStored } from '@/platform/storage/stored-values'
import type { TicketOrder } from './model'

/** So many orders are kept, the one seen last first. */
const MOST = 5

const kept = () => (readStored('ticketCodes') ?? []) as readonly TicketOrder[]

/** The order as it was seen last; undefined for one that was not, or whose member is gone. */
export const keptTickets = (orderNo: string): TicketOrder | undefined =>
  kept().find((order) => order.orderNo === orderNo)

/** Keeps an order that is just seen; one without tickets has nothing to show at a gate. */
export function keepTickets(order: TicketOrder): void {
  if (order.tickets.length === 0) return
  const others = kept().filter(({ orderNo }) => orderNo !== order.orderNo)
  writeStored('ticketCodes', [order, ...others].slice(0, MOST))
}
