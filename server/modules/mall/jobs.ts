import { refreshMallSummaries } from '../../db/mall-summaries'
import type { Kit } from '../../http/kit'

const MINUTE_MS = 60_000

/** Chores of the mall. */
export function mallModule({ db, jobs }: Kit): void {
  jobs.every('sum up what the mall sold', MINUTE_MS, () => refreshMallSummaries(db))
}
