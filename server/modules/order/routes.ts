import { orderEndpoints } from '@contract/order/endpoints'
import { orderSchemas } from '@contract/order/schema'
import type { GoodsKind, GoodsLine } from '@contract/types'
import { ourNumber } from '../../domain/order-number'
import { hashToken } from '../../core/session-token'
import type { CallContext } from '../../http/context'
import type { Kit } from '../../http/kit'
import { consentTo, saveConsent } from './consent'
import { createOrder, type Referral } from './create'
import type { OrderModuleDependencies, OrderDependencies } from './dependencies'
import { cancelOrder, closeOverdue, deleteOrder, restoreOrder } from './end'
import { previewOrder } from './preview'
import { createOrderReader, type OrderReader } from './read'
import { hashReceivers } from './receivers'

/** Input of a call that creates an order. */
interface Wanted extends Omit<GoodsLine, 'kind'> {
  readonly memberCardId?: string | undefined
  readonly couponReceiveId?: string | undefined
  /** The version of the terms that the buyer accepted. */
  readonly termsVersion?: string | undefined
  /** The price that the buyer saw, fen. */
  readonly seenFen?: number | undefined
}

/** Order endpoints and jobs. */
export function orderModule(
  { bind, db, phones, log, limit, jobs, settings }: Kit,
  provided: OrderModuleDependencies
): void {
  const dependencies: OrderDependencies = { db, phones, log, limit, ...provided }
  const reader = createOrderReader(dependencies)
  const create = orderCreation(dependencies, reader)

  bind(orderEndpoints, orderSchemas, {
    previewOrder: (input, context) => previewOrder(db, input, context),
    createOrder: (input, context) => create(input.kind, input, input, context),
    createCardOrder: (input, context) => create('card', { ...input, itemId: input.cardId }, input, context),
    createPlateOrderV2: (input, context) =>
      create('plate', { ...input, itemId: input.plateId, quantity: 1 }, input, context),
    createProductOrder: (input, context) =>
      create('product', { ...input, itemId: input.productId }, input, context),
    payOrder: ({ orderNo, ...input }, { memberId, token, os, ip, now }) =>
      provided.payments.begin({
        ...input,
        orderNo: ourNumber(orderNo),
        memberId,
        tokenHash: hashToken(token ?? ''),
        payerIp: ip,
        os,
        now
      }),
    getPayState: ({ orderNo }, { memberId, now, drawing }) =>
      drawing
        ? reader.knownPayState(memberId, ourNumber(orderNo), now)
        : reader.payState(memberId, ourNumber(orderNo), now),
    orderList: (input, { memberId, now }) => reader.list(memberId, input, now),
    orderDetail: ({ orderNo }, { memberId, now }) => reader.detail(memberId, ourNumber(orderNo), now),
    cancelOrder: async ({ orderNo }, { memberId, now }) => {
      await cancelOrder(dependencies, memberId, ourNumber(orderNo), now)
      return null
    },
    deleteOrder: async ({ orderNo }, { memberId, now }) => {
      await deleteOrder(dependencies, memberId, ourNumber(orderNo), now)
      return null
    },
    restoreOrder: async ({ orderNo }, { memberId }) => {
      await restoreOrder(db, memberId, ourNumber(orderNo))
      return null
    }
  })

  jobs.every('close overdue orders', 5_000, (now) => closeOverdue(dependencies, now))
  jobs.every('hash receivers', 60_000, async () => {
    await hashReceivers({ db, documentSecret: settings.secrets.document })
  })
}

type KeyedContext = CallContext<(typeof orderEndpoints)['createOrder']>

function orderCreation({ db, handOverPaid }: OrderDependencies, reader: OrderReader) {
  return async (kind: GoodsKind, wanted: Wanted, referral: Referral, context: KeyedContext) => {
    const { memberId, channel, idempotencyKey, now } = context
    const { itemId, quantity, memberCardId, couponReceiveId, termsVersion, seenFen } = wanted
    const consent = await consentTo(kind, termsVersion, now, db)
    const orderNo = await createOrder(db, {
      draft: { memberId, channel, lines: [{ kind, itemId, quantity }], memberCardId, couponReceiveId },
      referral,
      storefront: context,
      requestKey: idempotencyKey,
      seenFen,
      ...(consent ? { alongside: saveConsent(consent, now) } : {}),
      now
    })
    const order = await reader.one(memberId, orderNo, now)
    if (order.state !== 'paid') return order
    await handOverPaid(orderNo, now)
    return reader.one(memberId, orderNo, now)
  }
}
