/** What PostgreSQL itself counts of a shop's statements, and the plans that it tells. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { ShopsAtSize } from './shops'

/** Of some calls together: time of planning and execution, each statement at its quickest, ms, and the number of statements. */
export interface StatementTime {
  readonly ms: number
  readonly statements: number
}

/** Forgets what was counted of this database. */
export async function forgetStatements({ cluster }: ShopsAtSize, name: string): Promise<void> {
  await cluster.pool.query(
    `select pg_stat_statements_reset(0, (select oid from pg_database where datname = $1), 0)`,
    [name]
  )
}

/** What was counted of this database since it was forgotten. */
export async function countStatements({ cluster }: ShopsAtSize, name: string): Promise<StatementTime> {
  const { rows } = await cluster.pool.query<{ ms: number; statements: number }>(
    `select coalesce(sum(min_plan_time * plans + min_exec_time * calls), 0)::float as ms, coalesce(sum(calls), 0)::int as statements
     from pg_stat_statements where dbid = (select oid from pg_database where datname = $1)`,
    [name]
  )
  return rows[0] ?? { ms: 0, statements: 0 }
}

/** Statements shorter than this are not worth a plan, ms. */
const PLANNED_FROM_MS = 1

/** Where an entry of the log begins. */
const ENTRY = /^(?=\d{4}-\d\d-\d\d )/m

/** The plans of the statements of `work`, as they ran, without their values. */
export async function plansOf(shops: ShopsAtSize, work: () => Promise<unknown>): Promise<string> {
  const configure = async (settings: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(settings))
      await shops.cluster.pool.query(`alter system set auto_explain.${name} = '${value}'`)
    await shops.cluster.pool.query('select pg_reload_conf()')
    await new Promise((resume) => setTimeout(resume, 300))
  }
  await configure({ log_min_duration: String(PLANNED_FROM_MS), log_analyze: 'on', log_buffers: 'on' })
  const from = sizeOf(shops.log)
  await work()
  await configure({ log_min_duration: '-1', log_analyze: 'off', log_buffers: 'off' })
  const entries = textFrom(shops.log, from).split(ENTRY)
  return entries.filter((entry) => entry.includes('  plan:')).join('')
}

function sizeOf(file: string): number {
  const opened = openSync(file, 'r')
  try {
    return fstatSync(opened).size
  } finally {
    closeSync(opened)
  }
}

function textFrom(file: string, from: number): string {
  const opened = openSync(file, 'r')
  try {
    const buffer = Buffer.alloc(fstatSync(opened).size - from)
    readSync(opened, buffer, 0, buffer.length, from)
    return buffer.toString('utf8')
  } finally {
    closeSync(opened)
  }
}
