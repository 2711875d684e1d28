/** Orders as operators see them: of all members, with masked numbers. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { notFound } from '../../core/business-error'
import { fromCursor, isText, toCursor } from '../../core/cursor'
import type { Queryable } from '../../db/client'
import type { PhoneSource } from '../../db/receiver-phones'
import type { AddressSnapshot } from '../../db/schema/order'
import { addressLine } from '../../domain/address-line'
import { orderNumbersFrom, type OrderNo } from '../../domain/order-number'
import { receiverMacs } from '../../domain/receiver-mac'
import { midnightOf } from '../../lib/china-time'
import { iso, isoOrNull } from '../../lib/iso'
import { maskPhones } from '../../lib/mask-phones'
import type { Secret } from '../../lib/secret'
import {
  findOperatorOrder,
  listOperatorOrders,
  listOrdersOfReceiver,
  memberOfMobile,
  orderOfTrade,
  type Bounds,
  type OperatorBrief,
  type OperatorOrder
} from './operator-repository'

type Brief = ConsoleData<'orders'>['items'][number]

/** A page of all orders, newest first. */
export async function operatorOrders(
  db: Queryable,
  input: ConsoleParsed<'orders'>,
  now: Date
): Promise<ConsoleData<'orders'>> {
  const { limit, number, memberId = null } = input
  const orderNo = number === undefined ? null : await numberOf(number, db)
  if (number !== undefined && orderNo === null) return NONE
  const filter = { ...boundsOf(input), orderNo, memberId }
  return pageOf(await listOperatorOrders(filter, limit + 1, now, db), limit)
}

const NONE = { items: [], nextCursor: null }

/** A page of the orders of the member with a phone number, newest first, and who that is; null for nobody's number. */
export async function ordersByPhone(
  db: Queryable,
  { phone, ...input }: ConsoleParsed<'ordersByPhone'>,
  now: Date
): Promise<{ readonly memberId: string | null; readonly found: ConsoleData<'ordersByPhone'> }> {
  const memberId = await memberOfMobile(phone, db)
  return { memberId, found: memberId === null ? NONE : await operatorOrders(db, { ...input, memberId }, now) }
}

/** A page of the orders that are sent to whoever has a phone number, newest first. */
export async function ordersOfReceiver(
  { db, documentSecret }: { readonly db: Queryable; readonly documentSecret: Secret },
  input: ConsoleParsed<'ordersOfReceiver'>,
  now: Date
): Promise<ConsoleData<'ordersOfReceiver'>> {
  const { limit, phone } = input
  const macs = receiverMacs(phone, documentSecret)
  return pageOf(await listOrdersOfReceiver(macs, boundsOf(input), limit + 1, now, db), limit)
}

type Bounded = Pick<ConsoleParsed<'orders'>, 'cursor' | 'state' | 'from' | 'to' | 'channel'>

const boundsOf = ({ cursor, state, from, to, channel }: Bounded): Bounds => ({
  before: cursor === undefined ? null : String(fromCursor(cursor, [isText])[0]),
  from: from === undefined ? null : orderNumbersFrom(midnightOf(from)),
  to: to === undefined ? null : orderNumbersFrom(midnightOf(to, 1)),
  channel: channel ?? null,
  stage: state ?? null
})

/** The page of `rows`, of which one more than `limit` was asked for. */
function pageOf(rows: readonly OperatorBrief[], limit: number): ConsoleData<'orders'> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { items: shown.map(briefOf), nextCursor: last ? toCursor([last.orderNo]) : null }
}

/** Operators type our number of an order, or a number of its payment. */
const numberOf = (number: string, db: Queryable): Promise<string | null> =>
  /^\d{20}$/.test(number) ? Promise.resolve(number) : orderOfTrade(number, db)

function briefOf(row: OperatorBrief): Brief {
  const { orderNo, kind, channel, stage, name, lines, payFen, refundedFen, mobile, createdAt, paidAt } = row
  return {
    orderNo,
    kind,
    title: lines > 1 ? `${name} 等 ${lines} 种` : name,
    channel,
    state: stage,
    payFen,
    refundedFen,
    phoneMasked: mobile === null ? null : maskPhones(mobile),
    createdAt: iso(createdAt),
    paidAt: isoOrNull(paidAt)
  }
}

/** Everything about an order. @throws BusinessError 404 */
export async function operatorOrder(
  { db, phones }: PhoneSource,
  orderNo: OrderNo,
  now: Date
): Promise<ConsoleData<'orderDetail'>> {
  const row = await existing(orderNo, now, db)
  const address = phones.openAddress(row.address, `orders ${orderNo}`)
  const {
    lifecycle,
    totalFen,
    discountFen,
    freightFen,
    withheldFen,
    note,
    couponName,
    distributor,
    account
  } = row
  const { allLines: lines, payments, refunds, history, shipment, parcels, rights, afterSales } = row
  return {
    order: {
      ...briefOf(row),
      ...{
        lifecycle,
        totalFen,
        discountFen,
        freightFen,
        withheldFen,
        note,
        couponName,
        distributor,
        account
      },
      expiresAt: iso(row.expiresAt),
      fulfilledAt: isoOrNull(row.fulfilledAt),
      closedAt: isoOrNull(row.closedAt)
    },
    member: {
      memberId: row.memberId,
      nickname: row.nickname,
      phoneMasked: row.mobile === null ? null : maskPhones(row.mobile),
      blockedAt: isoOrNull(row.blockedAt)
    },
    address: address && maskedAddress(address),
    ...{ lines, payments, refunds, history, shipment, parcels, rights, afterSales }
  }
}

const maskedAddress = (address: AddressSnapshot) => ({
  name: `${address.name.slice(0, 1)}${'*'.repeat(Math.max(1, address.name.length - 1))}`,
  phoneMasked: maskPhones(address.mobile),
  whole: maskPhones(addressLine(address))
})

/** The whole numbers of an order. Whoever shows them writes that down. @throws BusinessError 404 */
export async function wholePhones(
  { db, phones }: PhoneSource,
  orderNo: OrderNo,
  now: Date
): Promise<ConsoleData<'revealOrderPhones'>> {
  const { mobile, address } = await existing(orderNo, now, db)
  return {
    memberPhone: mobile,
    receiverPhone: phones.openAddress(address, `orders ${orderNo}`)?.mobile ?? null
  }
}

async function existing(orderNo: OrderNo, now: Date, db: Queryable): Promise<OperatorOrder> {
  const row = await findOperatorOrder(orderNo, now, db)
  if (!row) throw notFound('订单不存在')
  return row
}
