/**
 * Scheduled work on requests. It never refunds: what was sent or handed over is refunded only by a person's decision
 * (ADR 0027).
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import { withdraw } from './decide'
import { outwaitedRequests } from './repository'

const AT_ONCE = 100

interface Unattended {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Closes approved returns whose goods were not sent back in time; the member may apply again. */
export async function closeForgotten({ db, log }: Unattended, now: Date): Promise<void> {
  const forgotten = await outwaitedRequests('sendBackDays', now, AT_ONCE, db)
  for (const id of forgotten) {
    // somebody may have acted first: then their result stands
    await withdraw(db, id, null, now, '超时未寄回商品，申请已关闭').catch((problem: unknown) =>
      log.warn({ err: problem, afterSale: id }, 'a forgotten return was not closed')
    )
  }
}

/** Logs requests that staff have not answered within the promised time. */
export async function reportLate({ db, log }: Unattended, now: Date): Promise<void> {
  const unanswered = await outwaitedRequests('staffDays', now, AT_ONCE, db)
  const unchecked = await outwaitedRequests('checkDays', now, AT_ONCE, db)
  const late = [...unanswered, ...unchecked]
  if (late.length > 0) log.warn({ afterSales: late }, 'after-sale requests wait for staff past their time')
}
