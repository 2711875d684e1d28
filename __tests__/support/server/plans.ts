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
}

const askedOf = (call: readonly unknown[]): Asked => {
  const [config, values] = call as [string | Partial<Asked>, readonly unknown[] | undefined]
  return typeof config === 'string'
    ? { text: config, values: Array.isArray(values) ? values : [] }
    : { text: config.text ?? '', values: config.values ?? (Array.isArray(values) ? values : []) }
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

/** The plan of a prepared statement for these values, as the connection plans it; with `analyze`, as it ran. */
export async function planOf(
  client: Pick<PoolClient, 'query'> | Pool,
  { text, values }: Asked,
  { analyze }: { readonly analyze: boolean }
): Promise<Plan> {
  await client.query(`prepare asked as ${text}`)
  try {
    const given = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`
    const { rows } = (await client.query(
      `explain (analyze ${analyze}, format json) execute asked${given}`
    )) as { rows: { 'QUERY PLAN': [{ Plan: Plan }] }[] }
    const [row] = rows
    if (!row) throw new Error('no plan')
    return row['QUERY PLAN'][0].Plan
  } finally {
    await client.query('deallocate asked')
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
