import type { UseQueryResult } from '@tanstack/react-query'
import { useLiveKeys, type Face } from '@/features/wallet/use-live-keys'
import { dayText, weekdayText } from './days'
import type { TicketOrder } from './model'

/** An order of tickets in the wallet. */
function faceOf(order: TicketOrder): Face {
  const { sightName, day, tickets } = order
  return {
    title: sightName,
    note: `${dayText(day)} ${weekdayText(day)} · ${tickets.filter(({ state }) => state === 'issued').length} 张`,
    labelOf: (id) => tickets.find(({ ticketId }) => ticketId === id)?.visitorName ?? '',
    data: order
  }
}

/** What makes the codes of an order's tickets; `kept`: the order as it was seen last, where it cannot be read now. */
export function useTicketKeys(
  orderNo: string,
  { data, isError, fetchStatus }: Pick<UseQueryResult<TicketOrder>, 'data' | 'isError' | 'fetchStatus'>
) {
  const lost = data === undefined && (isError || fetchStatus === 'paused')
  const wanted = data ? data.tickets.some(({ state }) => state === 'issued') : lost ? true : undefined
  const { kept, ...keys } = useLiveKeys('tickets', orderNo, wanted, data && faceOf(data))
  return { ...keys, kept: lost ? (kept?.data as TicketOrder | undefined) : undefined }
}
