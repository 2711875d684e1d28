/**
 * Rows that came when their day had no partition, because the job had not run: they are in the default partition, which nobody drops.
 * It is taken off and a new one put in its place, and its rows go through the table again, a batch at a time. Each step may be the last
 * one of a killed process: the next round goes on from there. Between two steps reports miss rows that have not been moved yet.
 */
import type { Queryable } from '../client'
import { inBatches } from '../in-batches'
import { isThere } from './catalogue'
import { addDay, uncovered } from './days'
import { givingWay } from './give-way'
import type { DayTable } from './tables'

const defaultOf = (table: string) => `parts.${table}_default`
const straysOf = (table: string) => `parts.${table}_strays`

/** Days of rows that have to be moved, from `first` to `last`, YYYY-MM-DD; each is looked for by the index. */
async function daysIn(
  relation: string,
  { by }: DayTable,
  [first, last]: readonly [string, string],
  db: Queryable
): Promise<string[]> {
  const { rows } = await db.$client.query<{ day: string }>(
    `select day::date::text as day from generate_series($1::date, $2::date, '1 day') day
     where exists (select from ${relation} where ${by} = day::date) order by 1`,
    [first, last]
  )
  return rows.map(({ day }) => day)
}

/**
 * Takes the default partition off if it has rows of the days from `first` to `last`, or if today has no partition yet; today and
 * tomorrow have theirs before anybody can add a row again.
 * @param nearest today and tomorrow
 * @returns the other days that are to get a partition before {@link putBack}; none if there is nothing to move
 */
export async function takeOff(
  one: DayTable,
  days: readonly [first: string, last: string],
  nearest: readonly string[],
  db: Queryable
): Promise<readonly string[]> {
  const { table } = one
  const strays = straysOf(table)
  const isDue = async () =>
    (await uncovered(table, nearest.slice(0, 1), db)).length > 0 ||
    (await daysIn(defaultOf(table), one, days, db)).length > 0
  if (!(await isThere(strays, db)) && (await isDue()))
    await givingWay(db, async (tx) => {
      if (await isThere(strays, tx)) return
      await tx.$client.query(`alter table public.${table} detach partition ${defaultOf(table)}`)
      await tx.$client.query(`alter table ${defaultOf(table)} rename to ${table}_strays`)
      await tx.$client.query(`create table ${defaultOf(table)} partition of public.${table} default`)
      for (const day of await uncovered(table, nearest, tx)) await addDay(table, day, tx)
    })
  return (await isThere(strays, db)) ? daysIn(strays, one, days, db) : []
}

/** Sends the rows that were taken off through the table again; those of before `first` have had their time. */
export async function putBack({ table, by }: DayTable, first: string, db: Queryable): Promise<void> {
  const strays = straysOf(table)
  if (!(await isThere(strays, db))) return
  const step = (batch: number) =>
    givingWay(db, async (tx) => {
      if (!(await isThere(strays, tx))) return 0
      const { rows } = await tx.$client.query<{ taken: number }>(
        `with taken as (delete from ${strays} where ctid = any(array(select ctid from ${strays} limit $1)) returning *),
           put as (insert into public.${table} select * from taken where ${by} >= $2 on conflict do nothing)
         select count(*)::int as taken from taken`,
        [batch, first]
      )
      return rows[0]?.taken ?? 0
    })
  await inBatches(step)
  await givingWay(db, async (tx) => {
    if (!(await isThere(strays, tx))) return
    const { rowCount } = await tx.$client.query(`select 1 from ${strays} limit 1`)
    if (rowCount === 0) await tx.$client.query(`drop table ${strays}`)
  })
}
