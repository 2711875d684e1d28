import { rules, server, type Kept } from './held'

/** Orders, money that goes back, parcels, tickets and lounges. */
export const ORDERS_KEPT: Kept = {
  'order.payInTime': server(
    'order/order-calls.test.ts',
    'an order that ran out cannot be paid, and is closed with its stock given back'
  ),
  'order.paidTwice': server(
    'payment/money-race.test.ts',
    'ruoyi-vue-pro 1152: an order paid by two payments keeps one and gives the other back',
    'a payment that comes after the order was cancelled goes back by itself, once'
  ),
  'order.confirming': rules('page.payResult'),
  'order.delete': [
    ...server('order/states.test.ts', 'what can be deleted waits for nothing'),
    ...server('order/order-calls.test.ts', 'the list by tabs and pages, and an order taken out of it')
  ],
  'order.iosVirtual': server('card/home.test.ts', 'offers nothing for sale in the iOS mini-program'),
  'order.notDelivered': [
    ...server(
      'payment/recharge-order.test.ts',
      'one that fails for good goes back in full, with stock and coupon, and the buyer reads why'
    ),
    ...server(
      'payment/late.test.ts',
      'and whose handing over had to wait for the job is refunded by it, once'
    ),
    ...server('partner/story.test.ts', '%s: %s is chosen, ordered, paid with us, and done on both sides')
  ],
  'coupon.back': server('payment/late.test.ts', 'is refunded: no plate without time, and the coupon is back'),
  'coupon.use': server(
    'coupon/coupon-calls.test.ts',
    'the coupon centre: what can be claimed, what was, for visitors too',
    'for a purchase the best comes first, with reasons for the rest'
  ),
  'points.back': server(
    'points/points.test.ts',
    'a part of a line gives back its share of what it used and earned, and all parts together all of it',
    'points that come back after their end have ended',
    'buy-refund-keep-points: what an order earned goes with its money, though it was spent already'
  ),
  'points.earn': server(
    'points/points.test.ts',
    'one that is paid earns by the rule, once, whatever notices come; one that is not earns nothing',
    'a channel without points says so, and none are earned or used'
  ),
  'freight.rule': server(
    'mall/freight.test.ts',
    'pieces and grams of all lines count together, and a begun unit counts whole',
    'paid-template-ships-free: what is charged is charged, and is free only from its sum on',
    'area-without-template-ships-free: where no rule speaks of a place, nothing is sent'
  ),
  'parcel.track': server(
    'shipping/parcels.test.ts',
    'two parcels, each with its pieces; received once all of it was sent',
    'the carrier’s news are pushed, step by step, until it is signed; nobody else can push'
  ),
  'address.book': rules('check.addressText', 'page.addresses'),
  'ticket.use': server(
    'ticket/orders.test.ts',
    'one ticket a visitor is issued when the order is paid, with a code of its own and the rule of that day'
  ),
  'ticket.refund': server(
    'ticket/orders.test.ts',
    'after the free hours a fee stays, and what was used, or is over, brings nothing back'
  ),
  'refund.untouched': server(
    'aftersale/rights-back.test.ts',
    'a card of which nothing was taken goes back with its plates, in its first days'
  ),
  'refund.part': server(
    'aftersale/rights-back.test.ts',
    'a card of which a part was taken goes back by its unused rounds; the preview says how that is made up'
  ),
  'refund.shownCodes': server(
    'aftersale/rights-back.test.ts',
    'a code that was shown is for staff to decide, however long they are silent, and cannot be used meanwhile'
  ),
  'refund.benefits': server('aftersale/no-gain.test.ts', 'buy, use and give back in any order: no gain'),
  'refund.ended': server(
    'aftersale/terms.test.ts',
    'a card says on which terms it goes back, and can be asked back until it has ended'
  ),
  'refund.used': server(
    'aftersale/rights-back.test.ts',
    'virtual-goods-used-then-refunded: a used code stays paid for, the unused ones go back'
  ),
  'refund.unusedCodes': server(
    'aftersale/terms.test.ts',
    'codes can be asked back as long as one of them is unused'
  ),
  'refund.goods': server(
    'aftersale/goods-back.test.ts',
    'sent goods: the merchant agrees, the parcel number is filled in and changed, received, refunded without the freight'
  ),
  'lounge.asBought': server(
    'lounge/memberships.test.ts',
    'an unpaid order is no membership; paid, also twice, it is one, with what the plan held that day'
  ),
  'lounge.visits': server(
    'lounge/gate.test.ts',
    'a fresh code opens the gate, once, and the visit is listed with what is left',
    'guests: no more at once and in all than the membership has; who is refused loses nothing'
  ),
  'lounge.lapse': server(
    'lounge/gate.test.ts',
    'a membership that has ended takes nobody, whatever its code says'
  ),
  'lounge.firstToEnd': server(
    'lounge/memberships.test.ts',
    'of several the one that ends first is used first, and the next when it is spent'
  ),
  'lounge.code': server(
    'lounge/gate.test.ts',
    'a code lives a minute: a picture of it is told by its age, and one of the future is none of ours',
    'one code before many gates at once opens one of them'
  ),
  'lounge.refund': server(
    'lounge/memberships.test.ts',
    'unused it goes back in full, once; the code that is in hand opens nothing any more',
    'virtual-goods-used-then-refunded: what was used once, or has ended, does not go back'
  ),
  'lounge.privacy': server(
    'lounge/yuetu-wire.test.ts',
    'a membership is told, and taken back, as a signed form without anything of the member'
  )
}
