/**
 * Modules that receive functions of other modules where an import would be circular: config/module-edges.json says which module
 * imports which.
 */
import { consoleModule as registerConsole } from './console/routes'
import type { Tx } from './db/client'
import type { OrderNo } from './domain/order-number'
import type { Kit } from './http/kit'
import { cartModule as registerCarts } from './modules/cart/routes'
import {
  afterSaleRefundDone,
  afterSaleRefundFailed,
  requestTicketReview,
  settleTickets,
  revokeRest,
  weighTickets,
  usageOf
} from './modules/aftersale'
import { laterActionsOver } from './later-actions'
import { couponModule as registerCoupons } from './modules/coupon/routes'
import { fulfilmentOf } from './modules/fulfilment'
import { findGoods } from './modules/order'
import { orderModule as registerOrders } from './modules/order/routes'
import { paymentsOf, toOwners } from './modules/payment'
import { paymentModule as registerPayments } from './modules/payment/routes'
import { memberModule as registerMembers } from './modules/member/routes'
import { smsProofs } from './modules/session'
import { ticketModule as registerTickets } from './modules/ticket/routes'
import { REFUND_OWNER, ticketRefundDone, voidTickets } from './modules/ticket'

/** Coupons are suggested for goods; their prices are known to orders. */
export function couponModule(kit: Kit): void {
  registerCoupons(kit, { findGoods })
}

/** Dependencies of payments: delivery of what is paid, in the same transaction, and the owners of refunds to notify, by key. */
const givenToPayments = (kit: Kit) => ({
  handOver: fulfilmentOf(kit).handOver,
  refundDone: toOwners({ aftersale: afterSaleRefundDone, [REFUND_OWNER]: ticketRefundDone }),
  refundFailed: toOwners({ aftersale: afterSaleRefundFailed }),
  takeBack: async (tx: Tx, orderNo: OrderNo, now: Date) => {
    await voidTickets(tx, orderNo, now)
    await revokeRest(tx, orderNo, now)
  },
  usageOf
})

/** A mall order that costs nothing is fulfilled at once. */
export function cartModule(kit: Kit): void {
  registerCarts(kit, { handOverPaid: fulfilmentOf(kit).handOverPaid })
}

/** Orders are paid and fulfilled by modules that depend on orders. */
export function orderModule(kit: Kit): void {
  const { handOverPaid } = fulfilmentOf(kit)
  registerOrders(kit, {
    payments: paymentsOf(kit, givenToPayments(kit)),
    handOverPaid,
    laterActions: laterActionsOver(kit.db)
  })
}

export function paymentModule(kit: Kit): void {
  registerPayments(kit, givenToPayments(kit))
}

/** Members confirm by codes what a session alone must not do; sessions, which send the codes, depend on members. */
export function memberModule(kit: Kit): void {
  registerMembers(kit, { codesOf: (purpose, memberId) => smsProofs(kit, `${purpose}:${memberId}`) })
}

/** Tickets that cost nothing are fulfilled at once, and refunded like all orders, by modules that depend on tickets. */
export function ticketModule(kit: Kit): void {
  registerTickets(kit, {
    handOverPaid: fulfilmentOf(kit).handOverPaid,
    refunds: { weigh: weighTickets, settle: settleTickets, requestReview: requestTicketReview }
  })
}

/** Staff cancel and refund orders of all kinds. */
export function consoleModule(kit: Kit): void {
  const provided = givenToPayments(kit)
  registerConsole(kit, { ...provided, payments: paymentsOf(kit, provided) })
}
