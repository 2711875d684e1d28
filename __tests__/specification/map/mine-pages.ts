import { client, h5, mini, server, type Held } from './held'

const AGREEMENTS = client(
  'pages-my/agreements.test.tsx',
  'shows the text %s with its version and since when it holds (China time)'
)

/** What is the member’s own, and what is agreed to (2-pages.md). */
export const MINE_PAGES: Held = {
  'page.coupons': client(
    'pages-my/coupons.test.tsx',
    'the tab of the link is opened, used and expired coupons have no action',
    'shows a coupon in full'
  ),
  'page.couponGoods': client(
    'pages-my/coupons.test.tsx',
    'asks for what the coupon can be used on; cards and plates have pages, products are bought here'
  ),
  'page.receiveRecords': [
    ...client(
      'pages-my/receive-record.test.tsx',
      'lists records with what they are and until when, and counts them by state',
      'shows the records of the tab that is pressed',
      'opens the voucher of the address'
    ),
    ...client('ui/voucher-code.test.tsx', 'shows the code in groups with both pictures and copies it whole')
  ],
  'page.orders': client(
    'pages-my/orderRecord/order-record.test.tsx',
    'an unpaid order shows how long it can be paid, and leads to the cashier',
    'is cancelled only after a question',
    'each tab asks for its own and says when there is nothing'
  ),
  'page.refund': [
    ...client(
      'pages-my/orderRecord/refund-detail.test.tsx',
      'tells what comes back before it is asked for, by kind, pieces and reason',
      'what is refused is told in the server’s words, and nothing that was filled in is lost',
      'where nothing may be asked back it says why',
      'shows how a request goes on, and takes it back after a question',
      'the parcel of a return is filled in, and a wrong number is told'
    ),
    ...server(
      'aftersale/goods-back.test.ts',
      'freight-vanishes: cancelled before it is sent, everything goes back, the freight with the last piece',
      'somebody else finds nothing of it, and nobody without a login'
    ),
    ...server(
      'aftersale/rights-back.test.ts',
      'virtual-goods-used-then-refunded: a used code stays paid for, the unused ones go back'
    ),
    ...server(
      'aftersale/terms.test.ts',
      'the terms of return are those of the day of the order, whatever becomes of the product’s'
    ),
    ...h5(
      'aftersale.test.ts',
      'from the mall to parcels, receipt, the return of a part, and its money',
      'refused with a reason, asked for again, taken back: each is told, and nothing is paid back'
    ),
    ...mini(
      'journeys/aftersale.test.ts',
      'sent in two parcels, received, one of three refused, then returned, and its money is back'
    )
  ],
  'page.logistics': [
    ...client(
      'pages-my/logistics.test.tsx',
      'shows each parcel with its goods, number and track, and what is still to be sent',
      'receipt is confirmed after a question, once all of it was sent'
    ),
    ...server(
      'shipping/parcels.test.ts',
      'two parcels, each with its pieces; received once all of it was sent'
    ),
    ...server(
      'aftersale/crash-sent.deep.test.ts',
      'packed and sent while some cancel, the server killed in the middle, then PostgreSQL: each piece is sent or kept back, once'
    )
  ],
  'page.orderDetail': client(
    'pages-my/orderDetail/order-detail.test.tsx',
    'shows state, lines, amounts, coupon, numbers and how it came about',
    'money that goes back is shown with its state',
    'says when it may go back, without a way that leads nowhere',
    'a deleted record leads back to the list, which offers to undo it'
  ),
  'page.service': [
    ...client('features/support/chat.test.tsx', 'the channel’s service: phone, hours, QR, chats by subject'),
    ...server('support/support.test.ts', 'a channel tells its phone, hours and what its QR code says')
  ],
  'page.settings': client(
    'pages-my/settings.test.tsx',
    'shows who the member is, the number masked',
    'a change is shown before the server answers, and stays',
    'a birthday is chosen on the wheels',
    "one's own picture is uploaded and becomes the member's",
    'clearing the cache keeps the session, the channel and orders under way',
    'logs out after a question, and only then',
    'needs the word, and ends the session'
  ),
  'page.brandOrder': [
    ...client(
      'pages-my/order-brand-detail.test.tsx',
      'tells what was bought of the brand, the codes and where they are good; a code opens',
      'the page of a paid order leads here, where it bought of a brand'
    ),
    ...server(
      'brand/brands.test.ts',
      'a paid order tells of its brand: what was bought, the codes, and where they are good, nearest first',
      'who holds a code still sees where it is good when the privilege is over',
      'somebody else’s order answers as if it did not exist'
    )
  ],
  'page.agreement': AGREEMENTS,
  'page.registrationAgreement': AGREEMENTS,
  'page.renewalAgreement': AGREEMENTS,
  'page.chatRule': AGREEMENTS,
  'page.addresses': [
    ...client(
      'pages-my/addresses.test.tsx',
      'lists them with the number masked, and marks the default',
      'another one is made the default',
      'a deleted one can be had back',
      'for an order a press gives the address to who asked, once'
    ),
    ...h5('addresses.test.ts', 'an address is pasted, kept, made the default, deleted and had back'),
    ...mini(
      'journeys/addresses.test.ts',
      'an address is pasted, kept, made the default, deleted and had back'
    )
  ],
  'page.addressForm': [
    ...client(
      'pages-my/address-form.test.tsx',
      'a new address is typed, its area chosen to the end, and kept',
      'a pasted text fills the form, and all of it can be changed',
      'what was typed is there again after going back by mistake, and can be cleared'
    ),
    ...mini('journeys/addresses.test.ts', 'an address comes from WeChat; what it does not say is asked for')
  ]
}
