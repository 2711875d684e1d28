/** Which rows statements read: they are heard while code runs, and explained. */
import { Client, escapeLiteral, type Pool, type PoolClient } from 'pg'

/** A node of a plan; rows and loops are there if it ran. */
export interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

/** A statement, as it was sent. */
export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
  /** Prepared under a name: after some calls its plan is one for all values. */
  readonly isNamed: boolean
}

const askedOf = (call: readonly unknown[]): Asked => {
  const [config, second] = call as [string | Sent, unknown]
  const values = Array.isArray(second) ? second : []
  return typeof config === 'string'
    ? { text: config, values, isNamed: false }
    : { text: config.text ?? '', values: config.values ?? values, isNamed: config.name !== undefined }
}

interface Sent {
  readonly name?: string
  readonly text?: string
  readonly values?: readonly unknown[]
}

/** The statements that `run` sends through a pool; those of transactions are not among them. */
export async function statementsOf(pool: Pool, run: () => Promise<unknown>): Promise<Asked[]> {
  const query = jest.spyOn(pool, 'query')
  try {
    await run()
    return query.mock.calls.map(askedOf)
  } finally {
    query.mockRestore()
  }
}

/** All statements that are sent while `run` runs, by any connection, also those of transactions. */
export async function allStatementsOf(run: () => Promise<unknown>): Promise<Asked[]> {
  const query = jest.spyOn(Client.prototype, 'query')
  try {
    await run()
    return query.mock.calls.map(askedOf)
  } finally {
    query.mockRestore()
  }
}

/** The plan of a prepared statement for these values, as the connection plans its first call; as it ran. */
export async function planOf(client: Asking, asked: Asked): Promise<Plan> {
  const [plan] = await planAgain(client, asked, 1)
  if (!plan) throw new Error('no plan')
  return plan
}

type Asking = Pick<PoolClient, 'query'> | Pick<Pool, 'query'>

/** The plans of the first and the last of so many calls of a prepared statement: PostgreSQL settles for one after five. */
export async function planAgain(client: Asking, { text, values }: Asked, calls: number): Promise<Plan[]> {
  await client.query(`prepare asked as ${text}`)
  try {
    const given = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`
    const plans: Plan[] = []
    for (let call = 1; call <= calls; call++) {
      const analyze = call === 1 || call === calls
      const { rows } = (await client.query(
        `explain (analyze ${analyze}, format json) execute asked${given}`
      )) as { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }
      if (analyze) plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan))
    }
    return plans
  } finally {
    // in a transaction that a statement has broken this is refused, and the failure is that statement's
    await client.query('deallocate asked').catch(() => undefined)
  }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return escapeLiteral(`{${value.map(elementOf).join(',')}}`)
  return escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))
}

const elementOf = (value: unknown) => (value === null ? 'null' : JSON.stringify(value))

/** A plan's node and all below it. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How many rows a node has read. */
export const rowsOf = (node: Plan): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
