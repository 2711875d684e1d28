import { client, h5, mini, server, type Held } from './held'

const AGREEMENTS = client(
  'pages-my/agreements.test.tsx',
  'shows the text %s with its version and since when it holds (China time)'
)

const MALL_STORY =
  'from the market through the mall, sorted and narrowed, to a kind of a product, into the cart, and back to where it was'
const KINDS_STORY =
  'kinds of a product: sold out says so, impossible cannot be chosen, the others stay, no more than the limit'
const SEARCH_STORY =
  'searching: suggested, misspelt, in pinyin and in vain, and kept on the device until it is cleared'

/** The pages of the sub-packages (2-pages.md). */
export const OTHER_PAGES: Held = {
  'page.jinjiang2': [
    ...client(
      'pages/activities/activities.test.tsx',
      'step 2 tells how it is used and leads to the card; without the gift it leads back'
    ),
    ...h5(
      'activities.test.ts',
      'the hotel brand’s gift is taken once, after the usual login, and leads to its card'
    )
  ],
  'page.receiveResult': client(
    'pages-secondary/receive-result.test.tsx',
    'shows the code as text, QR and barcode, the PIN, until when and how to use it',
    'a recharge that failed says why, and that nothing was spent',
    'a refusal is told in our words; other words of an address are not shown'
  ),
  'page.cardInstructions': client(
    'pages-secondary/card-instructions.test.tsx',
    'shows the instructions of the card, and how long it is good'
  ),
  'page.storeList': [
    ...client(
      'pages-secondary/store-list.test.tsx',
      'lists the stores around here with distance, and leads to a call, the map and the brand',
      'by category, district and word; what was asked for can be taken back',
      'where the position is refused the stores of the chosen city stand there, and it is said how to allow it'
    ),
    ...server(
      'location/merchants.test.ts',
      'merchants within 200 km, nearest first, each with its distance',
      'by a word in the name, the brand or the address; what stands for anything elsewhere stands for itself',
      'by district of a city, and by brand wherever its stores are'
    ),
    ...h5('stores.test.ts', 'from home to the stores near, the map, a brand and what it gives'),
    ...mini('journeys/stores.test.ts', 'from home to the stores near, the map, a brand and what it gives')
  ],
  'page.landmark': [
    ...client('pagesA/tickets.test.tsx', 'lists the sights of a city by category, and leads to one of them'),
    ...server(
      'ticket/sights.test.ts',
      'by distance the nearest comes first and says how far it is; by popularity the most wanted',
      'pages follow each other without a gap, and what is off sale is not among them'
    )
  ],
  'page.landmarkProduct': [
    ...client(
      'pagesA/tickets.test.tsx',
      'tells a ticket’s rule before it is bought; a day is free, held or gone, and only a free one is taken'
    ),
    ...server(
      'ticket/sights.test.ts',
      'has 60 days from today, weekends at their price, and none on the day of rest'
    ),
    ...mini(
      'journeys/tickets.test.ts',
      'from the market to two kinds of tickets: paid, one used at the gate, the other given back, also seen without a network'
    )
  ],
  'page.landmarkPayment': [
    ...client(
      'pagesA/tickets.test.tsx',
      'orders for the chosen visitors after the notice is agreed to; what is refused is said, and nothing is lost'
    ),
    ...server(
      'ticket/rules.test.ts',
      'the last digit is checked, x and X are one, and blanks and full-width digits do not matter'
    ),
    ...server('ticket/orders.test.ts', 'one order however often the button is pressed, also at once')
  ],
  'page.landmarkOrder': [
    ...client(
      'pagesA/tickets.test.tsx',
      'shows one code a visitor, and asks what comes back before a ticket is given back',
      'without a network the tickets stand as they were seen last; at logout they are gone'
    ),
    ...server(
      'ticket/orders.test.ts',
      'after the free hours a fee stays, and what was used, or is over, brings nothing back'
    ),
    ...h5('tickets.test.ts', 'from the list to two tickets: paid, one used at the gate, the other given back')
  ],
  'page.landmarkSearch': client(
    'pagesA/tickets.test.tsx',
    'searches by hot words, suggestions and history, which can be cleared'
  ),
  'page.brandDetail': [
    ...client(
      'pages-secondary/brand-detail.test.tsx',
      'shows a brand, its privileges and its stores, each of which leads on'
    ),
    ...server(
      'brand/brands.test.ts',
      'a brand with what can be had of it in this channel now, the most wanted first, and how many stores have it'
    )
  ],
  'page.mall': [
    ...client(
      'pages-mall/mall.test.tsx',
      'shows what is sold with its price, that for card holders and how often it was bought',
      'a category narrows the list, a part of it further, and another press lets it go'
    ),
    ...server(
      'mall/calls.test.ts',
      'goods are narrowed by category of either level, price, stock and the price for card holders'
    ),
    ...h5('mall.test.ts', MALL_STORY),
    ...mini(
      'journeys/mall.test.ts',
      'from the market through the mall, sorted and narrowed, to a kind of a product and into the cart'
    )
  ],
  'page.mallProduct': [
    ...client(
      'pages-mall/product.test.tsx',
      'the sheet opens on the first kind in stock; sold out says so, impossible cannot be chosen, others stay',
      'tells price, what is chosen, where it is sent and what it is'
    ),
    ...client(
      'features/mall/sku-choice.test.ts',
      'impossible-combination-enabled: with three axes a value is impossible beside both others, not beside each of them'
    ),
    ...client(
      'features/poster/poster.test.tsx',
      'is drawn with price, names, brand and a code of the address, once the sheet is open'
    ),
    ...server('mall/calls.test.ts', 'delivery: %s'),
    ...h5('mall.test.ts', KINDS_STORY),
    ...h5('poster.test.ts', 'a poster of a product leads to it by its code, and is saved as a picture'),
    ...mini(
      'journeys/poster.test.ts',
      'a poster is drawn with a code of the product, and kept in the album once that is allowed'
    )
  ],
  'page.mallSearch': [
    ...client(
      'pages-mall/mall.test.tsx',
      'what is searched for is kept on the device, newest first, and can be forgotten',
      'suggests while somebody types'
    ),
    ...server(
      'mall/calls.test.ts',
      'two-character-search: two characters find, the name that has them first'
    ),
    ...h5('mall.test.ts', SEARCH_STORY),
    ...mini('journeys/mall.test.ts', SEARCH_STORY)
  ],
  'page.searchAddress': [
    ...client(
      'pages-secondary/search-address.test.tsx',
      'located, hot and all cities by letter',
      'recent cities stand at the top, the current one is marked',
      'a tap goes to the letter',
      'by first letters: highlighted, the best first'
    ),
    ...client('features/location/search-cities.test.ts', '$short by $pinyin', '%s finds %s first'),
    ...h5(
      'city.test.ts',
      'a city is found by its pinyin, chosen, shown on home, kept over a restart, and given up again'
    ),
    ...mini(
      'journeys/city.test.ts',
      'a city is found by its pinyin, chosen, shown on home, and kept over a restart'
    )
  ],
  'page.expiredCard': client('pages-secondary/cards.test.tsx', 'shows what was in it and renews it'),
  'page.myCard': client(
    'pages-secondary/cards.test.tsx',
    'groups them by state; each leads where it belongs; that there is one is stored'
  ),
  'page.recommend': client(
    'pages-secondary/payResult/recommend.test.tsx',
    'shows what was paid, and what may be worth a look'
  ),
  'page.jdResult': [
    ...client(
      'pages-secondary/payResult/jing-dong-result.test.tsx',
      '%s: says so',
      'the sign leaves the address bar'
    ),
    ...h5('jumps.test.ts', 'JD sends its receiver back (/sandbox/jd) › %s'),
    ...server('partner/jd.test.ts', 'the result of a card, its account masked, for who brings JD’s sign')
  ],
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
      'aftersale/crash-sent.test.ts',
      'packed and sent while some cancel, the server killed in the middle, then PostgreSQL: each piece is sent or kept back, once'
    )
  ],
  'page.orderDetail': client(
    'pages-my/orderDetail/order-detail.test.tsx',
    'shows state, lines, amounts, coupon, numbers and how it came about',
    'money that goes back is shown with its state',
    'says when it may go back, without a way that leads nowhere',
    'a deleted record leads back'
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
  ],
  'page.cart': [
    ...client(
      'pages-mall/shopping-cart.test.tsx',
      'shows what can be bought, what there is less of and what is gone, with today’s prices and what has changed',
      'a number is shown at once, said to the server once it rests, and on the way to settlement before that',
      'choosing all and one; a refusal puts back what is true',
      'what is chosen is deleted by a button, what is gone is cleared; nothing left says so and leads on'
    ),
    ...client(
      'features/cart/guest-cart.test.tsx',
      'after the login it goes into the member’s cart once, before that is read, and is the device’s no more'
    ),
    ...server(
      'cart/cart.test.ts',
      'merge-twice-doubles: one guest cart goes in once, however often and at once it is sent',
      'second-user-takes-cart: a guest cart that went into one member’s goes into nobody else’s'
    ),
    ...mini('journeys/cart.test.ts', 'a cart of 120 lines is drawn and changed with at most 60 KB a setData')
  ],
  'page.pointSetting': [
    ...client(
      'pagesA/point-setting.test.tsx',
      'says how many there are, what ends, the rule in plain words, and how they came and went; an entry leads to its order',
      'the switch is the member’s word, shown at once; a refusal puts back what is true',
      'a channel without points says so, and leads on'
    ),
    ...server(
      'points/points.test.ts',
      'buy-refund-keep-points: what an order earned goes with its money, though it was spent already',
      'refund-spends-again: a refund gives points back and never takes them, asked for however often',
      'running-balance-wrong: no balance beside the entries, and no entry beside the one before it'
    ),
    ...server(
      'points/race.test.ts',
      '200 orders at once spend one balance: as many as it affords, and what comes back adds up'
    )
  ],
  'page.lottery': [
    ...client(
      'pages-activities/lottery.test.tsx',
      'says what there is to win with the chances, the tries and the ways to them, the rules, and who won',
      'draws what the server drew, says so once to the server, and leads to the claim',
      'a %s that moves tells the prize only once it stands',
      'pressed twice it draws once; an answer that was lost is asked for again by the same key',
      'a draw whose answer was never seen is shown when the page is opened again, and told once',
      'a link’s secret opens the lottery and is spent with the draw; it stands in no address'
    ),
    ...server(
      'lottery/chances.test.ts',
      'a million draws of %s keep its odds',
      'top-value-wins-nothing: every roll, the first and the last among them, has its prize, and none is beside them'
    ),
    ...server(
      'lottery/race.test.ts',
      'prize-stock-race: 200 members at once win no more than there is, and everybody has something',
      'double-spent-try: 200 calls of one member spend the two tries that there are'
    ),
    ...server(
      'lottery/lottery.test.ts',
      'redraw-loses-pool: what is gone is the fallback, never drawn again over what is left, and the odds stay told',
      'a link opens its lottery and carries one try, spent once by whoever is first'
    )
  ],
  'page.myPrizes': [
    ...client(
      'pages-activities/my-prizes.test.tsx',
      'says of each prize how far it is, and what can be done about it',
      'goods are claimed with an address that was chosen as for an order, once',
      'a recharge asks for a number that can be one'
    ),
    ...server(
      'lottery/prizes.test.ts',
      'claim-twice: twenty claims at once hand over one; the same call again gets what it got',
      'goods go to an address of the winner, through the warehouse, and have come when the winner says so',
      'what was not claimed in time is over; coupons and points are done, and nothing is no prize'
    )
  ],
  'page.settlement': [
    ...client(
      'pages-mall/settlement.test.tsx',
      'explains the amount line by line, and how it is sent',
      'pressed three times it makes one order, for what was seen, and leaves for the cashier',
      'another amount than was seen: nothing is bought, what changed is said, and the next press buys at it'
    ),
    ...server(
      'cart/settle.test.ts',
      'is explained line by line: card price, the best coupon, freight of each template',
      'is one, however often the button is pressed, and after the kept answer is lost'
    ),
    ...h5(
      'cart.test.ts',
      'a visitor’s cart joins the member’s at login, is settled, paid once, and told by its order'
    ),
    ...mini(
      'journeys/cart.test.ts',
      'a visitor’s cart joins the member’s at login, is settled, paid once, and told by its order'
    )
  ]
}
