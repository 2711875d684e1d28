/**
 * Seals again, with the current secret, what only the previous one opens, and makes the keyed hashes anew: afterwards the previous one
 * can be taken away.
 */
import { receiverMac } from '../domain/receiver-mac'
import {
  hasOldSeal,
  openPhone,
  sealedPhone,
  type PhoneOwner,
  type ReceiverTable,
  type StoredPhone
} from '../domain/receiver-phone'
import { isCurrentSeal, seal, sealedMac, unsealed } from '../domain/sealed'
import type { Secret } from '../lib/secret'
import { withTransaction, type Queryable, type Tx } from './client'
import { NEXT_ROWS, putPhones } from './receiver-rows'
import type { Visit } from './schema/order'
import { statement } from './statement'

/** Rows of a table that were read, sealed again, and opened by neither secret. */
export interface Resealed {
  readonly read: number
  readonly sealed: number
  readonly unreadable: number
}

/** One of them; `owner` is for whom it was sealed. */
interface SealedRow {
  readonly id: string
  readonly owner: string
  readonly sealed: Buffer
}

/** An order: the visitors of its tickets, the number of its receiver and that number's keyed hash. */
interface OrderRow {
  readonly id: string
  readonly owner: string
  readonly visit: Visit | null
  readonly phone: StoredPhone | null
  readonly mac: string | null
}

const ROWS_A_BATCH = 200

const visitorRows = statement<SealedRow & { readonly document: string }>(
  'reseal-batch-visitors',
  `select id, member_id as owner, sealed_number as sealed, document from visitors
   where id > $1 order by id limit $2 for update`
)
const forgetTwin = statement(
  'reseal-forget-twin',
  'delete from visitors where member_id = $1 and number_mac = $2 and id <> $3'
)
const putVisitor = statement(
  'reseal-put-visitor',
  'update visitors set sealed_number = $2, number_mac = $3 where id = $1'
)
const ticketRows = statement<SealedRow>(
  'reseal-batch-tickets',
  `select id, member_id as owner, coalesce(sealed_number, '') as sealed from tickets
   where id > $1 order by id limit $2 for update`
)
const putTicket = statement('reseal-put-ticket', 'update tickets set sealed_number = $2 where id = $1')
const staffRows = statement<SealedRow>(
  'reseal-batch-staff',
  `select id, id as owner, coalesce(sealed_totp, '') as sealed from staff_accounts
   where id > $1 order by id limit $2 for update`
)
const putStaff = statement('reseal-put-staff', 'update staff_accounts set sealed_totp = $2 where id = $1')
// a range of the primary key, then those with visitors among it: no index is made for a command that runs once a year
const orderRows = statement<OrderRow>(
  'reseal-batch-orders',
  `select order_no as id, member_id as owner, visitors as visit, address->>'mobile' as phone, receiver_mac as mac from orders
   where order_no > $1 order by order_no limit $2 for update`
)
const putOrder = statement(
  'reseal-put-order',
  'update orders set visitors = $2, receiver_mac = $3 where order_no = $1'
)

type Outcome = 'kept' | 'sealed' | 'unreadable'
/** What is told of a row with several of them. */
const WORST = ['unreadable', 'sealed'] as const

/**
 * Seals everything again, in batches of their own, beside servers that run; it can be repeated, and broken off at any
 * time. @returns figures by table
 */
export async function resealAll(db: Queryable, secret: Secret): Promise<Record<string, Resealed>> {
  const again = (row: SealedRow) => resealedFor(row, secret)
  const receivers = (table: Exclude<ReceiverTable, 'orders'>) =>
    inBatches(db, NEXT_ROWS[table], (row, tx) => receiverResealed(table, row, secret, tx))
  return {
    visitors: await inBatches(db, visitorRows, async (row, tx) => {
      const next = again(row)
      if (typeof next === 'string') return next
      const mac = sealedMac(`${row.document} ${next.text}`, secret)
      // kept twice where the accounts of one person were joined meanwhile
      await forgetTwin([row.owner, mac, row.id], tx)
      await putVisitor([row.id, next.sealed, mac], tx)
      return 'sealed'
    }),
    tickets: await inBatches(db, ticketRows, async (row, tx) => {
      const next = again(row)
      if (typeof next === 'string') return next
      await putTicket([row.id, next.sealed], tx)
      return 'sealed'
    }),
    staff_accounts: await inBatches(db, staffRows, async (row, tx) => {
      const next = again(row)
      if (typeof next === 'string') return next
      await putStaff([row.id, next.sealed], tx)
      return 'sealed'
    }),
    orders: await inBatches(db, orderRows, async ({ id, owner, visit, phone, mac }, tx) => {
      const outcomes: Outcome[] = []
      const visitors = visit?.visitors.map((visitor) => {
        const next = again({ id, owner, sealed: Buffer.from(visitor.sealedNumber, 'base64') })
        outcomes.push(typeof next === 'string' ? next : 'sealed')
        return typeof next === 'string'
          ? visitor
          : { ...visitor, sealedNumber: next.sealed.toString('base64') }
      })
      outcomes.push(await receiverResealed('orders', { id, phone }, secret, tx))
      // it is made of the number itself
      const mobile = phone && openPhone(phone, `orders ${id}`, secret)
      const macNow = phone === null ? null : mobile === null ? mac : receiverMac(mobile, secret)
      if (macNow !== mac) outcomes.push('sealed')
      if (outcomes.includes('sealed'))
        await putOrder([id, visit && JSON.stringify({ ...visit, visitors }), macNow], tx)
      return WORST.find((outcome) => outcomes.includes(outcome)) ?? 'kept'
    }),
    addresses: await receivers('addresses'),
    receive_parcels: await receivers('receive_parcels'),
    lottery_draws: await receivers('lottery_draws')
  }
}

/** Seals the number of a receiver again. One that is stored plain is left to the job that seals those. */
async function receiverResealed(
  table: ReceiverTable,
  { id, phone }: { readonly id: string; readonly phone: StoredPhone | null },
  secret: Secret,
  tx: Tx
): Promise<Outcome> {
  const owner: PhoneOwner = `${table} ${id}`
  if (phone === null || !hasOldSeal(phone, owner, secret)) return 'kept'
  const mobile = openPhone(phone, owner, secret)
  if (mobile === null) return 'unreadable'
  await putPhones(table, [{ id, phone: sealedPhone(mobile, owner, secret) }], tx)
  return 'sealed'
}

/** The text, and how it is sealed now; or why it stays as it is. */
function resealedFor(
  { owner, sealed }: SealedRow,
  secret: Secret
): 'kept' | 'unreadable' | { readonly text: string; readonly sealed: Buffer } {
  if (sealed.length === 0 || isCurrentSeal(sealed, owner, secret)) return 'kept'
  const text = unsealed(sealed, owner, secret)
  return text === null ? 'unreadable' : { text, sealed: seal(text, owner, secret) }
}

async function inBatches<Row extends { readonly id: string }>(
  db: Queryable,
  next: (values: readonly unknown[], tx: Queryable) => Promise<Row[]>,
  work: (row: Row, tx: Tx) => Promise<Outcome>
): Promise<Resealed> {
  const totals = { read: 0, sealed: 0, unreadable: 0 }
  for (let after = ''; ;) {
    const { last, outcomes } = await withTransaction(db, async (tx) => {
      const rows = await next([after, ROWS_A_BATCH], tx)
      const worked: Outcome[] = []
      for (const row of rows) worked.push(await work(row, tx))
      return { last: rows.at(-1)?.id, outcomes: worked }
    })
    totals.read += outcomes.length
    totals.sealed += outcomes.filter((outcome) => outcome === 'sealed').length
    totals.unreadable += outcomes.filter((outcome) => outcome === 'unreadable').length
    if (last === undefined) return totals
    after = last
  }
}
