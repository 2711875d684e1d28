import type { FastifyBaseLogger } from 'fastify'
import type { OrderAction, PayParameters, Shipment } from '@contract/types'
import type { Queryable } from '../../db/client'
import type { OrderNo } from '../../domain/order-number'
import type { PayChannel } from '../../gateways/pay/pay-gateway'
import type { Limit } from '../../core/limit'
import type { OrderRow } from './read-repository'

/** Somebody wants to pay an order. */
export interface PayRequest {
  readonly orderNo: OrderNo
  readonly memberId: string
  /** Of the session. */
  readonly tokenHash: string
  /** A fresh `wx.login` code. */
  readonly loginCode?: string | undefined
  readonly way: PayChannel
  readonly payerIp: string
  readonly now: Date
}

/** What orders ask of payments. */
export interface Payments {
  /** Begins to pay an order, or goes on with the payment begun before. @throws BusinessError 404, 907, 912 */
  begin(request: PayRequest): Promise<PayParameters>
  /** Asks the channel about every open payment of an order and books what was paid. @throws PayUnreachable, PayRefused */
  askAbout(orderNo: OrderNo, now: Date): Promise<void>
  /**
   * Makes sure that no payment of the orders is taken any more. @returns orders whose payments are all ended for certain; for the
   * others the channel could not be asked
   */
  stop(orderNos: readonly OrderNo[], now: Date): Promise<OrderNo[]>
}

/** What the composition root gives: done by modules that know orders, so that orders do not know them. */
export interface OrderModuleDependencies {
  readonly payments: Payments
  /** Hands over an order that is paid, or refunds it; never fails. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
  /** How orders go on after they were paid: their parcels, their tickets, and money that goes back. */
  readonly laterActions: (orders: readonly ActionSubject[], requested: AskedOf) => Promise<LaterActions>
}

/** `alone`: of one order that is looked at by itself; whether money of each of a list may be asked back would cost too much. */
export interface AskedOf {
  readonly alone: boolean
  readonly now: Date
}

/** What decides on what may be done to an order. */
export type ActionSubject = Pick<OrderRow, 'orderNo' | 'kind' | 'state'>

/**
 * By order: what else may be done to it, `first` before its own actions, `last` after them. `open`: parcels, tickets or money of it
 * are still under way, so that it cannot be taken out of the list.
 */
export type LaterActions = ReadonlyMap<
  OrderNo,
  {
    readonly first: readonly OrderAction[]
    readonly last: readonly OrderAction[]
    readonly open: boolean
    /** How far its goods are, where any are sent. */
    readonly shipment?: Shipment['state'] | undefined
  }
>

/** What orders work with. */
export interface OrderDependencies extends OrderModuleDependencies {
  readonly db: Queryable
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly limit: Limit
}
