import { client, h5, mini, server, tools, type Held } from './held'

const LIFETIMES = 'platform/storage/stored-values.both.test.ts'
const LOCATE = 'features/location/locate.test.ts'
const SDK = client(
  'platform/wechat/wechat-sdk.test.ts',
  'comes after $comesAfter ms, looked at after $asked ms: $result',
  'checks 100 times, 100 ms apart'
)

/** Times, counts, codes (9-limits.md). */
export const LIMITS: Held = {
  'limit.accessToken': [
    ...client(LIFETIMES, '%s'),
    ...server(
      'session/sms-login.test.ts',
      'gives an opaque token of 32 bytes, of which only the hash is stored, good for 30 days'
    )
  ],
  'limit.cookie': [
    ...server(
      'session/session-cookies.test.ts',
      'lets the browser keep the session for 30 days, out of reach of scripts and of other calls',
      '30 days to the second: then it is gone, and the browser is told to forget it'
    ),
    ...client('features/session/restore.test.ts', 'is its member’s again, after one question (%s)'),
    ...h5(
      'session-cookie.test.ts',
      'who logs in is a member for 30 days, by a cookie that no script sees and no other call carries'
    )
  ],
  'limit.stored': client(
    LIFETIMES,
    'every stored value has its lifetime here',
    '%s',
    'writing again begins a new life'
  ),
  'limit.preview': [
    ...client(
      'features/mall/goods-filter.test.ts',
      'a picture zooms from 1 to 4 and does not leave the screen (rule limit.preview)'
    ),
    ...h5('mall.test.ts', 'a picture opens in full and zooms up to 4')
  ],
  'limit.logoutFlag': client(LIFETIMES, '%s', 'the logout flag lasts for the session on the web'),
  'limit.relogin': client(
    'features/session/session.both.test.ts',
    'one re-login after 1 s, and each call is repeated once'
  ),
  'limit.popUp': client(
    'features/session/login-pop-up.both.test.ts',
    'showing it while it is shown closes it and reopens it after 500 ms'
  ),
  'limit.ipLocation': [
    ...client(
      LOCATE,
      'after 500 ms the place of the network address is used (rule limit.ipLocation); the better position when it comes'
    ),
    ...client(
      'pages-secondary/search-address.test.tsx',
      'on its way: says so, with the city of the IP address after 500 ms'
    )
  ],
  'limit.config': client(
    'features/channel/queries.test.tsx',
    "who waits for the channel's config goes on within 200 ms of its coming"
  ),
  'limit.wechatSdk': SDK,
  'visit.source': [
    ...client('launch/run.weapp.test.tsx', 'none after a login that went well: source is 1'),
    ...client(
      'launch/enter.both.test.ts',
      'a Lvyun login › %j: source 2, and the page stays',
      'success, targetUrl %s'
    ),
    ...client(
      'launch/wechat.test.ts',
      'a bound identity is logged in, source 4, and stays on the page it was on'
    )
  ],
  'joint.types': [
    ...client('features/partner/jump.test.ts', 'jointLogin %p in a browser opens %s'),
    ...client('features/partner/model.test.ts', 'a number as text is the number: "%s"')
  ],
  'limit.unionToken': [
    ...client(
      'launch/credentials.test.ts',
      'a query token is used for a union login only if it is no JWT (rule check.unionToken) › %s: %s'
    ),
    ...server('session/union-sign.test.ts', 'with a number it is short enough for the query token (%s)')
  ],
  'limit.network': [
    ...client('api/catalogue.both.test.ts', 'a call without an answer ends after 60 s, and is aborted'),
    ...client(
      'api/real-sockets.weapp.test.ts',
      '%s (%s): %s',
      'a body that comes slowly, and in time, is whole'
    )
  ],
  'limit.asyncPage': [
    ...client(
      'platform/feedback/page-code.test.ts',
      'shows loading after 200 ms, until the page is there',
      'after 60 s says so and offers the way back to the page that stands; what comes after all takes it away',
      'opens home without the list of the other pages, and tells of the code that is waited for'
    ),
    ...client(
      'ui/lazy-component/lazy-component.test.tsx',
      'shows its loading state only after 200 ms',
      'a clear error with retry after 60 s'
    )
  ],
  'limit.location': [
    ...client('features/location/use-place.test.tsx', 'is looked for again after 30 s: %s'),
    ...client(LOCATE, 'is asked again after 30 s at the earliest', 'the geolocation time-out is 100 s')
  ],
  'limit.toast': [
    ...client('platform/feedback/feedback.test.ts', 'a toast stands 1500 ms'),
    ...client('platform/feedback/feedback.weapp.test.ts', 'a toast stands 1500 ms')
  ],
  'modal.texts': [
    ...client(
      'platform/feedback/feedback.test.ts',
      'a question is answered by 确定 or 取消, and Escape is 取消'
    ),
    ...client('platform/feedback/feedback.weapp.test.ts', 'a question’s buttons are 确定 and 取消')
  ],
  'platform.values': [
    ...client(
      'launch/credentials.test.ts',
      'what a link logs in with, on %s › %s',
      "WeChat's browser asks WeChat once › %s",
      'token12 logs in a page in the web view of our mini-program alone: %s'
    ),
    ...client(
      'features/session/login-in-mini.test.ts',
      'the login is on the mini-program’s own page, which leads back to this address',
      'WeChat’s browser by itself shows the form of the page'
    ),
    ...client('features/order/pay-elsewhere.test.ts', 'its own cashier pays this order'),
    ...h5(
      'guest-login.test.ts',
      'token12 logs in; the same one again changes nothing and says nothing',
      'in any other browser token12 is taken out and asked of nobody'
    ),
    ...h5(
      'wechat.test.ts',
      'payment is the mini-program’s: its cashier gets the order; seen again, the page asks how it went',
      'login is the mini-program’s: its login page gets the way back to this page'
    )
  ],
  'partner.miniProgram': [
    ...server('wechat/mini-links.test.ts', 'is the channel’s fixed one, or another of its list'),
    ...mini(
      'journeys/jumps.test.ts',
      'nothing is opened before the tap; the tap opens it with id and path of the configuration'
    )
  ],
  'debug.console': [
    ...client('platform/device/web-only.test.ts', '%s in %s, setting %j: %d', 'it is vConsole 3.15.1'),
    ...client(
      'platform/device/web-only.weapp.test.ts',
      'the mini-program loads neither statistics nor the debug console, whatever the settings'
    ),
    ...h5(
      'bundle.test.ts',
      'the first route loads few scripts, and the debug console is in none of them',
      'where the release has the debug console, it is alone in its script'
    )
  ],
  'limit.map': [
    ...client('ui/place-map/projection.test.ts', 'a map zooms from 5 to 18 (rule limit.map)'),
    ...client(
      'pages-secondary/store-list.test.tsx',
      'on the map a pin tells of its store below; pins keep within a zoom from 5 to 18 (rule limit.map)'
    )
  ],
  'limit.addresses': server(
    'address/change.test.ts',
    '50 addresses and no more, whether added at once or brought back',
    'however many defaults are chosen, added, deleted and brought back at once, one is the default',
    'a deleted default gives way to the newest, and is the default again when that is taken back',
    'a deleted address is neither shown, changed nor chosen, and after an hour it is gone'
  ),
  'limit.liveCode': [
    ...tools(
      'contract/live-code.test.ts',
      'one step before and after the one that it is now are taken, no other',
      'a code of another key, another number or another second is forged'
    ),
    ...server(
      'ticket/orders.test.ts',
      'a picture of a code is told by its age, the code of the step before still opens, and one from a wrong clock does not'
    )
  ],
  'limit.cart': server(
    'cart/cart.test.ts',
    'holds 120 kinds, says so, and takes more of what is there',
    'takes of a visitor’s cart what it has room for, and names the rest, however often it is asked',
    'twenty at once put one of two kinds each into a cart of 119: one kind finds room'
  ),
  'limit.undoDeletion': [
    ...server(
      'session/undo-deletion.test.ts',
      'a login within the 15 days opens no session, and says until when',
      'whoever takes it back is in, with all they had, and is not deleted later',
      'of many accounts each is either back with its owner or gone, never half'
    ),
    ...server(
      'member/account-deletion.test.ts',
      'closes the account at once: every session ends, on every device; what it has stays',
      'after 15 days takes what is personal',
      'an account with money on its way waits for that, and is deleted after'
    )
  ],
  'limit.export': server(
    'member/export.test.ts',
    'the owner gets everything of theirs in their words, and nothing of others',
    'holds no token, no hash and no key of ours',
    'nobody else gets it, and nobody five times more than that a day'
  ),
  'limit.personalData': [
    ...server(
      'domain/personal-data.test.ts',
      'every column of a member’s rows is in the table of personal data, and every entry is a column',
      'every value that the device stores belongs to a kind, and every one that is named is stored',
      'every private interface of WeChat that the mini-program calls has its purpose, and no other is claimed'
    ),
    ...server(
      'domain/compliance.test.ts',
      'the documents are as the table makes them: npm run compliance',
      'the agreements in force tell of minors, of virtual goods on iOS, and of taking a deletion back'
    )
  ],
  'limit.provenDevice': [
    ...server(
      'session/proven-devices.test.ts',
      'strangers use everything up, on the owner’s network too; the owner still logs in on their device',
      'nobody makes up a key, and one of another number is worth nothing for this one',
      'a device gets ten codes a day and one a minute; then it asks as anybody does',
      'a proof is worth something for 180 days, of the ten latest devices'
    ),
    ...client(
      'api/headers.both.test.ts',
      'that an answer gives as %s goes with every call of the mini-program from then on; browsers have a cookie',
      'stays when the session ends; another login’s takes its place'
    )
  ],
  'limit.captcha': [
    ...server(
      'session/vendor-captcha.test.ts',
      'a page is given the vendor’s captcha; what it passes gives one send',
      'a ticket is judged once; one that is made up, or of another random text, gives nothing',
      'the vendor is out of reach: it is said so, and our own puzzle lets the owner in',
      'whoever solves our own puzzles uses up a third of a number’s codes; what the vendor proves has the others',
      'the mini-program, where the vendor’s script does not run, draws our own; an address draws 30 an hour'
    ),
    ...client(
      'platform/security/vendor-captcha.test.ts',
      'loads the script from the vendor, shows its captcha and gives what was passed'
    )
  ],
  'limit.consent': server(
    'lounge/memberships.test.ts',
    'no membership is sold to who has not agreed to its terms, nor to older ones than are in force',
    'which version was agreed to, and when, is kept with the order and the membership'
  )
}
