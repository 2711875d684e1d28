import { sql } from 'drizzle-orm'
import {
  RECEIVER_TABLES,
  UNREADABLE_PHONE,
  type PhoneOwner,
  type ReceiverTable,
  type StoredPhone
} from '../../domain/receiver-phone'
import type { PhoneSource, ReceiverPhones } from '../../db/receiver-phones'
import type { StoredAddress } from '../../db/schema/order'
import type { PersonalTable } from '../../domain/personal-data/kind'

/** Maximum number of rows of one table in the export; a file for people has to end somewhere. */
export const MAX_ROWS = 5000

/** Columns exported in another form than stored: a code that its owner has not revealed is masked here too. */
const GIVEN_AS: Readonly<Record<string, string>> = {
  'receive_records.code': `case when t.order_no is null or t.shown_at is not null or t.state not in ('issued', 'refunding')
    then t.code end as code`
}

/** The key of a row whose number is sealed for it. */
const KEY = 'row key'

const isReceiverTable = (name: string): name is ReceiverTable => Object.hasOwn(RECEIVER_TABLES, name)

/** A member's rows of a table: only the columns listed in the table of personal data. */
export async function exportedRows(
  { name, of, given }: PersonalTable,
  memberId: string,
  { db, phones }: PhoneSource
): Promise<Record<string, unknown>[]> {
  const receivers = isReceiverTable(name) ? name : undefined
  const columns = Object.keys(given).map((column) => GIVEN_AS[`${name}.${column}`] ?? `t."${column}"`)
  if (receivers) columns.push(`t.${RECEIVER_TABLES[receivers].key} as "${KEY}"`)
  // the text is ours, from the table of personal data; the member is the only parameter, at any position
  const parts = `select ${columns.join(', ')} from ${name} t where ${of} limit ${MAX_ROWS}`.split('$1')
  const query = sql.join(
    parts.flatMap((part, index) => (index === 0 ? [sql.raw(part)] : [sql`${memberId}::text`, sql.raw(part)]))
  )
  const { rows } = await db.execute<Record<string, unknown>>(query)
  return receivers === undefined ? rows : rows.map((row) => withNumber(row, receivers, phones))
}

/** The columns that may hold a receiver's number, in the form in which the row keeps it. */
interface ReceiverColumns {
  readonly mobile?: StoredPhone
  readonly address?: StoredAddress | null
}

/** The row with its receiver's number as its owner reads it. */
function withNumber(
  { [KEY]: id, ...row }: Record<string, unknown>,
  table: ReceiverTable,
  phones: ReceiverPhones
): Record<string, unknown> {
  const owner: PhoneOwner = `${table} ${String(id)}`
  const { mobile, address }: ReceiverColumns = row
  return {
    ...row,
    ...(mobile ? { mobile: phones.open(mobile, owner) ?? UNREADABLE_PHONE } : {}),
    ...(address ? { address: phones.openAddress(address, owner) } : {})
  }
}
