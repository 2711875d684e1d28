import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import type { PersonalTable } from '../../domain/personal-data/kind'

/** Maximum number of rows of one table in the export; a file for people has to end somewhere. */
export const MAX_ROWS = 5000

/** Columns exported in another form than stored: a code that its owner has not revealed is masked here too. */
const GIVEN_AS: Readonly<Record<string, string>> = {
  'receive_records.code': `case when t.order_no is null or t.shown_at is not null or t.state not in ('issued', 'refunding')
    then t.code end as code`
}

/** A member's rows of a table: only the columns listed in the table of personal data. */
export async function exportedRows(
  { name, of, given }: PersonalTable,
  memberId: string,
  tx: Tx
): Promise<Record<string, unknown>[]> {
  const columns = Object.keys(given).map((column) => GIVEN_AS[`${name}.${column}`] ?? `t."${column}"`)
  // the text is ours, from the table of personal data; the member is the only parameter, at any position
  const parts = `select ${columns.join(', ')} from ${name} t where ${of} limit ${MAX_ROWS}`.split('$1')
  const query = sql.join(
    parts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${memberId}::text`, sql.raw(part)]))
  )
  return (await tx.execute<Record<string, unknown>>(query)).rows
}
