import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { RefundRule } from '@contract/types'
import type { Queryable, Tx } from '../../db/client'
import { ownPatience } from '../../db/patience-sql'
import { orderLines, orders, type Visit } from '../../db/schema/order'
import { tickets } from '../../db/schema/ticket'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { OwnPatience } from '../../domain/patience'

export type TicketRow = typeof tickets.$inferSelect

/** The visitors of an order; null for an order without visitors, or one whose account is gone. */
export async function findVisit(orderNo: OrderNo, db: Queryable): Promise<Visit | null> {
  const [row] = await db.select({ visit: orders.visit }).from(orders).where(eq(orders.orderNo, orderNo))
  return row?.visit ?? null
}

/** Writes tickets; existing ones stay unchanged. */
export async function insertTickets(rows: readonly (typeof tickets.$inferInsert)[], tx: Tx): Promise<void> {
  await tx
    .insert(tickets)
    .values([...rows])
    .onConflictDoNothing({ target: [tickets.orderNo, tickets.seq] })
}

/** The tickets of an order, in the order of its visitors. */
export const listTickets = (orderNo: OrderNo, db: Queryable): Promise<TicketRow[]> =>
  db.select().from(tickets).where(eq(tickets.orderNo, orderNo)).orderBy(asc(tickets.seq))

/** An order for returning tickets: locked until the transaction ends, so that concurrent returns are serialised. */
export async function lockTicketOrder(
  memberId: string,
  orderNo: OrderNo,
  tx: Tx
): Promise<TicketOrderHead | null> {
  const [row] = await selectHead(memberId, orderNo, tx).for('no key update')
  return row ?? null
}

/** The fields of an order that determine whether its tickets can be returned. */
export interface TicketOrderHead {
  readonly state: string
  readonly kind: string
  readonly channel: string
  /** How long the channel waits, as far as its catalogue says. */
  readonly patience: OwnPatience
}

function selectHead(memberId: string, orderNo: OrderNo, db: Queryable) {
  const { state, kind, channelCode: channel } = orders
  return db
    .select({
      state,
      kind,
      channel,
      patience: sql<OwnPatience>`${sql.raw(ownPatience('orders.channel_code'))}`
    })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.memberId, memberId)))
}

/** A member's order; null if it is another's. */
export async function findTicketOrder(
  memberId: string,
  orderNo: OrderNo,
  db: Queryable
): Promise<TicketOrderHead | null> {
  const [row] = await selectHead(memberId, orderNo, db)
  return row ?? null
}

/** A ticket and its order line. */
export interface LockedTicket extends TicketRow {
  readonly lineNo: number
}

/** Locks the given tickets of an order. */
export const lockTickets = (orderNo: OrderNo, ids: readonly string[], tx: Tx): Promise<LockedTicket[]> =>
  lockWhere(orderNo, inArray(tickets.id, [...ids]), tx)

/** Locks those of an order's tickets that can still be used. */
export const lockIssued = (orderNo: OrderNo, tx: Tx): Promise<LockedTicket[]> =>
  lockWhere(orderNo, eq(tickets.state, 'issued'), tx)

async function lockWhere(orderNo: OrderNo, which: SQL, tx: Tx): Promise<LockedTicket[]> {
  const rows = await tx
    .select({ ticket: tickets, lineNo: orderLines.lineNo })
    .from(tickets)
    .innerJoin(orderLines, and(eq(orderLines.orderNo, tickets.orderNo), eq(orderLines.itemId, tickets.dayId)))
    .where(and(eq(tickets.orderNo, orderNo), which))
    .orderBy(asc(tickets.seq))
    .for('update', { of: tickets })
  return rows.map(({ ticket, lineNo }) => ({ ...ticket, lineNo }))
}

/** Marks an issued ticket as refunded; false if it is no longer issued. */
export async function markRefunded(id: string, refundFen: number, at: Date, tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(tickets)
    .set({ state: 'refunded', refundedAt: at, refundFen })
    .where(and(eq(tickets.id, id), eq(tickets.state, 'issued')))
    .returning({ id: tickets.id })
  return rows.length > 0
}

/** Uses an issued ticket of a day, once; false if it is not one. */
export async function markUsed(
  {
    serial,
    day,
    scan,
    at
  }: { readonly serial: string; readonly day: string; readonly scan: string; readonly at: Date },
  db: Queryable
): Promise<boolean> {
  const rows = await db
    .update(tickets)
    .set({ state: 'used', usedAt: at, usedScan: scan })
    .where(and(eq(tickets.serial, serial), eq(tickets.day, day), eq(tickets.state, 'issued')))
    .returning({ id: tickets.id })
  return rows.length > 0
}

export async function findTicket(serial: string, db: Queryable): Promise<TicketRow | null> {
  const [row] = await db.select().from(tickets).where(eq(tickets.serial, serial))
  return row ?? null
}

/** Those of the orders with a ticket that can still be used, or is under review. */
export async function ordersWithUnused(orderNos: readonly OrderNo[], db: Queryable): Promise<Set<OrderNo>> {
  if (orderNos.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ orderNo: tickets.orderNo })
    .from(tickets)
    .where(and(inArray(tickets.orderNo, [...orderNos]), inArray(tickets.state, ['issued', 'refunding'])))
  return new Set(rows.map(({ orderNo }) => orderNo))
}

/** How many tickets of an order have not been returned. */
export async function countStored(orderNo: OrderNo, tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ kept: sql<number>`count(*) filter (where ${tickets.state} <> 'refunded')::int` })
    .from(tickets)
    .where(eq(tickets.orderNo, orderNo))
  return row?.kept ?? 0
}

/** The content of a ticket order's line. */
export interface OrderedRow {
  readonly itemId: string
  readonly visit: Visit | null
  readonly day: string
  readonly kindId: string
  readonly kindName: string
  readonly sightId: string
  readonly sightName: string
  readonly picture: string
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
  /** The current rule of its kind: an order whose account is gone no longer has its own. */
  readonly refundRule: RefundRule
}

const ordered = statement<OrderedRow>(
  'ticket-order',
  `select l.item_id as "itemId", o.visitors as visit, d.day::text as day, k.id as "kindId", k.name as "kindName", s.id as "sightId",
     s.name as "sightName", l.picture, s.address, s.lat, s.lng, s.hours, k.refund_rule as "refundRule"
   from orders o join order_lines l on l.order_no = o.order_no and l.kind = 'ticket'
   join ticket_days d on d.id = l.item_id join ticket_kinds k on k.id = d.kind_id join sights s on s.id = k.sight_id
   where o.order_no = $1 and o.member_id = $2 order by l.line_no`
)

/** The lines of a member's ticket order; empty for another's, or one of another kind. */
export const listOrdered = (memberId: string, orderNo: OrderNo, db: Queryable): Promise<OrderedRow[]> =>
  ordered([orderNo, memberId], db)
