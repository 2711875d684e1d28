import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import type { PersonalTable } from '../../domain/personal-data/kind'

/** Rows of one table that the export gives at most; a file for people ends somewhere. */
export const MAX_ROWS = 5000

/** Columns that are not given as they are stored: a code that its owner has not shown is covered here too. */
const GIVEN_AS: Readonly<Record<string, string>> = {
  'receive_records.code': `case when t.order_no is null or t.shown_at is not null or t.state not in ('issued', 'refunding')
    then t.code end as code`
}

/** What a member is given of a table: the columns that the table of personal data names, and no others. */
export async function exportedRows(
  { name, of, given }: PersonalTable,
  memberId: string,
  tx: Tx
): Promise<Record<string, unknown>[]> {
  const columns = Object.keys(given).map((column) => GIVEN_AS[`${name}.${column}`] ?? `t."${column}"`)
  // the text is ours, from the table of personal data; the member is the one parameter, wherever it stands
  const parts = `select ${columns.join(', ')} from ${name} t where ${of} limit ${MAX_ROWS}`.split('$1')
  const query = sql.join(
    parts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${memberId}::text`, sql.raw(part)]))
  )
  return (await tx.execute<Record<string, unknown>>(query)).rows
}
