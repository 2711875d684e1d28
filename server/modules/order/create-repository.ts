/**
 * The hot path of an order: one statement takes the stock of all its lines, locks the coupon and writes order, lines and
 * history, or says why not and leaves everything as it was.
 */
import type { OrderKind } from '@contract/types'
import { sqlState, type Queryable, type Tx } from '../../db/client'
import type { AddressSnapshot, Visitor } from '../../db/schema/order'
import { statement, type Statement } from '../../db/statement'
import { TRANSITIONS } from './lifecycle'
import type { OrderNo } from './numbers'
import type { PricedLine } from './pricing'
import { namesOf, STOCK_SOURCES, type StockSource } from './stock-sources'

/** Unpaid orders that a member may have open at once. */
export const MOST_UNPAID = 5

/** A line to be written, with its share of the discount. */
export interface NewLine extends PricedLine {
  /** Of a stock source, or `partner`: that is in no stock of ours. */
  readonly kind: string
  /** What was chosen on a partner's site, in one line. */
  readonly detail?: string
}

/** An order to be written; it costs nothing where `payFen` is 0, and is paid at once then. Money in fen. */
export interface NewOrder {
  readonly orderNo: OrderNo
  readonly memberId: string
  readonly channel: string
  readonly kind: OrderKind
  readonly lines: readonly NewLine[]
  readonly totalFen: number
  readonly discountFen: number
  readonly freightFen: number
  readonly payFen: number
  readonly couponReceiveId: string | null
  readonly memberCardId: string | null
  readonly distributor: string | null
  readonly account: string | null
  readonly distributionActivityId: string | null
  readonly labelId: string | null
  readonly address: AddressSnapshot | null
  readonly note: string | null
  readonly visitors: readonly Visitor[] | null
  readonly createdAt: Date
  readonly expiresAt: Date
  /** When what it holds begins to give way to others (see holds.ts). */
  readonly heldUntil: Date
  readonly requestKey: string
}

/**
 * `changed`: price, stock or coupon are not any more what the order was priced by, or another order of the member took the
 * same place among the unpaid ones: look again. `no buyer`: the account was deleted. `too many`: unpaid orders of the member.
 * Nothing was written unless it is `made`.
 */
export type InsertOutcome =
  'made' | 'changed' | 'no stock' | 'no buyer' | 'too many' | 'number taken' | 'request repeated'

/** What decides, in the order in which it is told. */
interface Verdict {
  readonly buyer: boolean
  readonly room: boolean
  readonly goods: boolean
  readonly coupon: boolean
}

const UNIQUE_VIOLATION = '23505'

/** The writer of orders of goods of these kinds. */
export function orderWriterOver(sources: readonly StockSource[]) {
  const byKinds = new Map<string, Statement<Verdict>>()

  function statementFor(lines: readonly NewLine[]): Statement<Verdict> {
    const kinds = new Set(lines.map(({ kind }) => kind))
    const taken = sources.filter(({ kind }) => kinds.has(kind))
    if (taken.length !== kinds.size && !(kinds.size === 1 && kinds.has('partner'))) {
      throw new Error(`No stock is known for one of ${[...kinds].join(', ')}`)
    }
    const name = ['insert-order', ...taken.map(({ kind }) => kind)].join('-')
    const known = byKinds.get(name) ?? insertStatement(name, taken)
    byKinds.set(name, known)
    return known
  }

  /** Writes an order, in one statement. Where it is not `made`, a transaction around it has nothing to write. */
  return async function insertOrder(order: NewOrder, db: Queryable): Promise<InsertOutcome> {
    try {
      const [verdict] = await statementFor(order.lines)(valuesOf(order), db)
      return verdict ? outcomeOf(verdict) : 'changed'
    } catch (problem) {
      if (sqlState(problem) !== UNIQUE_VIOLATION) throw problem
      return TAKEN[constraintOf(problem) ?? ''] ?? 'number taken'
    }
  }
}

/** The one of this server. */
export const insertOrder = orderWriterOver(STOCK_SOURCES)

/** Which key was taken meanwhile. */
const TAKEN: Readonly<Record<string, InsertOutcome>> = {
  orders_request: 'request repeated',
  orders_open_slot: 'changed'
}

function outcomeOf({ buyer, room, goods, coupon }: Verdict): InsertOutcome {
  if (!buyer) return 'no buyer'
  if (!room) return 'too many'
  if (!goods) return 'no stock'
  return coupon ? 'made' : 'changed'
}

const constraintOf = (problem: unknown): string | undefined => {
  for (let error = problem; error instanceof Error; error = error.cause) {
    if ('constraint' in error) return String(error.constraint)
  }
  return undefined
}

const ORDER_PARAMETERS = [
  'orderNo',
  'memberId',
  'channel',
  'kind',
  'totalFen',
  'discountFen',
  'freightFen',
  'payFen',
  'couponReceiveId',
  'memberCardId',
  'distributor',
  'account',
  'distributionActivityId',
  'labelId',
  'address',
  'note',
  'visitors',
  'createdAt',
  'expiresAt',
  'heldUntil',
  'requestKey'
] as const
const LINE_PARAMETERS = [
  'kind',
  'itemId',
  'name',
  'picture',
  'detail',
  'unitFen',
  'quantity',
  'discountFen',
  'payFen'
] as const

/** Place of an order's parameter in the statement. */
const $ = Object.fromEntries(ORDER_PARAMETERS.map((name, index) => [name, `$${index + 1}`])) as Record<
  (typeof ORDER_PARAMETERS)[number],
  string
>
/** Place of the array of a column of the lines. */
const $line = (name: (typeof LINE_PARAMETERS)[number]) =>
  `$${ORDER_PARAMETERS.length + LINE_PARAMETERS.indexOf(name) + 1}`

function valuesOf(order: NewOrder): unknown[] {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const scalar = { ...order, address: json(order.address), visitors: json(order.visitors) }
  return [
    ...ORDER_PARAMETERS.map((name) => scalar[name]),
    ...LINE_PARAMETERS.map((name) => order.lines.map((line) => line[name] ?? null))
  ]
}

/**
 * Always in this order: the buyer (an account that is being deleted is waited for, and buys nothing then), a place among the
 * unpaid orders, goods kind by kind and within a kind by id, the coupon; so that two orders never wait for each other. What
 * is locked is looked at, and only where all of it fits anything is written. Goods that are not limited are not locked.
 */
function insertStatement(name: string, sources: readonly StockSource[]): Statement<Verdict> {
  const fits = sources.map(({ kind }) => `(select fits from fits_${kind})`).join(' and ') || 'true'
  return statement(
    name,
    `with line as materialized (
       select * from unnest(${$line('kind')}::text[], ${$line('itemId')}::text[], ${$line('name')}::text[],
         ${$line('picture')}::text[], ${$line('detail')}::text[], ${$line('unitFen')}::int[], ${$line('quantity')}::int[],
         ${$line('discountFen')}::int[], ${$line('payFen')}::int[])
         with ordinality as l(kind, item_id, name, picture, detail, unit_fen, quantity, discount_fen, pay_fen, line_no)),
     buyer as (select id from members where id = ${$.memberId} and deleted_at is null for share),
     room as materialized (
       select n from generate_series(1, ${MOST_UNPAID}) n where ${$.payFen}::int > 0 and not exists (
         select 1 from orders o where o.member_id = ${$.memberId} and o.open_slot = n
           and o.expires_at > ${$.createdAt}::timestamptz)
       order by random() limit 1),
     freed as (
       update orders set open_slot = null where member_id = ${$.memberId} and open_slot = (select n from room)
         and expires_at <= ${$.createdAt}::timestamptz and exists (select 1 from buyer) returning 1),
     ${sources.map((source, index) => takenFrom(source, sources[index - 1])).join('')}
     goods as materialized (select ${fits} as fit),
     held as (
       select id from coupon_receives where id = ${$.couponReceiveId} and member_id = ${$.memberId}
         and state = 'usable' and expires_at > ${$.createdAt}::timestamptz and (select fit from goods) for update),
     verdict as materialized (
       select exists (select 1 from buyer) as buyer,
         ${$.payFen}::int = 0 or exists (select 1 from room) as room,
         (select fit from goods) as goods,
         ${$.couponReceiveId}::text is null or exists (select 1 from held) as coupon),
     go as materialized (select 1 from verdict where buyer and room and goods and coupon),
     ${sources.map((source) => takeOf(source)).join('')}
     coupon as (
       update coupon_receives set state = 'locked', order_no = ${$.orderNo}
       where id = ${$.couponReceiveId} and exists (select 1 from go)),
     made as (
       insert into orders (order_no, member_id, channel_code, kind, state, total_fen, discount_fen, freight_fen, pay_fen,
         coupon_receive_id, member_card_id, distributor, account, distribution_activity_id, label_id, address, note,
         visitors, created_at, expires_at, paid_at, held_until, open_slot, request_key)
       select ${$.orderNo}, ${$.memberId}, ${$.channel}, ${$.kind},
         case when ${$.payFen}::int = 0 then '${TRANSITIONS.payNothing.to}' else '${TRANSITIONS.create.to}' end,
         ${$.totalFen}::int, ${$.discountFen}::int, ${$.freightFen}::int, ${$.payFen}::int,
         ${$.couponReceiveId}::text, ${$.memberCardId}::text, ${$.distributor}::text, ${$.account}::text,
         ${$.distributionActivityId}::text, ${$.labelId}::text, ${$.address}::jsonb, ${$.note}::text,
         ${$.visitors}::jsonb, ${$.createdAt}::timestamptz, ${$.expiresAt}::timestamptz,
         case when ${$.payFen}::int = 0 then ${$.createdAt}::timestamptz end,
         case when ${$.payFen}::int > 0 then ${$.heldUntil}::timestamptz end, (select n from room), ${$.requestKey}::text
       from go where (select count(*) from freed) >= 0),
     lines as (
       insert into order_lines (order_no, line_no, kind, item_id, name, picture, detail, unit_fen, quantity, discount_fen,
         pay_fen)
       select ${$.orderNo}, line_no, kind, item_id, name, picture, detail, unit_fen, quantity, discount_fen, pay_fen
       from line where exists (select 1 from go)),
     history as (
       insert into order_events (order_no, state, cause, note, at)
       select ${$.orderNo}, state, cause, note, ${$.createdAt}::timestamptz from go, (values
         (1, '${TRANSITIONS.create.to}', '${TRANSITIONS.create.by}', '${TRANSITIONS.create.note}'),
         (2, '${TRANSITIONS.payNothing.to}', '${TRANSITIONS.payNothing.by}', '${TRANSITIONS.payNothing.note}')
       ) step(n, state, cause, note) where n = 1 or ${$.payFen}::int = 0 order by n)
     select buyer, room, goods, coupon from verdict`
  )
}

/** Locks the limited goods of a kind, and says whether all that is wanted of it can be had at its price. */
function takenFrom(source: StockSource, before: StockSource | undefined): string {
  const { kind } = source
  const { table, id, stock, priceFen, onSale } = namesOf(source)
  const after = before ? `locked_${before.kind}` : 'freed'
  const offered = `g.${onSale} and g.${priceFen} = w.unit_fen`
  return `wanted_${kind} as materialized (
       select item_id, unit_fen, sum(quantity)::int as quantity from line where kind = '${kind}'
       group by item_id, unit_fen),
     locked_${kind} as materialized (
       select g.${id} as id, w.quantity, ${offered} and g.${stock} >= w.quantity as fits
       from ${table} g join wanted_${kind} w on w.item_id = g.${id}
       where g.${stock} is not null and exists (select 1 from buyer) and (select count(*) from ${after}) >= 0
       order by g.${id} for update of g),
     fits_${kind} as materialized (
       select (select count(*) from locked_${kind} where fits) + (
         select count(*) from ${table} g join wanted_${kind} w on w.item_id = g.${id}
         where g.${stock} is null and ${offered}) = (select count(*) from wanted_${kind}) as fits),
     `
}

function takeOf(source: StockSource): string {
  const { kind } = source
  const { table, id, stock } = namesOf(source)
  return `taken_${kind} as (
       update ${table} g set ${stock} = g.${stock} - l.quantity from locked_${kind} l
       where g.${id} = l.id and exists (select 1 from go)),
     `
}

const lock = statement('lock-purchase', `select pg_advisory_xact_lock(hashtextextended($1, 0))`)

/**
 * Makes the member's purchases of one item wait for each other until the transaction ends: only then can a count of
 * them be relied on (a statement does not see what was committed after it began, so the lock comes before).
 */
export async function lockPurchases(memberId: string, itemId: string, tx: Tx): Promise<void> {
  await lock([`purchase ${memberId} ${itemId}`], tx)
}
