import { cpuTime } from './cpu'
import type { LoadResult } from './load'
import type { Shop } from './shop'
import { whole } from './table'

/** CPU time per call, µs. */
export interface Cost {
  readonly server: number
  readonly database: number
}

/** A load's result and its CPU cost per call; the cost is undefined if it cannot be read. */
export interface Costed {
  readonly result: LoadResult
  readonly cost?: Cost | undefined
}

/** Runs a load and measures the CPU cost per call, over all processes of the shop. */
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

/** The cost as two table cells. */
export const costCells = (cost: Cost | undefined): [server: string, database: string] =>
  cost ? [whole(cost.server), whole(cost.database)] : ['–', '–']
