/** What a member of a filled shop owns beyond what the filling gave them: one of each thing that a call asks about. */
import { buyTicket, sendGoods } from '../../e2e/support/demo-orders'
import { buy, type Buyer } from '../../e2e/support/buy'
import { giveCard, logIn } from '../members'
import type { Asker } from './asker'
import { askerOf } from './asker'
import type { ShopAtSize } from './shops'

/** Who asks, and the numbers of what is theirs. */
export interface Things {
  readonly buyer: Buyer
  readonly memberId: string
  readonly memberCardId: string
  readonly memberPlateId: string
  readonly receiveId: string
  readonly couponReceiveId: string
  readonly addressId: string
  /** Not paid yet, and fulfilled. */
  readonly unpaidOrderNo: string
  readonly doneOrderNo: string
  /** Goods of the mall that have come. */
  readonly sentOrderNo: string
  readonly ticketOrderNo: string
  readonly ticketId: string
  readonly ticketDay: string
  readonly afterSaleId: string
  readonly invitationCode: string
  readonly conversationId: string
  /** Where the last page that a member pages to of their orders begins; undefined where they have fewer. */
  readonly farCursor: string | undefined
}

/** Where goods are sent. */
export const ADDRESS = {
  name: '林知夏',
  mobile: '13800138000',
  areaCode: '310101',
  street: '',
  detail: '南京东路100号3号楼502室'
} as const

const FILM = { kind: 'product', itemId: 'p-film-2d' } as const
/** Pages of orders before the one that is measured far down the list. */
const PAGES_BEFORE = 49

/** Has the member buy and receive one of each; half a minute, as a parcel is on its way that long. */
export async function makeThings({ origin, database }: ShopAtSize, memberId: string): Promise<Things> {
  const memberCardId = await giveCard(database, memberId)
  const token = await logIn(database, memberId)
  const asker = askerOf(origin, token)
  try {
    const buyer = { origin, channel: 'main', token }
    return { memberId, memberCardId, buyer, ...(await everything(asker, buyer, memberCardId)) }
  } finally {
    asker.close()
  }
}

async function everything(
  { ask }: Asker,
  buyer: Buyer,
  memberCardId: string
): Promise<Omit<Things, 'memberId' | 'memberCardId' | 'buyer'>> {
  const { data: plates } = await ask('indexPlateInfo', { memberCardId })
  const memberPlateId = plates.find(({ plateId }) => plateId === 'coffee-monthly')?.memberPlateId ?? ''
  const { data: record } = await ask('receivePrivilege', { memberPlateId, privilegeId: 'latte' })
  const { data: coupon } = await ask('receiveCoupon', { couponId: 'c-all-10' })
  const { data: address } = await ask('saveUpdateDeliveryAddress', ADDRESS)
  const { data: unpaid } = await ask('createOrder', FILM)
  const [doneOrderNo, sentOrderNo, ticketOrderNo, returned] = [
    await buy(buyer, FILM),
    await sendGoods(buyer),
    await buyTicket(buyer),
    await buy(buyer, FILM)
  ]
  const { data: ticket } = await ask('getTicketOrder', { orderNo: ticketOrderNo })
  const { data: afterSale } = await ask('applyAfterSale', {
    orderNo: returned,
    kind: 'refund',
    lines: [{ lineNo: 1, quantity: 1 }],
    reason: '不想要了'
  })
  const { data: invitation } = await ask('openInvitation')
  const { data: conversation } = await ask('openConversation')
  return {
    memberPlateId,
    receiveId: record.receiveId,
    couponReceiveId: coupon.couponReceiveId,
    addressId: address.addressId,
    unpaidOrderNo: unpaid.orderNo,
    doneOrderNo,
    sentOrderNo,
    ticketOrderNo,
    ticketId: ticket.tickets[0]?.ticketId ?? '',
    ticketDay: ticket.day,
    afterSaleId: afterSale.afterSaleId,
    invitationCode: invitation.code,
    conversationId: conversation.conversationId,
    farCursor: await farCursorOf(ask)
  }
}

async function farCursorOf(ask: Asker['ask']): Promise<string | undefined> {
  let cursor: string | undefined
  for (let page = 0; page < PAGES_BEFORE; page++) {
    const { data } = await ask('orderList', cursor === undefined ? {} : { cursor })
    if (data.next === null) return undefined
    cursor = data.next
  }
  return cursor
}
