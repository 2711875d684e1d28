import { RESULT } from '@contract/envelope/codes'
import type { PayParameters } from '@contract/types'
import { PayRefused, PayUnreachable, type NewTrade } from '../../gateways/pay/pay-gateway'
import { BusinessError, notFound } from '../../core/business-error'
import { isPaidVirtually } from '../../domain/platform-rules'
import { findOrder, type OrderRow, type PayRequest } from '../order'
import { queryOpenPayments, stopPayment } from './ask-channel'
import type { PayOrderDependencies } from './dependencies'
import { outTradeNo } from './numbers'
import { payVirtually } from './pay-virtually'
import { payerOf, sessionHolder, type SessionHolder } from './payer'
import { addPayment, linkPayment, markClosed, paymentsOf, type PaymentRow } from './payment-repository'

/**
 * The channel accepts no new payment that ends within a minute, and nobody pays in less: an order with less time left
 * has to be placed again.
 */
const MIN_LEFT_MINUTES = 2

/** A payment may turn out closed or taken by a concurrent call; then it is checked again. */
const MAX_TRIES = 3

/**
 * Starts paying for an order, or continues an earlier payment: one open payment per order, so that a double tap
 * cannot pay twice.
 * @throws BusinessError 404, 907, 912
 */
export async function payOrder(
  dependencies: PayOrderDependencies,
  requested: PayRequest
): Promise<PayParameters> {
  const request = {
    ...requested,
    holder: onlyOnce(() => sessionHolder(dependencies, requested)),
    payer: onlyOnce(() => payerOf(dependencies, requested, requested.way === 'mini' ? 'mini' : 'jsapi'))
  }
  for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
    const order = await findOrder(request.memberId, request.orderNo, request.now, dependencies.db)
    if (!order) throw notFound('订单不存在')
    if (order.state === 'paid' || order.state === 'fulfilled') return settled(order)
    if (order.state !== 'unpaid' || order.expiresAt <= request.now) {
      throw new BusinessError(RESULT.orderState, '订单已关闭，请重新下单')
    }
    if (order.expiresAt.getTime() - request.now.getTime() < MIN_LEFT_MINUTES * 60_000) {
      return endgame(dependencies, order, request)
    }
    const parameters = await withChannel(dependencies, order, () =>
      tryToPay(dependencies, order, request, attempt)
    )
    if (parameters) return parameters
  }
  throw new BusinessError(RESULT.paymentFailed, '暂时无法付款，订单已保留，请过几分钟再付')
}

/** Input of a call: a login code can be used only once, so the payer is determined once for all attempts. */
interface Request extends PayRequest {
  readonly payer: () => Promise<string>
  readonly holder: () => Promise<SessionHolder>
}

function onlyOnce<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  return () => (found ??= find())
}

/**
 * Too late to start or continue; but if it was already paid and the notice was lost, it is paid.
 * @throws BusinessError 907, 912
 */
async function endgame(
  dependencies: PayOrderDependencies,
  order: OrderRow,
  request: Request
): Promise<PayParameters> {
  await withChannel(dependencies, order, () => queryOpenPayments(dependencies, order.orderNo, request.now))
  const after = await findOrder(request.memberId, order.orderNo, request.now, dependencies.db)
  if (after?.state === 'paid' || after?.state === 'fulfilled') return settled(order)
  throw new BusinessError(RESULT.orderState, `剩余支付时间不足 ${MIN_LEFT_MINUTES} 分钟，请重新下单`)
}

/** Null = something changed meanwhile: check the order again. */
async function tryToPay(
  dependencies: PayOrderDependencies,
  order: OrderRow,
  request: Request,
  attempt: number
): Promise<PayParameters | null> {
  const { way: platform } = request
  if (isPaidVirtually(order.kind, { platform, virtualGoods: dependencies.settings.virtualGoods })) {
    const virtual = await payVirtually(dependencies, order, request, request.holder)
    return virtual && { ...settled(order), ...virtual, settled: false }
  }
  const payment = await openPayment(dependencies, order, request)
  if (!payment) return null
  try {
    return await parametersFor(dependencies, order, payment, request)
  } catch (problem) {
    if (!(problem instanceof PayRefused)) throw problem
    if (problem.code === 'ORDERPAID') {
      await queryOpenPayments(dependencies, order.orderNo, request.now)
      return null
    }
    if (problem.code === 'INVALID_REQUEST' && attempt === 1) {
      // started earlier with another payer: a trade is for one openid. For any other reason a second one is no better
      await stopPayment(dependencies, payment, request.now)
      return null
    }
    if (problem.code !== 'ORDER_CLOSED' && problem.code !== 'ORDERCLOSED') throw problem
    await markClosed(payment.outTradeNo, dependencies.db)
    return null
  }
}

/** The only open payment, of the requested channel; one of another channel is closed first. */
async function openPayment(
  dependencies: PayOrderDependencies,
  order: OrderRow,
  { way, now }: PayRequest
): Promise<PaymentRow | null> {
  const payments = await paymentsOf([order.orderNo], dependencies.db)
  const open = payments.filter((payment) => payment.state === 'created')
  for (const other of open.filter((payment) => payment.way !== way)) {
    if (await stopPayment(dependencies, other, now)) return null
  }
  const same = open.find((payment) => payment.way === way)
  if (same) return same
  const { orderNo } = order
  return addPayment(
    { outTradeNo: outTradeNo(orderNo, payments.length + 1), orderNo, way, now },
    dependencies.db
  )
}

async function parametersFor(
  dependencies: PayOrderDependencies,
  order: OrderRow,
  payment: PaymentRow,
  { way, payer, payerIp, now }: Request
): Promise<PayParameters | null> {
  const trade: NewTrade = {
    outTradeNo: payment.outTradeNo,
    description: order.lines[0]?.name ?? '权益中心订单',
    amountFen: payment.amountFen,
    expiresAt: payment.expiresAt
  }
  if (way === 'h5') {
    const address = new URL(await dependencies.pay.openH5(trade, payerIp))
    if (!(await isStillOpen(dependencies, payment, { mwebUrl: address.href }, now))) return null
    const back = `${dependencies.settings.publicOrigin}/pages/h5PayRedirect/index?orderNo=${order.orderNo}`
    address.searchParams.set('redirect_url', back)
    return { ...settled(order), mwebUrl: address.href, settled: false }
  }
  const payerOpenId = await payer()
  const prepayId = await dependencies.pay.openPrepay(trade, way, payerOpenId)
  if (!(await isStillOpen(dependencies, payment, { prepayId, payerOpenId }, now))) return null
  return {
    ...dependencies.pay.signPrepay(prepayId, way),
    mwebUrl: '',
    orderNo: order.orderNo,
    settled: false
  }
}

/**
 * False if the attempt was closed while it was being registered with the channel, by a payment of another channel or
 * the end of the order: the channel did not know it then, and knows it now, so it is closed there as well.
 */
async function isStillOpen(
  dependencies: PayOrderDependencies,
  payment: PaymentRow,
  names: Parameters<typeof linkPayment>[1],
  now: Date
): Promise<boolean> {
  if (await linkPayment(payment.outTradeNo, names, dependencies.db)) return true
  await stopPayment(dependencies, payment, now)
  return false
}

/** Parameters of an order with nothing to pay. */
function settled({ orderNo }: OrderRow): PayParameters {
  const none = {
    appId: '',
    timeStamp: '',
    nonceStr: '',
    packageInfo: '',
    signType: '',
    paySign: '',
    mwebUrl: ''
  }
  return { ...none, orderNo, settled: true }
}

/** Maps refusals and missing answers of the channel to one business error. */
async function withChannel<T>(
  dependencies: PayOrderDependencies,
  order: OrderRow,
  work: () => Promise<T>
): Promise<T> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof PayRefused || problem instanceof PayUnreachable)) throw problem
    dependencies.log.warn({ err: problem, orderNo: order.orderNo }, 'payment could not be begun')
    throw new BusinessError(RESULT.paymentFailed, '暂时无法付款，订单已保留，请过几分钟再付', {
      cause: problem
    })
  }
}
