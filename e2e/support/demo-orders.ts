/** Orders that a page of its own shows: of tickets, at partners, and of the mall's goods. */
import { ask, pay, type Buyer } from './buy'
import { orderAtPartners, type PartnerOrderNos } from './partner-orders'
import { shopForms } from './shop-side'

export interface DemoOrders {
  /** A ticket that can be used. */
  readonly ticketOrderNo: string
  readonly partnerOrderNos: PartnerOrderNos
}

/** Of both there are more than any run takes. */
const SKU = 'mug-stoneware-1-1'
const TICKET_KIND = 'gzta-adult'
/** 500 ms apart. */
const ASKS = 60

/** Makes one of each. */
export async function makeDemoOrders(buyer: Buyer): Promise<DemoOrders> {
  const [ticketOrderNo, partnerOrderNos] = await Promise.all([buyTicket(buyer), orderAtPartners(buyer)])
  return { ticketOrderNo, partnerOrderNos }
}

interface Made {
  readonly orderNo: string
}

/** Buys goods of the mall for a buyer with an address. */
export async function buyGoods(buyer: Buyer, quantity = 1): Promise<string> {
  const line = { skuId: SKU, quantity }
  const choice = { line, couponReceiveId: null, usePoints: false }
  const settled = await ask<{ address: { addressId: string } | null; payFen: number }>(
    buyer,
    'POST',
    '/unionbuy-server/cart/settleMall',
    choice
  )
  if (!settled.address) throw new Error('goods are sent to nobody without an address')
  const { orderNo } = await ask<Made>(buyer, 'POST', '/unionbuy-server/cart/createMallOrder', {
    lines: [line],
    fromCart: false,
    addressId: settled.address.addressId,
    seenFen: settled.payFen
  })
  await pay(buyer, orderNo)
  return orderNo
}

/**
 * Buys goods for a buyer with an address, and brings them: a parcel on its way would go on while it is looked at. It takes half a
 * minute, as the warehouse and the carrier are asked now and then.
 */
export async function sendGoods(buyer: Buyer): Promise<string> {
  const orderNo = await buyGoods(buyer)
  const shop = shopForms(buyer.origin)
  await shop.sendAll(orderNo)
  await shop.bring(await trackingNoOf(orderNo, buyer))
  return orderNo
}

/** The number of an order's parcel, once the warehouse has told of it: it is asked every ten seconds. */
async function trackingNoOf(orderNo: string, buyer: Buyer): Promise<string> {
  for (let asks = 0; asks < ASKS; asks += 1) {
    const path = '/unionbuy-server/shipping/orderParcels'
    const { parcels } = await ask<{ parcels: { trackingNo: string }[] }>(buyer, 'POST', path, { orderNo })
    if (parcels[0]) return parcels[0].trackingNo
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(`nothing is told of a parcel of order ${orderNo}`)
}

/** Buys a ticket for the last day that can be ordered. */
export async function buyTicket(buyer: Buyer): Promise<string> {
  const person = { name: '林知夏', document: 'passport', number: 'E12345678' }
  const { visitorId } = await ask<{ visitorId: string }>(
    buyer,
    'POST',
    '/unionbuy-server/ticket/saveVisitor',
    person
  )
  const { days } = await ask<{ days: { day: string; state: string; priceFen: number }[] }>(
    buyer,
    'GET',
    `/unionbuy-server/ticket/getCalendar?kindId=${TICKET_KIND}`
  )
  const last = days.findLast(({ state }) => state === 'free')
  if (!last) throw new Error(`there is no day for ${TICKET_KIND}`)
  const { orderNo } = await ask<Made>(buyer, 'POST', '/unionbuy-server/ticket/createOrder', {
    day: last.day,
    tickets: [{ kindId: TICKET_KIND, visitorId }],
    phone: '13800000001',
    seenFen: last.priceFen
  })
  await pay(buyer, orderNo)
  return orderNo
}
