import type { FastifyBaseLogger } from 'fastify'
import type { Os } from '@contract/device/platform'
import type { OrderAction, PayParameters, Shipment } from '@contract/types'
import type { PhoneSource } from '../../db/receiver-phones'
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
  readonly os: Os
  /** Versions of WeChat and of its library; only from clients that can open a virtual payment. */
  readonly virtual?: { readonly wechat: string; readonly library: string } | undefined
  readonly payerIp: string
  readonly now: Date
}

/** What orders need from payments. */
export interface Payments {
  /** Starts paying for an order, or continues an earlier payment. @throws BusinessError 404, 907, 912 */
  begin(request: PayRequest): Promise<PayParameters>
  /**
   * Queries the channel about every open payment of an order and books what was paid.
   * @throws PayUnreachable, PayRefused
   */
  askAbout(orderNo: OrderNo, now: Date): Promise<void>
  /**
   * Ensures that no payment of the orders is accepted any longer.
   * @returns orders whose payments have all definitely ended; for the others the channel could not be reached
   */
  stop(orderNos: readonly OrderNo[], now: Date): Promise<OrderNo[]>
}

/** Provided by the composition root: implemented by modules that know orders, so that orders do not depend on them. */
export interface OrderModuleDependencies {
  readonly payments: Payments
  /** Hands over a paid order, or refunds it; never fails. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
  /** How orders proceed after payment: their parcels, tickets and refunds. */
  readonly laterActions: (orders: readonly ActionSubject[], requested: AskedOf) => Promise<LaterActions>
}

/** `alone`: for a single order; checking whether each order of a list can be refunded would be too expensive. */
export interface AskedOf {
  readonly alone: boolean
  readonly now: Date
}

/** What determines the actions on an order. */
export type ActionSubject = Pick<OrderRow, 'orderNo' | 'kind' | 'state'>

/**
 * By order: further actions, `first` before its own actions, `last` after them. `open`: parcels, tickets or refunds
 * are in progress, so that it cannot be removed from the list.
 */
export type LaterActions = ReadonlyMap<
  OrderNo,
  {
    readonly first: readonly OrderAction[]
    readonly last: readonly OrderAction[]
    readonly open: boolean
    /** The state of its shipment, if anything is sent. */
    readonly shipment?: Shipment['state'] | undefined
  }
>

/** Dependencies of orders. */
export interface OrderDependencies extends OrderModuleDependencies, PhoneSource {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly limit: Limit
}
