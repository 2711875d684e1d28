import { client, rules, server, type Kept } from './held'

const FOREIGN_STOCK = '%s: %s'

/** Cards, plates, activities and lotteries. */
export const GOODS_KEPT: Kept = {
  'card.atOnce': [
    ...server(
      'payment/pay-story.test.ts',
      'a card is ordered, paid in the mini-program, and there with its plates'
    ),
    ...server(
      'activity/activities.test.ts',
      'is taken once, gives its card with its plates, and is shown as taken'
    )
  ],
  'card.days': server(
    'card/held.test.ts',
    'come active first, then inactive, then expired, which follows from the clock'
  ),
  'card.daysOfEntry': server(
    'card/activation.test.ts',
    'shows what it is, and becomes a card with its plates'
  ),
  'card.activation': server(
    'card/activation.test.ts',
    'is refused in the same words when the code is wrong, the number unknown, or the card taken',
    'stops a member who guesses, also with many guesses at once, and lets them on after ten minutes'
  ),
  'card.several': server(
    'card/held.test.ts',
    'fill the BigCard panel when two are active, each with its own plates and its red dot'
  ),
  'card.notice': server(
    'card/held.test.ts',
    'comes within seven days of the end, for the card that ends first'
  ),
  'card.noCharge': server('order/lifecycle.test.ts', 'the buyer may create and cancel, no more'),
  'card.noticeNoCharge': [
    ...server('card/held.test.ts', 'comes within seven days of the end, for the card that ends first'),
    ...server('order/lifecycle.test.ts', 'the buyer may create and cancel, no more')
  ],
  'card.renewal': server(
    'card/renewal.test.ts',
    'a card of 30 days ends with the thirtieth day after, and a renewal adds 30 to the days that are left'
  ),
  'card.renewalRounds': server(
    'card/renewal.test.ts',
    'plates begin their rounds with the new term, and what was left is not carried over'
  ),
  'card.renewalAddOns': server(
    'order/order-calls.test.ts',
    'a plate goes only on a card that runs and accepts it'
  ),
  'card.offSale': server(
    'card/held.test.ts',
    'one in full: plates with their round, add-ons, whether it can be renewed'
  ),
  'card.take': rules('page.home.exchangeCenter', 'page.receiveRecords'),
  'plate.rounds': [
    ...server(
      'plate/plates.test.ts',
      'show what was taken in the running round, and nothing of it in the next'
    ),
    ...server('plate/rounds.test.ts', 'gives every moment of the plate exactly the round that holds it')
  ],
  'plate.withinCard': [
    ...server('order/order-calls.test.ts', 'a plate goes only on a card that runs and accepts it'),
    ...server(
      'plate/rounds.test.ts',
      'has only as many rounds as fit before its end, and the last of them ends there'
    )
  ],
  'plate.again': server('plate/plates.test.ts', 'says how often it may still be bought'),
  'plate.ofEntry': server(
    'card/seeded.test.ts',
    'lets a holder of each card take everything that its plates allow, each kind of delivery'
  ),
  'plate.unlimited': server(
    'catalogue/truths.test.ts',
    'what is not counted is never said to be, and what is counted is never unlimited'
  ),
  'privilege.days': server(
    'privilege/records.test.ts',
    'expire by the clock, without anything being written'
  ),
  'privilege.stock': server(
    'privilege/receive.test.ts',
    'of 100 members for the last five: five codes, stock at nothing, nobody loses quota for nothing'
  ),
  'plate.buyLimit': server(
    'order/stock-race.test.ts',
    'a plate that may be bought twice is bought twice by a member who taps 100 times'
  ),
  'gift.once': [
    ...server('activity/activities.test.ts', 'none left, not started, over'),
    ...server('activity/gift-race.test.ts', 'one person takes it 100 times at once: one card')
  ],
  'gift.bound': server(
    'card/held.test.ts',
    "are nobody else's: reading or clearing the dot of another's card answers 404 and changes nothing"
  ),
  'gift.code': server(
    'grant/codes.test.ts',
    'a code shows what it gives, gives it once, and shows the same again'
  ),
  'gift.noneLeft': server(
    'grant/invited.test.ts',
    'none left: kept for them, and there as soon as there are some'
  ),
  'gift.invited': server(
    'grant/invited.test.ts',
    'by the number that they logged in with, once',
    'by another number with its SMS code; the answer to a send does not tell whether it is invited'
  ),
  'gift.retry': server(
    'grant/invited.test.ts',
    'a partner that refused: why is told, a tap makes a new one and takes no second piece'
  ),
  'activity.over': server('activity/activities.test.ts', FOREIGN_STOCK),
  'activity.startsFirst': [
    ...server('activity/activities.test.ts', FOREIGN_STOCK),
    ...server('order/stock-race.test.ts', 'mall 376: of two buyers one gets the last piece')
  ],
  'sign.once': server('activity/activities.test.ts', 'keeps name and version, gives the card, once'),
  'lottery.tries': server(
    'lottery/lottery.test.ts',
    'a day gives one, and the next day another; none is left in between',
    'a card gives one while it is held, a share one a day however often',
    'a paid order from the sum on gives one; one that is not paid, too small or given back gives none'
  ),
  'lottery.claim': server(
    'lottery/prizes.test.ts',
    'what was not claimed in time is over; coupons and points are done, and nothing is no prize'
  ),
  'lottery.goods': server(
    'lottery/prizes.test.ts',
    'goods go to an address of the winner, through the warehouse, and have come when the winner says so'
  ),
  'points.life': [
    ...server(
      'points/points.test.ts',
      'what ends soonest is used first; what ended counts no more, before any job comes'
    ),
    ...client(
      'pagesA/point-setting.test.tsx',
      'says how many there are, what ends, the rule in plain words, and how they came and went; an entry leads to its order'
    )
  ]
}
