import { reportEndpoints } from '@contract/report/endpoints'
import { reportSchemas } from '@contract/report/schema'
import type { Kit } from '../../http/kit'
import { forgetFaults, takeReport } from './service'

/** What went wrong on clients. */
export function reportModule({ db, limit, bind, jobs }: Kit): void {
  bind(reportEndpoints, reportSchemas, {
    reportClient: (input, context) => takeReport({ db, limit }, input, context)
  })
  jobs.every('forget faults of clients', 86_400_000, (now) => forgetFaults(db, now))
}
