import { randomUUID } from 'node:crypto'
import { ask, buy, type Buyer } from '../e2e/support/buy'
import { makeDemoOrders, sendGoods } from '../e2e/support/demo-orders'
import type { DemoThings } from '../e2e/support/demo-things'
import { codeOf } from '../e2e/support/referral'
import { makeMembers } from './members'
import { ADDRESS } from './scale/things'
import type { Shop } from './shop'

const FILM = { kind: 'product', itemId: 'p-film-2d' } as const

/** Creates a member who holds a card, a record, a coupon, orders of every kind, and an expired card. */
export async function makeDemoThings(shop: Shop): Promise<DemoThings> {
  const [member] = await makeMembers(shop.database, 1, 1)
  const memberCardId = member?.memberCardId
  if (!member || !memberCardId) throw new Error('No member was made')
  const { token, memberId } = member
  const buyer: Buyer = { origin: shop.origin, channel: 'main', token }
  const memberPlateId = await coffeeOf(buyer, memberCardId)
  const post = <T>(path: string, body: object) => ask<T>(buyer, 'POST', `/unionbuy-server/${path}`, body)
  const wish = { memberPlateId, privilegeId: 'latte' }
  const { receiveId } = await post<{ receiveId: string }>('liFeng/privilege/receivePrivilege', wish)
  await post('coupon/receive', { couponId: 'c-all-10' })
  await post('deliveryAddress/saveUpdateDeliveryAddress', ADDRESS)
  await codeOf(buyer)
  const { orderNo } = await post<{ orderNo: string }>('order/createOrder', FILM)
  return {
    token,
    memberCardId,
    memberPlateId,
    receiveId,
    orderNo,
    paidOrderNo: await buy(buyer, FILM),
    expiredCardId: await addExpiredCard(shop, memberId),
    sentOrderNo: await sendGoods(buyer),
    ...(await makeDemoOrders(buyer))
  }
}

async function coffeeOf(buyer: Buyer, memberCardId: string): Promise<string> {
  const path = `/unionbuy-server/mp/personalCenter/indexPlateInfo?memberCardId=${memberCardId}`
  const plates = await ask<{ memberPlateId: string; plateId: string }[]>(buyer, 'GET', path)
  const plate = plates.find(({ plateId }) => plateId === 'coffee-monthly')
  if (!plate) throw new Error('The demo card has no coffee')
  return plate.memberPlateId
}

async function addExpiredCard({ database }: Shop, memberId: string): Promise<string> {
  const id = randomUUID()
  await database.pool.query(
    `insert into member_cards (id, card_no, member_id, card_id, state, activated_at, expires_at)
     values ($1, '8000000000000001', $2, 'main-season', 'active', now() - interval '100 days', now() - interval '10 days')`,
    [id, memberId]
  )
  return id
}

/**
 * Extends the payment deadline of unpaid orders, ours and partners', by a quarter of an hour: a measurement
 * takes longer than the original one.
 */
export async function keepWaiting({ database }: Shop): Promise<void> {
  await database.pool.query(
    `update orders set expires_at = now() + interval '15 minutes', held_until = now() + interval '20 minutes'
     where state = 'unpaid'`
  )
  await database.pool.query(
    `update sandbox_partner_orders set expires_at = now() + interval '15 minutes' where state = 'unpaid'`
  )
}
