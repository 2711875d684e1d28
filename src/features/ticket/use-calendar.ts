import { useQuery } from '@tanstack/react-query'
import { ticketCalendarQuery } from './queries'

/** The days of a kind, and the one that is chosen: `wanted` while it can be had, else none. */
export function useCalendar(kindId: string, wanted: string | undefined) {
  const calendar = useQuery(ticketCalendarQuery(kindId))
  const chosen = calendar.data?.days.find(({ day, state }) => day === wanted && state === 'free')
  return { calendar, chosen }
}
