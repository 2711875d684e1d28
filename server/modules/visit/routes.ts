import { visitEndpoints } from '@contract/visit/endpoints'
import { visitSchemas } from '@contract/visit/schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { recordVisit } from './service'

/** Visit statistics (rule call.all). */
export function visitModule({ db, bind, jobs }: Kit): void {
  bind(visitEndpoints, visitSchemas, {
    visitUv: (input, context) => recordVisit(db, 'uv', input, context),
    visitPv: (input, context) => recordVisit(db, 'pv', input, context),
    visitVisit: (input, context) => recordVisit(db, 'visit', input, context),
    visitInteractionPv: (input, context) => recordVisit(db, 'interaction', input, context)
  })
  jobs.every('forget old visits', 3_600_000, (now) => runSweeps('forget old visits', now, db))
}
