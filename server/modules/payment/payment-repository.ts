import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { OrderNo } from '../../domain/order-number'
import type { PaymentWay } from './trade'

/** An attempt to pay an order. */
export interface PaymentRow {
  readonly outTradeNo: string
  readonly orderNo: OrderNo
  readonly way: PaymentWay
  /** The openid that it is to be paid by, if known. */
  readonly payerOpenId: string | null
  readonly amountFen: number
  readonly state: 'created' | 'paid' | 'closed' | 'refunding' | 'refunded'
  readonly createdAt: Date
  readonly expiresAt: Date
}

const COLUMNS = `out_trade_no as "outTradeNo", order_no as "orderNo", way, payer_open_id as "payerOpenId", amount_fen as "amountFen", state,
  created_at as "createdAt", expires_at as "expiresAt"`

const ofOrders = statement<PaymentRow>(
  'payments-of-orders',
  `select ${COLUMNS} from payments where order_no = any($1) order by order_no, created_at, out_trade_no`
)

const one = statement<PaymentRow>('payment', `select ${COLUMNS} from payments where out_trade_no = $1`)

const add = statement<PaymentRow>(
  'add-payment',
  `insert into payments (out_trade_no, order_no, way, amount_fen, state, created_at, expires_at)
   select $1, order_no, $3, pay_fen, 'created', $4, expires_at from orders where order_no = $2 and state = 'unpaid'
   on conflict (out_trade_no) do nothing returning ${COLUMNS}`
)

const link = statement<{ out_trade_no: string }>(
  'link-payment',
  `update payments set prepay_id = coalesce($2, prepay_id), mweb_url = coalesce($3, mweb_url), payer_open_id = coalesce($4, payer_open_id)
   where out_trade_no = $1 and state = 'created' returning out_trade_no`
)

const close = command(
  'close-payment',
  `update payments set state = 'closed' where out_trade_no = $1 and state = 'created'`
)

/** All attempts to pay these orders, oldest first. */
export function paymentsOf(orderNos: readonly OrderNo[], db: Queryable): Promise<PaymentRow[]> {
  return ofOrders([orderNos], db)
}

export async function findPayment(outTradeNo: string, db: Queryable): Promise<PaymentRow | null> {
  const [row] = await one([outTradeNo], db)
  return row ?? null
}

/** A new attempt for an unpaid order; null if the order is no longer unpaid, or the number is taken. */
export async function addPayment(
  payment: { outTradeNo: string; orderNo: OrderNo; way: PaymentWay; now: Date },
  db: Queryable
): Promise<PaymentRow | null> {
  const [row] = await add([payment.outTradeNo, payment.orderNo, payment.way, payment.now], db)
  return row ?? null
}

/** Stores the channel's id of the attempt, and who is to pay it. False if it is no longer open: it must not be given out for payment. */
export async function linkPayment(
  outTradeNo: string,
  {
    prepayId = null,
    mwebUrl = null,
    payerOpenId = null
  }: { prepayId?: string | null; mwebUrl?: string | null; payerOpenId?: string | null },
  db: Queryable
): Promise<boolean> {
  return (await link([outTradeNo, prepayId, mwebUrl, payerOpenId], db)).length === 1
}

/** The channel no longer accepts money for it; false if it is not open. */
export async function markClosed(outTradeNo: string, db: Queryable): Promise<boolean> {
  return (await close([outTradeNo], db)) > 0
}
