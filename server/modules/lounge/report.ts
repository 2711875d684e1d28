/** Memberships are reported to YueTu in the background: purchases and refunds do not wait for it. */
import type { FastifyBaseLogger } from 'fastify'
import type { Queryable } from '../../db/client'
import type { YuetuGateway } from '../../gateways/yuetu/yuetu-gateway'
import { eachDue } from '../../jobs/each-due'
import { reportOutcome } from '../../jobs/outcomes'
import { claimUntold, markReported } from './report-repository'

const AT_ONCE = 100

export interface Telling {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly yuetu: YuetuGateway
}

/** Reports what is outstanding; if YueTu is unreachable, the rest waits for the next run. */
export function reportToYuetu({ db, log, yuetu }: Telling, now: Date): Promise<void> {
  return eachDue(
    () => claimUntold(now, db),
    AT_ONCE,
    async ({ isLast, ...pass }) => {
      const { passNo, state } = pass
      try {
        if (state === 'closed') await yuetu.close(passNo, now)
        else await yuetu.open(pass)
      } catch (problem) {
        log.warn({ err: problem, passNo }, 'YueTu could not be told of a membership')
        if (isLast) reportOutcome(log, 'membership', 'unanswered', { passNo })
        return false
      }
      await markReported(passNo, state, db)
      return true
    },
    { keyOf: ({ memberId }) => memberId }
  )
}
