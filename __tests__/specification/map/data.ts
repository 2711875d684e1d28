import { client, h5, mini, server, tools, type Held } from './held'

const NAMED = client('platform/storage/stored-values.both.test.ts', '%s is stored under the name %s')

/** Records, stored values, query parameters (3-data.md). */
export const DATA: Held = {
  'data.personalInfo': [
    ...server(
      'card/held.test.ts',
      'come active first, then inactive, then expired, which follows from the clock'
    ),
    ...client(
      'pages-secondary/cards.test.tsx',
      'groups them by state; each leads where it belongs; that there is one is stored'
    )
  ],
  'data.multipleCardInfo': server(
    'card/held.test.ts',
    'fill the BigCard panel when two are active, each with its own plates and its red dot'
  ),
  'data.coupons': [
    ...server(
      'coupon/coupon-calls.test.ts',
      'usable coupons: what ends soonest comes first, whenever it was claimed',
      'for a purchase the best comes first, with reasons for the rest'
    ),
    ...client('features/coupon/model.test.ts', 'says on what it can be used')
  ],
  'data.memberBaseInfo': server(
    'member/profile.test.ts',
    'the profile masks the number; one call of its own tells it whole'
  ),
  'data.channelInfo': [
    ...server(
      'channel/channel.test.ts',
      'tells of itself, with a configuration in JSON text that fits the contract'
    ),
    ...client(
      'pages/home.test.tsx',
      'a visitor has three tabs, nobody asks for cards, and needMobile is stored'
    )
  ],
  'data.channelConfig': [
    ...tools(
      'contract/channel-config.test.ts',
      'every field of the schema survives the parser, with whatever values it allows'
    ),
    ...client(
      'features/channel/model.test.ts',
      'is taken as it is where it is whole',
      'broken as %s is as the safe one',
      'one broken part leaves the others as they are',
      'asks for the location only by the number 1'
    )
  ],
  'data.tabItem': [
    ...client('features/channel/model.test.ts', 'is taken as it is where it is whole'),
    ...client(
      'features/tabs/tab-bar.test.tsx',
      "a tab carries the channel's pictures, one for each state; a name is a drawing of ours",
      'a tab with the path %s leads to that page',
      'a tab with the path %s is a panel of home'
    ),
    ...client('features/tabs/model.test.ts', 'stand in the order of their sort')
  ],
  'data.location': [
    ...server('location/tencent-map.test.ts', 'a position becomes a place, the city code without its 156'),
    ...server('location/places.test.ts', 'a position is in the nearest city'),
    ...client('features/location/chosen-city.test.ts', 'survives a restart, until the position counts again')
  ],
  'data.payParameters': [
    ...server(
      'pay-gateway/independent.test.ts',
      'their code verifies our paySign, and ours decrypts what theirs encrypts'
    ),
    ...server(
      'payment/pay-story.test.ts',
      'a card is ordered, paid in the mini-program, and there with its plates'
    ),
    ...server('payment/pay-story.test.ts', 'a plate goes on that card, bought with a coupon in a browser')
  ],
  'data.redirect': [
    ...client(
      'features/partner/model.test.ts',
      'message: JSON that is broken is as if empty (rule data.redirect) › %s',
      'the inner object as text once more is read'
    ),
    ...server('partner/redirect.test.ts', '%s')
  ],
  'data.other': [
    ...server('address/areas.test.ts', 'the call gives all of them to anybody, and nothing to who has them'),
    ...server('card/held.test.ts', 'one in full: plates with their round, add-ons, whether it can be renewed')
  ],
  'data.login': [
    ...client('launch/enter.both.test.ts', 'success, targetUrl %s'),
    ...server('session/sms-login.test.ts', 'makes the account at the first login and finds it at the next')
  ],
  'stored.distributor': [
    ...NAMED,
    ...client(
      'launch/plan.test.ts',
      'distributor, account and activity are stored (rule role.distributor), the card number as cardNo'
    )
  ],
  'stored.account': NAMED,
  'stored.activity': NAMED,
  'stored.label': [...NAMED, ...h5('guest-login.test.ts', 'labelId=%s: kept is %s')],
  'stored.orderNo': [
    ...NAMED,
    ...client(
      'pages/pay/pay.test.tsx',
      'the order that is being paid is stored, and no more once it has ended'
    ),
    ...client(
      'pages/h5PayRedirect/h5-pay-redirect.test.tsx',
      'an address that lost the order asks about the one that is being paid (rule stored.orderNo)'
    )
  ],
  'stored.source': [...NAMED, ...h5('union-login.test.ts', 'from its own page to our home, logged in')],
  'stored.logout': NAMED,
  'stored.isCard': [
    ...NAMED,
    ...client(
      'pages-secondary/cards.test.tsx',
      'groups them by state; each leads where it belongs; that there is one is stored',
      'without a card leads to those on sale, and a printed one can be activated; that there is none is stored'
    )
  ],
  'stored.needMobile': [
    ...NAMED,
    ...client(
      'pages/home.test.tsx',
      'a visitor has three tabs, nobody asks for cards, and needMobile is stored'
    )
  ],
  'stored.tab': [
    ...NAMED,
    ...client('pages/home.test.tsx', 'the saved tab is shown, and a chosen one is saved')
  ],
  'stored.cardNo': [...NAMED, ...h5('union-login.test.ts', 'targetUrl holds %s')],
  'stored.removeToken': [
    ...NAMED,
    ...client(
      'launch/run.weapp.test.tsx',
      'the candy channel forgets the token when it is left after a visit from another mini-program'
    )
  ],
  'stored.chatBack': [...NAMED, ...client('launch/run.weapp.test.tsx', 'stores what the launch carries')],
  'query.launch': [
    ...client(
      'launch/credentials.test.ts',
      'what a link logs in with, on %s › %s',
      '%s=%s binds the WeChat identity after the login: %s',
      "a ticket of WeChat's login counts in the browser that asked for it, once › %s",
      'token12 logs in a page in the web view of our mini-program alone: %s',
      'lotteryTk is kept for the lottery',
      'without a union login the card number is kept as it comes'
    ),
    ...client('launch/plan.test.ts', 'they are read like the others'),
    ...client('launch/card-number.both.test.ts', 'is there after the login of the same link: %s'),
    ...mini(
      'journeys/entry-parameters.test.ts',
      '%s means nothing here: a visitor comes in',
      'lotteryTk: %s',
      'type %s',
      'with a sign, %s=%s',
      'with a token of Lvyun',
      'a sign whose targetUrl holds %s'
    ),
    ...mini('journeys/entry.test.ts', 'a code with packed parameters (%i) chooses channel and label'),
    ...h5('guest-login.test.ts', 'names that are encoded › %s logs in and does not stay')
  ],
  'query.pages': [
    ...client(
      'routes/query.test.ts',
      'are decoded, without those that Taro adds',
      'typed by the routes table › %j',
      'a number given as %s is %s'
    ),
    ...client(
      'frame/routed-page.test.tsx',
      'gives the page its parameters',
      'says so when a parameter is missing, and leads home'
    ),
    ...client('routes/scene.test.ts', 'a page reads what is packed in scene=%s')
  ]
}
