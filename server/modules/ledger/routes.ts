import type { Kit } from '../../http/kit'
import { checkLedger } from './check'

const HOUR_MS = 3_600_000

/** The job that checks the ledger; triggers write it. */
export function ledgerModule({ db, log, jobs }: Kit): void {
  jobs.every('check ledger', HOUR_MS, (now) => checkLedger({ db, log }, now))
}
