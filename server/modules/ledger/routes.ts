import { lastGoodRound } from '../../db/operating-state'
import type { Kit } from '../../http/kit'
import { checkLedger } from './check'

const JOB = 'check ledger'
const HOUR_MS = 3_600_000

/** The job that checks the ledger; triggers write it. */
export function ledgerModule({ db, log, jobs }: Kit): void {
  jobs.every(JOB, HOUR_MS, async (now) => checkLedger({ db, log }, now, await lastGoodRound(JOB, db)))
}
