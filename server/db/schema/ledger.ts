/**
 * The ledger: what every order brought and gave back, in money, points, pieces and rights. Triggers write it (migration
 * `ledger`), in the transaction of what happened; rows are only added, which a trigger holds too.
 */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderNo } from '../../domain/order-number'
import { at, now } from './columns'

/** One movement between two accounts: both sides in one row, so that every sum is 0 by construction. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What happened: `paid:…`, `sold:…`, `refund:…`, `points:…`, `claim:…`, `right:…`. */
    event: text().notNull(),
    unit: text().notNull(),
    /** The account that has it then … */
    debit: text().notNull(),
    /** … and the one that gave it. */
    credit: text().notNull(),
    amount: integer().notNull(),
    orderNo: text('order_no').$type<OrderNo>(),
    at: at('at').notNull()
  },
  (t) => [
    check('ledger_entries_unit', sql`${t.unit} in ('fen','point','piece','right')`),
    check('ledger_entries_amount', sql`${t.amount} > 0`),
    check('ledger_entries_sides', sql`${t.debit} <> ${t.credit}`),
    index('ledger_entries_order')
      .on(t.orderNo)
      .where(sql`${t.orderNo} is not null`)
  ]
)

/** Since when there is a ledger: older orders are not in it. One row. */
export const ledgerStart = pgTable('ledger_start', {
  one: boolean().primaryKey().default(true),
  at: now('at')
})
