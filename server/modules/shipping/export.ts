/** All that has to be packed, for a file. */
import { MAX_EXPORTED_ORDERS } from '@contract/console/limits'
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import type { PhoneSource } from '../../db/receiver-phones'
import { waitingOrders } from './by-hand'
import { waitingGifts } from './gifts-by-hand'

/** The longest wait first, at most {@link MAX_EXPORTED_ORDERS}; not what a warehouse has accepted, which would be packed twice. */
export async function allToShip(
  source: PhoneSource,
  what: ConsoleParsed<'exportToShip'>['what']
): Promise<ConsoleData<'exportToShip'>> {
  const limit = MAX_EXPORTED_ORDERS
  if (what === 'orders') {
    const { items, nextCursor } = await waitingOrders(source, { limit }, false)
    return {
      items: items.map(({ orderNo, bookedAt, note, receiver, lines }) => ({
        number: orderNo,
        since: bookedAt,
        note,
        receiver,
        lines: lines.map(({ lineNo, name, waiting }) => ({ lineNo, name, waiting }))
      })),
      hasMore: nextCursor !== null
    }
  }
  const { items, nextCursor } = await waitingGifts(source, { kind: what, limit }, false)
  return {
    items: items.map(({ giftNo, claimedAt, receiver, name }) => ({
      number: giftNo,
      since: claimedAt,
      note: null,
      receiver,
      lines: [{ lineNo: 1, name, waiting: 1 }]
    })),
    hasMore: nextCursor !== null
  }
}
