import type { Data, Order, ParsedInput } from '@contract/types'
import type { OrderNo } from '../../domain/order-number'
import { BusinessError, notFound } from '../../core/business-error'
import { notInSsr } from '../../core/not-in-ssr'
import { iso, isoOrNull } from '../../lib/iso'
import type { LaterActions, OrderDependencies } from './dependencies'
import { findDetails, findGains } from './detail-repository'
import { findOrder, listOrders, type OrderRow } from './read-repository'
import { returnWords } from './return-terms'
import { actionsOf } from './states'
import { orderView } from './view'

type Asking = Pick<OrderDependencies, 'db' | 'phones' | 'log' | 'limit' | 'payments' | 'laterActions'>

/** A member's view of their orders; somebody else's appear not to exist (404). */
export interface OrderReader {
  one(memberId: string, orderNo: OrderNo, now: Date): Promise<Order>
  list(memberId: string, page: ParsedInput<'orderList'>, now: Date): Promise<Data<'orderList'>>
  detail(memberId: string, orderNo: OrderNo, now: Date): Promise<Data<'orderDetail'>>
  /** Queries the payment channel if no notice has arrived, at most once per second and order. */
  payState(memberId: string, orderNo: OrderNo, now: Date): Promise<Data<'getPayState'>>
  /** Without querying. @throws BusinessError 403 if the payment channel would have to be queried */
  knownPayState(memberId: string, orderNo: OrderNo, now: Date): Promise<Data<'getPayState'>>
}

export function createOrderReader(dependencies: Asking): OrderReader {
  const { db, phones, laterActions } = dependencies

  async function existing(memberId: string, orderNo: OrderNo, now: Date): Promise<OrderRow> {
    const row = await findOrder(memberId, orderNo, now, db)
    if (!row) throw notFound('订单不存在')
    return row
  }

  async function payStateOf(row: OrderRow): Promise<Data<'getPayState'>> {
    const { memberCardId, memberPlateId, receiveIds } = await findGains(row.orderNo, db)
    return {
      orderNo: row.orderNo,
      kind: row.kind,
      state: row.state,
      payFen: row.payFen,
      paidAt: isoOrNull(row.paidAt),
      expiresAt: iso(row.expiresAt),
      memberCardId,
      memberPlateId,
      receiveId: receiveIds[0] ?? null,
      partnerName: orderView(row).partnerName
    }
  }

  return {
    one: async (memberId, orderNo, now) => orderView(await existing(memberId, orderNo, now)),

    async list(memberId, { state, ...part }, now) {
      const { rows, next } = await listOrders(memberId, { tab: state, ...part, now }, db)
      const later = await laterActions(rows, { alone: false, now })
      const list = rows.map((row) => ({ ...orderView(row), actions: allActions(row, later, now) }))
      return { list, next }
    },

    async detail(memberId, orderNo, now) {
      const row = await existing(memberId, orderNo, now)
      const [gains, details, later] = await Promise.all([
        findGains(orderNo, db),
        findDetails(orderNo, db),
        laterActions([row], { alone: true, now })
      ])
      const { refund, history, address, note, returnTerms, ...shown } = details
      const { memberCardId, memberPlateId, receiveIds } = gains
      const shipment = later.get(orderNo)?.shipment
      return {
        order: orderView(row),
        actions: allActions(row, later, now),
        ...shown,
        ...(address ? { address: phones.openAddress(address, `orders ${orderNo}`) } : {}),
        ...(note ? { note } : {}),
        returnWords: returnWords(row.kind, returnTerms),
        ...(shipment ? { shipment } : {}),
        memberCardId,
        memberPlateId,
        receiveIds,
        refund: refund && { ...refund, at: iso(refund.at) },
        history: history.map((event) => ({ ...event, at: iso(event.at) }))
      }
    },

    async payState(memberId, orderNo, now) {
      const before = await existing(memberId, orderNo, now)
      if (before.state === 'unpaid') await pollSparingly(dependencies, orderNo, now)
      return payStateOf(before.state === 'unpaid' ? await existing(memberId, orderNo, now) : before)
    },

    async knownPayState(memberId, orderNo, now) {
      const row = await existing(memberId, orderNo, now)
      if (row.state === 'unpaid') throw notInSsr('An open payment')
      return payStateOf(row)
    }
  }
}

/** All available actions of an order, the primary one first. */
function allActions(row: OrderRow, later: LaterActions, now: Date) {
  const { first = [], last = [], open = false } = later.get(row.orderNo) ?? {}
  const own = actionsOf(row, now).filter((action) => !(open && action === 'delete'))
  return [...first, ...own, ...last]
}

/** The stored state is also a valid answer, so neither the limit nor a silent channel affects the caller. */
async function pollSparingly({ payments, limit, log }: Asking, orderNo: OrderNo, now: Date): Promise<void> {
  try {
    await limit(`ask-pay ${orderNo}`, 1, 1000)
    await payments.askAbout(orderNo, now)
  } catch (problem) {
    if (!(problem instanceof BusinessError)) log.warn({ err: problem, orderNo }, 'channel could not be asked')
  }
}
