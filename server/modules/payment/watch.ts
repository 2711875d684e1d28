import type { Pool } from 'pg'
import { statement } from '../../db/statement'
import { askAbout, stopPayments, type PaymentParts } from './ask-channel'

const open = statement<{ orderNo: string; payable: boolean }>(
  'open-payments',
  `select distinct on (p.created_at, p.order_no) p.order_no as "orderNo",
     o.state = 'unpaid' and o.expires_at > $1 as payable
   from payments p join orders o on o.order_no = p.order_no
   where p.state = 'created' and p.created_at <= $2 order by p.created_at, p.order_no limit $3`
)

const listOpen = (pool: Pool, now: Date, until: Date, limit: number) => open(pool, [now, until, limit])

/** A notice usually comes within seconds; from this age on we ask by ourselves. */
const PATIENCE_MS = 30_000
const AT_ONCE = 200

/**
 * Asks about payments whose notice has not come, for buyers who closed the app; and ends those whose order cannot be
 * paid any more.
 */
export async function watchOpenPayments(parts: PaymentParts, now: Date): Promise<void> {
  for (const { orderNo, payable } of await listOpen(
    parts.pool,
    now,
    new Date(now.getTime() - PATIENCE_MS),
    AT_ONCE
  )) {
    try {
      if (payable) await askAbout(parts, orderNo, now)
      else await stopPayments(parts, [orderNo], now)
    } catch (problem) {
      parts.log.warn({ err: problem, orderNo }, 'payment could not be asked about')
    }
  }
}
