/** SQL of numbers sealed for their owner, when the owner's account is merged into another. */
import type { Queryable, Tx } from '../../db/client'
import type { Visit } from '../../db/schema/order'
import { statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'

/** A row that contains a document number. */
export interface SealedRow {
  readonly id: string
  readonly sealedNumber: Buffer | null
}

const ticketsOf = statement<SealedRow>(
  'reseal-tickets-of',
  'select id, sealed_number as "sealedNumber" from tickets where member_id = $1 order by id'
)
const giveTicket = statement(
  'reseal-ticket',
  'update tickets set member_id = $2, sealed_number = $3 where id = $1'
)

const visitorsOf = statement<SealedRow>(
  'reseal-visitors-of',
  `select t.id, t.sealed_number as "sealedNumber" from visitors t where t.member_id = $1
     and not exists (select 1 from visitors o where o.member_id = $2 and o.number_mac = t.number_mac) order by t.id`
)
const giveVisitor = statement(
  'reseal-visitor',
  `update visitors t set member_id = $2, sealed_number = $3,
     request_key = case when exists (
       select 1 from visitors o where o.member_id = $2 and o.request_key = t.request_key)
       then t.request_key || '~' || t.member_id else t.request_key end
   where t.id = $1`
)
const forgetVisitors = statement('reseal-forget', 'delete from visitors where member_id = $1')

const visitsOf = statement<{ orderNo: OrderNo; visit: Visit | null }>(
  'reseal-visits-of',
  `select order_no as "orderNo", visitors as visit from orders
   where member_id = $1 and visitors is not null and state in ('unpaid', 'paid') order by order_no`
)
const giveVisit = statement('reseal-visit', 'update orders set visitors = $2 where order_no = $1')

export const listTickets = (memberId: string, db: Queryable) => ticketsOf([memberId], db)

/** Those of a member's visitors that the other one does not have. */
export const listVisitorsBesides = (memberId: string, other: string, db: Queryable) =>
  visitorsOf([memberId, other], db)

/** The visitors of a member's ticket orders that have not been issued yet. */
export const listVisits = (memberId: string, db: Queryable) => visitsOf([memberId], db)

export async function putTicket(id: string, memberId: string, sealed: Buffer | null, tx: Tx): Promise<void> {
  await giveTicket([id, memberId, sealed], tx)
}

export async function putVisitor(id: string, memberId: string, sealed: Buffer | null, tx: Tx): Promise<void> {
  await giveVisitor([id, memberId, sealed], tx)
}

export async function putVisit(orderNo: OrderNo, visit: Visit, tx: Tx): Promise<void> {
  await giveVisit([orderNo, JSON.stringify(visit)], tx)
}

export async function removeVisitorsOf(memberId: string, tx: Tx): Promise<void> {
  await forgetVisitors([memberId], tx)
}
