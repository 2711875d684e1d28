import { cpuTime } from './cpu'
import type { LoadResult } from './load'
import type { Shop } from './shop'
import { whole } from './table'

/** Processor time a call, µs. */
export interface Cost {
  readonly server: number
  readonly database: number
}

/** A load's result and what a call of it cost; the cost is undefined where it cannot be read. */
export interface Costed {
  readonly result: LoadResult
  readonly cost?: Cost | undefined
}

/** Runs a load and says what a call of it cost, all processes of the shop together. */
export async function withCost(shop: Shop, work: () => Promise<LoadResult>): Promise<Costed> {
  const before = await cpuTime(shop.processes, shop.database)
  const result = await work()
  const after = await cpuTime(shop.processes, shop.database)
  if (!before || !after || result.calls === 0) return { result }
  const each = (ms: number) => (ms * 1000) / result.calls
  const cost = {
    server: each(after.serverMs - before.serverMs),
    database: each(after.databaseMs - before.databaseMs)
  }
  return { result, cost }
}

/** The cost as two cells of a table. */
export const costCells = (cost: Cost | undefined): [server: string, database: string] =>
  cost ? [whole(cost.server), whole(cost.database)] : ['–', '–']
