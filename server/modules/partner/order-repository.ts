/** Partners' orders and our corresponding ones. */
import type { OrderState, PartnerCode } from '@contract/types'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { partnerOrders } from '../../db/schema/partner'
import { statement } from '../../db/statement'
import type { NewOrder } from '../order'
import type { OrderNo } from '../../domain/order-number'
import type { PartnerOrderNo } from './numbers'

/** A partner's order with our current order for it. */
export interface ExistingOrder {
  readonly partner: PartnerCode
  readonly partnerOrderNo: PartnerOrderNo
  readonly memberId: string
  /** The member id under which the partner knows the buyer, if different. */
  readonly knownAs: string | null
  readonly orderNo: OrderNo
  readonly state: 'waiting' | 'done' | 'refused' | 'returned'
  readonly orderState: OrderState
  readonly payFen: number
  readonly expiresAt: Date
}

const KNOWN = `p.partner, p.partner_order_no as "partnerOrderNo", p.member_id as "memberId", p.known_as as "knownAs", p.order_no as "orderNo", p.state,
  o.state as "orderState", o.pay_fen as "payFen", o.expires_at as "expiresAt"
  from partner_orders p join orders o on o.order_no = p.order_no`

const byNumber = statement<ExistingOrder>(
  'partner-order-by-number',
  `select ${KNOWN} where p.partner = any($1) and p.partner_order_no = $2 and p.member_id = $3`
)

const ofOurs = statement<ExistingOrder>(
  'partner-order-of-ours',
  `select ${KNOWN} where p.order_no = $1 and p.member_id = $2`
)

/** The state of a partner's order with us, if the member has it. */
export async function findExisting(
  partners: readonly PartnerCode[],
  partnerOrderNo: PartnerOrderNo,
  memberId: string,
  db: Queryable
): Promise<ExistingOrder | null> {
  return (await byNumber([partners, partnerOrderNo, memberId], db))[0] ?? null
}

/** The partner's order behind one of ours; null if missing, or somebody else's. */
export async function findBehind(
  orderNo: OrderNo,
  memberId: string,
  db: Queryable
): Promise<ExistingOrder | null> {
  return (await ofOurs([orderNo, memberId], db))[0] ?? null
}

/** The same inside a transaction, with a lock against replacing our order. */
export async function lockExisting(
  partner: PartnerCode,
  partnerOrderNo: PartnerOrderNo,
  tx: Tx
): Promise<ExistingOrder | null> {
  const { rows } = await tx.execute<ExistingOrder & Record<string, unknown>>(
    sql`select ${sql.raw(KNOWN)} where p.partner = ${partner} and p.partner_order_no = ${partnerOrderNo} for update of p`
  )
  const [row] = rows
  return row ? { ...row, expiresAt: new Date(row.expiresAt) } : null
}

/** A partner's order and our order for it. */
export interface BoundOrder extends Pick<NewOrder, 'orderNo' | 'memberId' | 'payFen' | 'createdAt'> {
  readonly partner: PartnerCode
  readonly partnerOrderNo: PartnerOrderNo
  readonly knownAs: string | null
  /** Until when the purchase can be used; null = not known. */
  readonly usableUntil: Date | null
}

/** Links our order to the partner's; false if another order of ours was faster, for which it waits. */
export async function bindOrder(order: BoundOrder, tx: Tx): Promise<boolean> {
  const {
    partner,
    partnerOrderNo,
    memberId,
    knownAs,
    orderNo,
    payFen: amountFen,
    createdAt,
    usableUntil
  } = order
  const row = {
    partner,
    partnerOrderNo,
    memberId,
    knownAs,
    orderNo,
    amountFen,
    state: 'waiting',
    nextTryAt: createdAt,
    createdAt,
    usableUntil
  }
  const made = await tx
    .insert(partnerOrders)
    .values(row)
    .onConflictDoNothing()
    .returning({ orderNo: partnerOrders.orderNo })
  return made.length > 0
}

/** Replaces an ended order of ours with a new one. */
export async function rebindOrder(order: BoundOrder, tx: Tx): Promise<void> {
  const { partner, partnerOrderNo, orderNo, payFen: amountFen, createdAt, usableUntil } = order
  await tx
    .update(partnerOrders)
    .set({ orderNo, amountFen, state: 'waiting', tries: 0, nextTryAt: createdAt, usableUntil })
    .where(and(eq(partnerOrders.partner, partner), eq(partnerOrders.partnerOrderNo, partnerOrderNo)))
}
