/** SQL of the numbers of receivers in their tables. */
import { RECEIVER_TABLES, type ReceiverTable, type StoredPhone } from '../domain/receiver-phone'
import type { Tx } from './client'
import { command, statement } from './statement'

const phoneIn = (table: ReceiverTable): string => {
  const { within } = RECEIVER_TABLES[table]
  return within === null ? 'mobile' : `${within}->>'mobile'`
}

const plain = (table: ReceiverTable) =>
  statement<{ readonly id: string; readonly mobile: string }>(
    `plain-phones-${table}`,
    `select ${RECEIVER_TABLES[table].key} as id, ${phoneIn(table)} as mobile from ${table}
     where not starts_with(${phoneIn(table)}, 'sealed:') and ${RECEIVER_TABLES[table].key} > $1
     order by 1 limit $2 for update skip locked`
  )
const PLAIN = {
  orders: plain('orders'),
  addresses: plain('addresses'),
  receive_parcels: plain('receive_parcels'),
  lottery_draws: plain('lottery_draws')
} as const satisfies Record<ReceiverTable, unknown>

/** Holds at most `limit` rows after a key whose number is stored plain; an index has those alone. */
export const holdPlain = (table: ReceiverTable, after: string, limit: number, tx: Tx) =>
  PLAIN[table]([after, limit], tx)

const all = (table: ReceiverTable) =>
  statement<{ readonly id: string; readonly phone: StoredPhone | null }>(
    `reseal-batch-${table}`,
    `select ${RECEIVER_TABLES[table].key} as id, ${phoneIn(table)} as phone from ${table}
     where ${RECEIVER_TABLES[table].key} > $1 order by 1 limit $2 for update`
  )

/** A batch of all rows of a table after a key, with a number or without. Orders, which hold more that is sealed, have their own. */
export const NEXT_ROWS = {
  addresses: all('addresses'),
  receive_parcels: all('receive_parcels'),
  lottery_draws: all('lottery_draws')
} as const satisfies Record<Exclude<ReceiverTable, 'orders'>, unknown>

function putIn(table: ReceiverTable) {
  const { key, within } = RECEIVER_TABLES[table]
  const changed =
    within === null ? 'mobile = x.phone' : `${within} = jsonb_set(${within}, '{mobile}', to_jsonb(x.phone))`
  return command(
    `put-phones-${table}`,
    `update ${table} t set ${changed} from unnest($1::text[], $2::text[]) as x(id, phone) where t.${key} = x.id`
  )
}
const PUT = {
  orders: putIn('orders'),
  addresses: putIn('addresses'),
  receive_parcels: putIn('receive_parcels'),
  lottery_draws: putIn('lottery_draws')
} as const satisfies Record<ReceiverTable, unknown>

/** Stores numbers in rows of a table that the caller holds. */
export async function putPhones(
  table: ReceiverTable,
  rows: readonly { readonly id: string; readonly phone: StoredPhone }[],
  tx: Tx
): Promise<void> {
  await PUT[table]([rows.map(({ id }) => id), rows.map(({ phone }) => phone)], tx)
}
