import { client, h5, mini, server, type Held } from './held'

const WEBVIEW = 'pages/webview.test.tsx'
const CHAT = 'features/support/chat.test.tsx'

/** The pages of the main package (2-pages.md): home, what is sold, who is served. */
export const MAIN_PAGES: Held = {
  'page.home': [
    ...client(
      'pages/home.test.tsx',
      'a configuration of %j is no accident',
      'pulling down refreshes the one that is shown, and ends'
    ),
    ...client(
      'pages/index/city.test.tsx',
      'is looked for from the start, and drawn together with the first screen'
    ),
    ...mini(
      'journeys/share.test.ts',
      'home brings the friend to the tab that was shown, but to nobody’s own'
    ),
    ...client('launch/credentials.test.ts', 'what a link logs in with, on %s › %s')
  ],
  'page.home.exchangeCenter': [
    ...client(
      'pages/index/exchange-center.test.tsx',
      'sees the best card with its price, and 开通 leads to the card',
      'finds coupons, banners and recommended privileges below, each leading somewhere',
      'a category opens its privileges',
      'sees what may still be taken in this round, when it resets, and takes it from there',
      'is told of a card that ends soon'
    ),
    ...mini('journeys/home.test.ts', 'a stranger sees what is on offer')
  ],
  'page.home.market': [
    ...client(
      'features/market/market-panel.test.tsx',
      'shows what is sold with price and how many were',
      'the next page comes with the end of the page, once, and then there is no more'
    ),
    ...client('features/market/coupon-strip.test.tsx', 'a visitor logs in first, and then has the coupon')
  ],
  'page.home.my': client(
    'pages/index/my.test.tsx',
    'sees name and counts, and the phone masked where the channel says so',
    'sees the whole phone where the channel shows it',
    'goes to the orders of a state',
    'logs out only after saying yes'
  ),
  'page.home.bigCard': client(
    'pages/index/big-card.test.tsx',
    'one card lies open with its plates; looking at another opens it and clears its dot'
  ),
  'page.market': h5('market.test.ts', 'the market is ordered, narrowed and searched by tapping'),
  'page.cardDetail': client(
    'pages/cardDetail/card-detail.test.tsx',
    'a card on sale: what it promises, what is in it, and buying it',
    'a card of the member: number, validity, what is taken and left, renewing',
    'a card that sleeps is activated'
  ),
  'page.privilegeDetail': client(
    'pages/privilegeDetail/privilege-detail.test.tsx',
    'shows what it is, what it is worth, how much is left and how to use it',
    'reaches all stores by city, with their hours, and opens the map of one',
    'asks once, takes it with one call however often it is pressed, and shows the record',
    '%s leads on',
    '%s cannot be pressed'
  ),
  'page.activation': [
    ...client(
      'pages/activation/activation.test.tsx',
      'shows the card before it is activated, and the card that was',
      'a wrong code is told beside it; what was typed stays'
    ),
    ...h5('wechat.test.ts', 'a scanned code fills the form of the activation')
  ],
  'page.movieList': client(
    'pages/movieList/movie-list.test.tsx',
    'shows films with score, length, first day and price; a film goes on to the partner with it',
    'asks for the city and the day of the link, and for the day that is chosen'
  ),
  'page.plateDetails': client(
    'pages/plateDetails/plate-details.test.tsx',
    'explains the rounds, shows what can be chosen, and leads to buying onto the card it came from',
    'what is sold out cannot be bought'
  ),
  'page.webview': [
    ...client(
      WEBVIEW,
      'shows a partner of the channel inside, under its host',
      'asks before another site, names its host, and opens it beside the app',
      'refuses %s and offers the way home'
    ),
    ...client(
      'pages/webview.weapp.test.tsx',
      'what the web view may not show leads to how it is opened elsewhere'
    ),
    ...client(
      'lib/safe-url-tricks.test.ts',
      'has at least 5,000 different strings',
      'shows inside exactly what a second opinion allows',
      'goes where it says: the written address has the host and origin of the verdict'
    ),
    ...client('features/channel/web-hosts.test.ts', '%s shows these origins and no other'),
    ...h5('safe-url.test.ts', 'opens what is allowed, and nothing leaves to another host or runs')
  ],
  'page.chatMovie': client(
    CHAT,
    '%s is about its own subject',
    'opens the chat of the serial inside the app, with the order'
  ),
  'page.chatFood': client(CHAT, '%s is about its own subject'),
  'page.chatCoupons': [
    ...client(CHAT, '%s is about its own subject'),
    ...mini('journeys/activities.test.ts', 'customer service and its chat')
  ],
  'page.urlActivation': [
    ...client(
      'pages/grant/code.test.tsx',
      'the code of the link shows what it gives, is used once however often it is pressed, and is kept nowhere then',
      'a wrong code is told beside it; what was typed stays'
    ),
    ...server('grant/codes.test.ts', 'oracle-messages: every wrong code is answered alike')
  ],
  'page.urlActivationResult': client(
    'pages/grant/code.test.tsx',
    'shows the card as it is on home, and leads to it',
    'what is still to come is asked for by a tap, and shown when it is there',
    'why not: %s'
  ),
  'page.directedActivity': client(
    'pages/grant/activities.test.tsx',
    'who is invited by their own number takes it with one press',
    'another number is proved by its SMS code; what is wrong is said beside it',
    'a code takes it, too'
  ),
  'page.uniqueActivity': client(
    'pages/grant/activities.test.tsx',
    'is taken once however often it is pressed, and shows what was given'
  ),
  'page.multiCard': client(
    'pages/grant/activities.test.tsx',
    'cards are chosen, confirmed, opened, and each is reported',
    'a number without cards says so, and another one can be proved'
  ),
  'page.payActivity': client(
    'pages/activities/activities.test.tsx',
    'distributor, account and activity are passed to the pay page, as stored or as the link says (rule role.distributor)',
    'who has joined sees the order'
  ),
  'page.distribution': [
    ...client(
      'pages/activities/activities.test.tsx',
      'keeps distributor, account and activity (rule role.distributor); an activity that is not ours shows the channel’s offer'
    ),
    ...h5(
      'activities.test.ts',
      'a distributor’s link is kept, and the order that comes of it carries distributor, account and activity'
    )
  ],
  'page.jinjiang1': [
    ...client(
      'pages/activities/activities.test.tsx',
      'the gift is taken once however often it is pressed, and goes on to step 2'
    ),
    ...h5(
      'guest-login.test.ts',
      'from the brand’s page to the activity, and to its gift, without a login form'
    )
  ],
  'page.yanglao': [
    ...client(
      'pages/activities/activities.test.tsx',
      'needs a name and the tick, then signs the version that was read'
    ),
    ...h5('activities.test.ts', 'the elderly-care signing: large, with name and tick, once')
  ],
  'page.login': [
    ...client(
      'pages/login.test.tsx',
      'logs in with phone and code, and goes back to the page it came from',
      'says what is wrong where it is wrong, and asks nothing of the server',
      'the code button counts down, and cannot be pressed meanwhile'
    ),
    ...client(
      'features/session/login-form.weapp.test.tsx',
      'one tap comes first, and asks for the agreement before WeChat asks for the number',
      'one tap logs in with the phone code and a fresh WeChat code'
    ),
    ...mini('journeys/login.test.ts', 'one tap logs in, after the tick')
  ],
  'page.unionLogin': [
    ...client(
      'pages/distributorUnionLogin.test.tsx',
      'says that it logs in only when that takes a while',
      'without a sign it says so and has two ways on',
      'where no answer came it tries again, with a way on beside it'
    ),
    ...server('session/union-login.test.ts', 'a sign is good once')
  ]
}
