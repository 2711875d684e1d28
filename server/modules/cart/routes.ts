import { cartEndpoints } from '@contract/cart/endpoints'
import { cartSchemas } from '@contract/cart/schema'
import type { Order } from '@contract/types'
import type { Queryable } from '../../db/client'
import { runSweeps } from '../../db/sweeps'
import type { OrderNo } from '../../domain/order-number'
import { limitNetwork } from '../../core/limit'
import type { Kit } from '../../http/kit'
import { notFound } from '../../core/business-error'
import { findOrder, orderView } from '../order'
import { WaitingRooms } from '../waiting'
import { addToCart, changeSku, choose, remove, changeQuantity } from './change'
import { createMallOrder } from './create'
import { mergeCart } from './merge'
import { readCart, readLines } from './read'
import { readOffer } from './offer'
import { countPieces } from './repository'
import { piecesOf } from './pieces'
import { previewSettlement, type Settler } from './settle'

/** Provided by the composition root: implemented by a module that knows orders. */
export interface CartModuleDependencies {
  /** Fulfils an order that is already paid because it costs nothing; never fails. */
  readonly handOverPaid: (orderNo: OrderNo, now: Date) => Promise<void>
}

/** Cart and settlement endpoints. */
export function cartModule(
  { bind, db, phones, inTurn, jobs, limit, settings }: Kit,
  { handOverPaid }: CartModuleDependencies
): void {
  // a rush is load: where none is shed nobody waits, unless an operator wants it
  const rooms = new WaitingRooms(db, settings.shedLoad)
  inTurn(cartEndpoints.createMallOrder, {
    isAnyOpen: () => rooms.isAnyOpen,
    waits: (asked) => rooms.waits(asked),
    expectTurn: ({ body, ...asked }) => rooms.expectTurn({ ...asked, pieces: piecesOf(body) })
  })
  const source = { db, phones }
  const ordering = { ...source, documentSecret: settings.secrets.document }

  bind(cartEndpoints, cartSchemas, {
    getCart: async (_input, context) => ({ lines: (await readCart(db, context)).lines }),
    getCartOffer: (_input, context) => readOffer(source, settlerOf(context)),
    getCartCount: async (_input, { memberId }) => ({ count: await countPieces(memberId, db) }),
    async priceGuestCart({ lines }, { channel, now, network }) {
      await limitNetwork(limit, { purpose: 'guest-cart', network, max: MAX_PRICED, windowMs: MINUTE_MS })
      return { lines: (await readLines(db, lines, { memberId: null, channel, now })).lines }
    },
    addToCart: async (input, { memberId, channel, idempotencyKey: requestKey, now }) => ({
      count: await addToCart(db, { ...input, memberId, channel, requestKey, now })
    }),
    setCartQuantity: (line, { memberId }) => silently(changeQuantity(db, memberId, line)),
    changeCartSku: (input, { memberId, channel, now }) =>
      silently(changeSku(db, { ...input, memberId, channel, now })),
    chooseCartLines: ({ skuIds, chosen }, { memberId }) => silently(choose(db, memberId, skuIds, chosen)),
    removeFromCart: ({ skuIds }, { memberId }) => silently(remove(db, memberId, skuIds)),
    mergeCart: async (input, { memberId, channel, now }) => ({
      leftOut: await mergeCart(db, { ...input, memberId, channel, now })
    }),
    settleMall: (input, context) => previewSettlement(source, input, settlerOf(context)),
    async createMallOrder(input, context) {
      const settler = settlerOf(context)
      const orderNo = await createMallOrder(ordering, input, settler, context.idempotencyKey)
      const order = await orderOf(settler, orderNo, db)
      if (order.state !== 'paid') return order
      await handOverPaid(orderNo, settler.now)
      return orderOf(settler, orderNo, db)
    }
  })
  jobs.every('forget queues', 60 * MINUTE_MS, (now) => runSweeps('forget queues', now, db))
  jobs.every('forget merged carts', 60 * MINUTE_MS, (now) => runSweeps('forget merged carts', now, db))
}

const MINUTE_MS = 60_000
/** Carts per minute that one address may have priced: more than anybody views. */
const MAX_PRICED = 240

const silently = async (work: Promise<unknown>): Promise<null> => {
  await work
  return null
}

type SettlerContext = Omit<Settler, 'storefront'> & Settler['storefront']

const settlerOf = ({ memberId, channel, platform, os, virtualGoods = [], now }: SettlerContext): Settler => ({
  memberId,
  channel,
  storefront: { platform, os, virtualGoods },
  now
})

async function orderOf({ memberId, now }: Settler, orderNo: OrderNo, db: Queryable): Promise<Order> {
  const row = await findOrder(memberId, orderNo, now, db)
  if (!row) throw notFound('订单不存在')
  return orderView(row)
}
