/** What happens where nobody does anything: no request stands still for ever. */
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { approve, receive, withdraw } from './decide'
import { waitingSince, type AfterSaleRow } from './repository'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const AT_ONCE = 100

/** How long each side is waited for, ms. */
export interface Patience {
  /** A merchant that says nothing has agreed. */
  readonly merchant: number
  /** Goods that were sent back have arrived. */
  readonly returning: number
  /** Goods that were not sent back are not coming. */
  readonly buyer: number
}

/** With real merchants. */
export const PATIENCE: Patience = { merchant: 2 * DAY_MS, returning: 10 * DAY_MS, buyer: 7 * DAY_MS }
/** In the demo, where nobody may be at the merchant's page. */
export const SANDBOX_PATIENCE: Patience = { merchant: 120_000, returning: 120_000, buyer: 7 * DAY_MS }

/** Carries on what has waited too long. */
export async function carryOn(
  { db, log }: { readonly db: Queryable; readonly log: Pick<FastifyBaseLogger, 'warn'> },
  patience: Patience,
  now: Date
): Promise<void> {
  const since = (wait: number) => new Date(now.getTime() - wait)
  const each = async (rows: readonly AfterSaleRow[], work: (id: string) => Promise<void>) => {
    for (const { id } of rows) {
      // somebody may have been faster: then it stands as they left it
      await work(id).catch((problem: unknown) => log.warn({ err: problem, afterSale: id }, 'not carried on'))
    }
  }
  const waiting = (state: AfterSaleRow['state'], wait: number) =>
    waitingSince([state], state === 'applied' ? ['refund', 'return'] : ['return'], since(wait), AT_ONCE, db)
  await each(await waiting('applied', patience.merchant), (id) => approve(db, id, 'rule', now))
  await each(await waiting('returning', patience.returning), (id) => receive(db, id, 'rule', now))
  await each(await waiting('approved', patience.buyer), (id) =>
    withdraw(db, id, null, now, '超时未寄回商品，申请已关闭')
  )
}
