import { client, h5, mini, server, tools, type Held } from './held'
import { QUESTIONS_STORY } from './told-and-asked'

const PARTNER_JOURNEY = 'to a partner in a web view, and paid in the mini-program › %s'

/** Who uses it, channels, environments, tabs (1-product.md). */
export const PRODUCT: Held = {
  'product.buy': [
    ...h5(
      'main-job.test.ts',
      'a visitor becomes a member, buys a card and a plate, redeems a privilege, and logs out'
    ),
    ...mini('journeys/story.test.ts', 'from a visitor to a redeemed privilege'),
    ...server(
      'payment/pay-story.test.ts',
      'a card is ordered, paid in the mini-program, and there with its plates'
    )
  ],
  'product.activate': [
    ...client(
      'pages/activation/activation.test.tsx',
      'shows the card before it is activated, and the card that was'
    ),
    ...server('card/activation.test.ts', 'shows what it is, and becomes a card with its plates')
  ],
  'product.wallet': [
    ...client(
      'features/wallet/wallet.both.test.ts',
      'what was opened is there again, the last one first, with the clock’s offset',
      'the one who logs in next sees nothing of it, and it is gone from the device',
      'at logout nothing stays, and what was on its way then is not kept'
    ),
    ...server(
      'wallet/tickets.test.ts',
      'the owner gets a key a ticket with the server’s time, and makes the code that the gate takes',
      'another member gets nothing, an anonymous caller is sent to the login'
    ),
    ...tools(
      'config/offline-shell.test.ts',
      'what it answers › never touches a call, a sandbox’s script, a picture, another site, or what is sent with credentials',
      'what it answers › without a network any other page says so, and one of a sandbox; in a frame it is the browser’s to say'
    ),
    ...h5(
      'wallet.test.ts',
      'a voucher that was opened opens without a network, its code changes, a checker without one takes it once, logout wipes it'
    )
  ],
  'product.redeem': [
    ...server(
      'card/seeded.test.ts',
      'lets a holder of each card take everything that its plates allow, each kind of delivery'
    ),
    ...h5('partners.test.ts', 'jointLogin %s', 'the film list: a film, seats, paid'),
    ...mini('journeys/partners.test.ts', PARTNER_JOURNEY),
    ...client('features/market/coupon-strip.test.tsx', 'a visitor logs in first, and then has the coupon'),
    ...server(
      'lottery/prizes.test.ts',
      'goods go to an address of the winner, through the warehouse, and have come when the winner says so',
      'a code is handed over as a record of the winner'
    )
  ],
  'product.mall': [
    ...h5('market.test.ts', 'the market is ordered, narrowed and searched by tapping'),
    ...server(
      'mall/freight.test.ts',
      'paid-template-ships-free: what is charged is charged, and is free only from its sum on'
    )
  ],
  'product.review': [
    ...client(
      'pages-my/orderRecord/order-record.test.tsx',
      'an unpaid order shows how long it can be paid, and leads to the cashier'
    ),
    ...client('pages-my/orderDetail/order-detail.test.tsx', 'money that goes back is shown with its state'),
    ...client(
      'pages-my/receive-record.test.tsx',
      'lists records with what they are and until when, and counts them by state'
    ),
    ...client('pages-my/coupons.test.tsx', 'shows a coupon in full'),
    ...client(
      'pages-my/feedback.test.tsx',
      'kind, words, pictures and contact are sent; the page then shows what was told'
    ),
    ...client('pages-my/addresses.test.tsx', 'lists them with the number masked, and marks the default'),
    ...server('address/address.test.ts', 'the list has the member’s own, the default first, then the newest')
  ],
  'product.aiService': [
    ...server(
      'assistant/answers.test.ts',
      'an answer is what was found, with the mark of its source, and the source opens the page'
    ),
    ...server(
      'assistant/recall.test.ts',
      'of 120 questions nine in ten find what answers them among the first three'
    )
  ],
  'product.questionnaire': [
    ...h5('questionnaires.test.ts', QUESTIONS_STORY),
    ...mini('journeys/questionnaires.test.ts', QUESTIONS_STORY)
  ],
  'product.activities': [
    ...server(
      'lounge/memberships.test.ts',
      'an unpaid order is no membership; paid, also twice, it is one, with what the plan held that day'
    ),
    ...h5(
      'activities.test.ts',
      'a distributor’s link is kept, and the order that comes of it carries distributor, account and activity'
    ),
    ...mini(
      'journeys/activities.test.ts',
      'a distributor’s offer leads to the cashier with who sent the buyer'
    ),
    ...server(
      'distribution/commissions.test.ts',
      'a friend’s friend earns who brought that one alone: one step, and no further'
    ),
    ...server(
      'activity/activities.test.ts',
      'a paid one sells at the price of the goods, which the server alone decides'
    )
  ],
  'channel.five': [
    ...client('channels/addresses.both.test.ts', 'there are these five channels and no other'),
    ...server('catalogue/references.test.ts', 'channel codes are the five'),
    ...client(
      'launch/plan.test.ts',
      'one of the five',
      'the channel is chosen by the query `channel` › %j is none'
    ),
    ...h5('frame.test.ts', 'a channel in the link gives its theme and its backend'),
    ...mini('journeys/living.test.ts', 'another channel by its link, and it stays')
  ],
  'channel.address': [
    ...client('channels/addresses.both.test.ts', 'in %s the channel %s has an address of its own'),
    ...client(
      'platform/environment/environments.weapp.test.ts',
      'a released version talks to production, a trial one to uat',
      'a trial version without an address of its own reaches nobody, and never production'
    ),
    ...tools(
      'config/environments.test.ts',
      'built for production, the address of uat comes from its own file'
    ),
    ...server('http/envelope.test.ts', 'the channel is the first segment of the path, or the host, or main')
  ],
  'channel.environment': tools(
    'config/environments.test.ts',
    '%s: the environment is development where nothing else is said'
  ),
  'tab.three': client(
    'features/tabs/model.test.ts',
    'the safe configuration has three tabs, ExchangeCenter first (rule tab.three)'
  ),
  'tab.bigCard': [
    ...client(
      'pages/home.test.tsx',
      'a visitor has three tabs, nobody asks for cards, and needMobile is stored',
      'BigCard comes for a member with several cards, in its place'
    ),
    ...server(
      'card/held.test.ts',
      'fill the BigCard panel when two are active, each with its own plates and its red dot'
    ),
    ...h5('frame.test.ts', 'the big-card tab is not there with one card, and comes with a second one')
  ]
}
