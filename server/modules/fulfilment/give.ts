/** What is delivered for an order line: one entry for each kind of goods. */
import type { OrderKind } from '@contract/types'
import type { Tx } from '../../db/client'
import { grantCard } from '../card'
import type { BoughtLine, MovedOrder } from '../order'
import { grantLoungePass } from '../lounge'
import { grantPlate } from '../plate'
import { issueForOrder } from '../privilege'
import { bookShipment } from '../shipping'
import { issueTickets } from '../ticket'
import { privilegeOf } from './fulfil-repository'

/** @returns receive records waiting for a recharge */
type Give = (tx: Tx, order: MovedOrder, line: BoughtLine, now: Date) => Promise<readonly string[]>

const NOTHING_TO_SEND: readonly string[] = []

export const GIVE: Readonly<Record<OrderKind, Give>> = {
  async card(tx, { memberId, orderNo }, { itemId: cardId }, now) {
    await grantCard(tx, { memberId, cardId, orderNo, now })
    return NOTHING_TO_SEND
  },

  /** @throws CardEnded */
  async plate(tx, { memberId, orderNo, memberCardId }, { itemId: plateId }, now) {
    if (memberCardId === null) throw new Error(`Order ${orderNo} names no card for its plate`)
    await grantPlate(tx, { memberId, memberCardId, plateId, orderNo, now })
    return NOTHING_TO_SEND
  },

  async product(tx, { memberId, orderNo }, { itemId, quantity, firstPiece }, now) {
    const privilegeId = await privilegeOf(itemId, tx)
    if (privilegeId === null) throw new Error(`There is no product ${itemId}`)
    const bought = { memberId, privilegeId, orderNo, quantity, firstPiece, now }
    const { receiveIds, needsDelivery } = await issueForOrder(tx, bought)
    return needsDelivery ? receiveIds : NOTHING_TO_SEND
  },

  /** Shipped goods are delivered on arrival: once paid, they are the warehouse's to pack. */
  async sku(tx, { orderNo }, line, now) {
    await bookShipment(tx, orderNo, line, now)
    return NOTHING_TO_SEND
  },

  async ticket(tx, order, line, now) {
    await issueTickets(tx, order, line, now)
    return NOTHING_TO_SEND
  },

  async lounge(tx, order, { itemId }, now) {
    await grantLoungePass(tx, order, itemId, now)
    return NOTHING_TO_SEND
  },

  partner(_tx, { orderNo }) {
    return Promise.reject(new Error(`What order ${orderNo} bought is the partner's to hand over`))
  }
}
