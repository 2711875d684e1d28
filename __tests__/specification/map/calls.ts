import { client, h5, mini, server, tools, type Held } from './held'

const CATALOGUE = 'api/catalogue.both.test.ts'
/** Over the transports of the mini-program, and of H5, WeChat and its web view. */
const SOCKETS = 'api/real-sockets.weapp.test.ts'

/** What calls of a group do, beyond being there. */
const GROUPS = [
  ...server(
    'card/home-places.test.ts',
    'what can be used in the city comes first, what needs no store among it'
  ),
  ...server('card/held.test.ts', 'fill it by label: without the cards that were bought under another one'),
  ...server(
    'activity/activities.test.ts',
    'is noted once a person and kind, with who sent them',
    'grants the card of an open gift of the channel, once with the gift itself'
  ),
  ...server(
    'support/support.test.ts',
    'goes on where it was for a member, is another one by subject and order, and new for a visitor'
  ),
  ...server('session/guest-login.test.ts', 'the guest is in, in the account of the number'),
  ...server(
    'session/tickets.test.ts',
    'a WeChat identity that nobody has gets a ticket to be bound with, no session',
    'a phone number, where there is none',
    'an openid, by which WeChat’s code is enough from then on'
  ),
  ...server(
    'session/wechat-oauth.test.ts',
    'there and back: a ticket, the state, and the page with its query'
  ),
  ...server(
    'wechat/js-sign.test.ts',
    'the example of WeChat’s own documentation',
    'a page of ours is signed as the browser has it, without its hash'
  ),
  ...client(
    'platform/wechat/wechat-sdk-ready.test.ts',
    'is configured once a page address, by the signature of the address without its hash'
  ),
  ...client('features/order/need-mobile.weapp.test.tsx', 'one tap gives the member a number'),
  ...client(
    'launch/wechat.test.ts',
    'after a union login, coming back to where that leads',
    'never puts another member in the place of the one who is logged in'
  ),
  ...server(
    'partner/jd.test.ts',
    'the result goes to the member’s own phone, once a minute and five times a day'
  ),
  ...server('partner/story.test.ts', 'haiwei: a product, and the way to it'),
  ...h5('partners.test.ts', 'haiwei, by tapping: %s, paid on %s'),
  ...client(
    'platform/screen/rich-html.both.test.ts',
    'knows more than 150 different attacks',
    '%s is shown without acting',
    '%s stays'
  )
]

/** Headers, success, every call (7-calls.md). */
export const CALLS_HELD: Held = {
  'call.base': [
    ...client('channels/addresses.both.test.ts', 'in %s the channel %s has an address of its own'),
    ...client(
      'api/headers.both.test.ts',
      'sends JSON to the base address of the channel, and the key of a write'
    )
  ],
  'call.headers': [
    ...client(
      'api/headers.both.test.ts',
      'a visitor sends no token; a member sends auth-token and token, in the mini-program a cookie too',
      'sends JSON to the base address of the channel, and the key of a write'
    ),
    ...server('http/access.test.ts', 'the token may come as %s')
  ],
  'call.success': client(
    CATALOGUE,
    "success is resultCode '100', or status 0, or code 200 (rule call.success) › %j",
    '%j is none'
  ),
  'call.all': [
    ...tools(
      'contract/specified-calls.test.ts',
      'every call of the specification is in the contract',
      'parameters are named as in the specification',
      'a POST has its parameters in the query where the specification writes them so; one call is an upload'
    ),
    ...server(
      'contract/fuzz.test.ts',
      'answers what fits with an envelope of the contract, and a code that it declares'
    ),
    ...GROUPS
  ],
  'call.ours': [
    ...tools(
      'contract/specified-calls.test.ts',
      'a call is an extension exactly when the specification does not list it'
    ),
    ...server(
      'channel/channel.test.ts',
      'tells of itself, with a configuration in JSON text that fits the contract',
      'the system tells its clock and that it is a sandbox'
    )
  ],
  'call.request': [
    ...client(
      CATALOGUE,
      'hands on what it takes: url, data, header, method, dataType, responseType, withCredentials, timeout'
    ),
    ...client(
      SOCKETS,
      'sends method, header and data; gives data, statusCode, header and cookies',
      'an answer of any status is an answer; text and bytes come as they are asked for',
      'withCredentials sends and takes cookies of another origin, and nothing else does'
    )
  ],
  'call.upload': [
    ...client(CATALOGUE, 'success gives the address'),
    ...server(
      'member/upload.test.ts',
      'a photograph is kept upright and small, without the place and the camera'
    )
  ]
}

const ROW = 'error catalogue › %s'
const ENTER = 'launch/enter.both.test.ts'

/** What each failure does (8-errors.md). */
export const ERRORS: Held = {
  'error.305': [
    ...client(CATALOGUE, ROW),
    ...client(
      'features/session/session.both.test.ts',
      'one re-login after 1 s, and each call is repeated once',
      'loading is hidden, nothing is said, the call is rejected',
      'no re-login while the user is logged out'
    )
  ],
  'error.402': [
    ...client(
      CATALOGUE,
      ROW,
      '402 at home opens home no second time: the message is said, or shown by the page'
    ),
    ...h5('endless-refusals.test.ts', 'ends at home, which says so'),
    ...mini('journeys/endless-refusals.test.ts', 'ends at home, which says so')
  ],
  'error.700': client(CATALOGUE, ROW),
  'error.other': [
    ...client(CATALOGUE, ROW),
    ...client('api/refresh-failure.both.test.ts', 'a read that fails over what is shown › %s')
  ],
  'error.quiet': client(CATALOGUE, ROW),
  'error.network': [
    ...client(CATALOGUE, ROW),
    ...client(
      'api/refresh-failure.both.test.ts',
      'a read that fails over what is shown › %s',
      'tells it once for all that a page asks together, and again when it fails later'
    ),
    ...client(
      'pages/pay/pay-coupons.test.tsx',
      'are not taken for none: nothing is paid before they are there, or it is said that none is wanted'
    )
  ],
  'error.timeout': [
    ...client(CATALOGUE, ROW, 'rejection %s is of kind %s'),
    ...client(
      SOCKETS,
      '%s (%s): %s',
      'what nobody waits for any more (%s) is aborted, and no network failure'
    )
  ],
  'error.upload': client(CATALOGUE, 'toast with %s', 'file upload failure (rule error.upload) › %s'),
  'error.miniLogin': [
    ...client(
      'launch/run.weapp.test.tsx',
      'a login of the mini-program that fails shows the login pop-up where the page is for members (rule error.miniLogin) › %s'
    ),
    ...mini(
      'journeys/login.test.ts',
      'WeChat gives no login code: a page for members shows the pop-up by itself, and SMS still works'
    )
  ],
  'error.lvyun': [
    ...client(ENTER, 'failure: a toast with the message (rule error.lvyun)'),
    ...h5(
      'guest-login.test.ts',
      'a token that was used: the message is shown, and the visitor stays where they are'
    )
  ],
  'error.union': [
    ...client(
      ENTER,
      'refused: a toast with resultMsg, and the redirect is followed all the same: %s',
      'the message of %s is said too'
    ),
    ...h5(
      'union-login.test.ts',
      'with a sign that is wrong, targetUrl holds %s: said, and led there all the same'
    )
  ],
  'error.jinjiang': [
    ...client(ENTER, 'failure: logged, nothing else (rule error.jinjiang): %s'),
    ...h5(
      'guest-login.test.ts',
      'an authCode that is not accepted: logged, nothing else (rule error.jinjiang)'
    )
  ],
  'error.write': [
    ...client('api/write.both.test.ts', 'after %s it may be done: it is asked for again under its key'),
    ...server('http/idempotency-store.test.ts', 'a refusal that decides nothing (%s) is not kept')
  ],
  'error.decided': client(
    'api/write.both.test.ts',
    'the refusal %s is the last word: the next try is another write'
  ),
  'error.conflict': [
    ...server('http/idempotency-store.test.ts', 'one that decides (%s) is the last word on its key'),
    ...server('session/tickets.test.ts', 'one number, 64 members at once: one has it')
  ],
  'error.rejections': [
    ...client(CATALOGUE, 'rejection %s is of kind %s', 'file upload failure (rule error.upload) › %s'),
    ...client(
      SOCKETS,
      '%s (%s): %s',
      'what nobody waits for any more (%s) is aborted, and no network failure',
      'what nobody waits for from the first is not sent'
    ),
    ...client('platform/wechat/wechat-calls.test.ts', 'a browser that knows none says so')
  ]
}
