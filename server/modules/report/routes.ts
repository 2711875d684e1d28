import { reportEndpoints } from '@contract/report/endpoints'
import { reportSchemas } from '@contract/report/schema'
import { runSweeps } from '../../db/sweeps'
import type { Kit } from '../../http/kit'
import { takeReport } from './service'

/** What went wrong on clients. */
export function reportModule({ db, limit, bind, jobs }: Kit): void {
  bind(reportEndpoints, reportSchemas, {
    reportClient: (input, context) => takeReport({ db, limit }, input, context)
  })
  jobs.every('forget faults of clients', 86_400_000, (now) => runSweeps('forget faults of clients', now, db))
}
