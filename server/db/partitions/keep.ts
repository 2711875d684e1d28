/** The rounds of the job that keeps partitions by day: made ahead, dropped when their time has come. Any number of processes may run it. */
import { daysFrom } from '../../lib/china-time'
import type { Queryable } from '../client'
import { inBatches } from '../in-batches'
import { isThere, readPartitions } from './catalogue'
import { addDay, firstKept, isCoarse, uncovered } from './days'
import { givingWay, TableInUse } from './give-way'
import { putBack, takeOff } from './strays'
import { DAY_TABLES, DAYS_AHEAD, type DayTable } from './tables'

/** A round of the job, for all tables. What is in use is left to the next round: the metrics tell how late it is. */
export async function keepPartitions(now: Date, db: Queryable): Promise<void> {
  for (const one of DAY_TABLES) {
    try {
      await keep(one, now, db)
    } catch (problem) {
      if (!(problem instanceof TableInUse)) throw problem
    }
  }
}

async function keep(one: DayTable, now: Date, db: Queryable): Promise<void> {
  const first = firstKept(one, now)
  const ahead = daysFrom(now, DAYS_AHEAD + 1)
  const strays = await takeOff(one, [first, ahead.at(-1) ?? first], ahead.slice(0, 2), db)
  await makeAll(one, [...strays, ...ahead], db)
  await putBack(one, first, db)
  await dropOver(one, first, db)
  await deleteOver(one, first, db)
}

/** Makes the partitions that are missing: each waits for readers of the default partition, and for no writer of another day. */
async function makeAll({ table }: DayTable, days: readonly string[], db: Queryable): Promise<void> {
  for (const day of await uncovered(table, days, db))
    await givingWay(db, async (tx) => {
      // another process may have made it meanwhile
      for (const missing of await uncovered(table, [day], tx)) await addDay(table, missing, tx)
    })
}

/** Drops what ended before `first`: its rows go without being read. */
async function dropOver({ table }: DayTable, first: string, db: Queryable): Promise<void> {
  const over = (await readPartitions([table], db)).filter(({ to }) => to !== null && to <= first)
  for (const { name } of over)
    await givingWay(db, (tx) => tx.$client.query(`drop table if exists ${name}`).then(() => undefined))
}

/** Deletes what is over in partitions that are not: of the rows of before the migration, and of the default partition. */
async function deleteOver({ table, by }: DayTable, first: string, db: Queryable): Promise<void> {
  for (const partition of await readPartitions([table], db)) {
    const { name, to } = partition
    if (!isCoarse(partition) || (to !== null && to <= first)) continue
    await inBatches((batch) =>
      givingWay(db, async (tx) => {
        if (!(await isThere(name, tx))) return 0
        const { rowCount } = await tx.$client.query(
          `delete from ${name} where ctid = any(array(select ctid from ${name} where ${by} < $1::date
             order by ${by} limit $2 for update skip locked))`,
          [first, batch]
        )
        return rowCount ?? 0
      })
    )
  }
}
