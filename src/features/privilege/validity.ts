import { DAY_MS } from '@contract/time'
import { serverNow } from '@/lib/server-now'
import { formatDay } from '@/lib/time'

/** The day until which something taken now can be used, for display; the server decides. */
export const validUntil = (validityDays: number): string => formatDay(serverNow() + validityDays * DAY_MS)
