/**
 * Rows of sections 4, 5, 8 and 9 of the specification that the ways in and out touch, copied by hand in its order, each with
 * the lines of SPEC_MAP that hold it: where a platform matters one for each. A row without its line fails a test.
 */
export const SPEC_ROWS: Readonly<Record<string, readonly string[]>> = {
  '4 A user is logged in when an access token exists': ['4 logged in when a token exists; logout clears'],
  '4 Logout sets a logout flag, clears the token and user data': [
    '4 logged in when a token exists; logout clears',
    '4 logout flag: 1 hour on mini, session on the web'
  ],
  '4 The flag is cleared on explicit login': ['4 logout flag cleared by a login, also by a link (h5, mini)'],
  '4 Showing the login pop-up while it is shown closes it and reopens it after 500 ms': [
    '4 login pop-up toggles, 500 ms'
  ],
  '4 305 wipes the token and triggers a re-login after 1 second, unless the user is logged out': [
    '4 305: token wiped, re-login after 1 s, not when logged out',
    '4 305: 200 calls at once, one login (wx, h5)'
  ],
  '4 Union login: 100 means success: store the accessToken, handle the redirect and set source to 2': [
    '4 union login via sign, success and failure',
    '4 union login via sign (h5)',
    '4 union login via sign (mini)'
  ],
  '4 Otherwise show a toast with resultMsg and still handle the redirect': [
    '4 union login via sign, success and failure',
    '4 union login via sign (h5)'
  ],
  '4 targetUrl contains the home path: store cardNo, ExchangeCenter': [
    '4 after a union redirect: home, my card, other',
    '4 union login via sign (h5)',
    '4 after a union redirect (mini)'
  ],
  '4 targetUrl contains the my-card path: redirect there': [
    '4 after a union redirect: home, my card, other',
    '4 union login via sign (h5)',
    '4 after a union redirect (mini)'
  ],
  '4 otherwise go to ExchangeCenter': [
    '4 after a union redirect: home, my card, other',
    '4 union login via sign (h5)',
    '4 after a union redirect (mini)'
  ],
  '4 On show, scene 1037 and the candy-brand channel: REMOVE_TOKEN is flagged': [
    '4 REMOVE_TOKEN on show 1037 and on hide',
    '4 REMOVE_TOKEN, a jump to another mini-program and back (mini)'
  ],
  '4 On hide, if the flag is set, it is cleared and the token is removed': [
    '4 REMOVE_TOKEN on show 1037 and on hide',
    '4 REMOVE_TOKEN, a jump to another mini-program and back (mini)'
  ],
  '4 F7IbDJpdSY is false for its code with a chatType that is not 2 or 4, otherwise true': [
    '4 F7IbDJpdSY',
    '4 F7IbDJpdSY: hides or shows the way back of a chat entry',
    '4 F7IbDJpdSY, a chat opened by a link (h5)',
    '4 F7IbDJpdSY, a chat opened by a link (mini)'
  ],
  '4 Every navigation triggers a page-view record': ['4 every navigation is a page view'],
  '4 WeChat payment: a cancel sends the user to the purchase record page': [
    '4 a cancelled payment leads to the purchase records (wx)',
    '4 a cancelled payment leads to the purchase records (h5)',
    '4 a cancelled payment leads to the purchase records (mini)',
    "9 h5xcx: payment and login are the mini-program's"
  ],
  '4 WeChat payment: success calls the callback with true': [
    '4 WeChat payment: success and cancel, each step'
  ],
  '4 jointLogin 1: a login URL, to the partner with its query': [
    '4 third-party jump by jointLogin, each value on each platform',
    '4 jointLogin 1 to 4, there and back with payment (h5)',
    '4 jointLogin 1 to 4, there and back with payment (mini)',
    '4 jointLogin: the partner cannot be reached (h5)'
  ],
  '4 jointLogin 2: a Meituan URL, the placement page': [
    '4 jointLogin 1 to 4 open the page that fetches the address',
    '4 jointLogin 1 to 4, there and back with payment (h5)',
    '4 jointLogin 1 to 4, there and back with payment (mini)',
    '4 jointLogin: the partner cannot be reached (h5)'
  ],
  '4 jointLogin 3: a QNX login URL, its placement page': [
    '4 jointLogin 1 to 4 open the page that fetches the address',
    '4 jointLogin 1 to 4, there and back with payment (h5)',
    '4 jointLogin 1 to 4, there and back with payment (mini)',
    '4 jointLogin: the partner cannot be reached (h5)'
  ],
  '4 jointLogin 4: a Meituan DP URL, the placement page': [
    '4 jointLogin 1 to 4 open the page that fetches the address',
    '4 jointLogin 1 to 4, there and back with payment (h5)',
    '4 jointLogin 1 to 4, there and back with payment (mini)',
    '4 jointLogin: the partner cannot be reached (h5)'
  ],
  '4 jointLogin other: directly to redirectUrl': [
    '4 third-party jump by jointLogin, each value on each platform'
  ],
  '5 A query token is a union login only under 3 segments and 150 characters': [
    '5 query token: fewer than 3 segments, shorter than 150',
    '5 query token (mini)'
  ],
  "5 labelId is stored only if it is not empty, 'null' or 'undefined'": [
    '5 labelId is stored only if it says something',
    '5 labelId (h5)',
    '5 labelId (mini)'
  ],
  '5 A third-party jump does nothing when redirectUrl is empty': [
    '5 empty redirectUrl does nothing; mini-program jump needs id and path; isInternal is 1',
    '5 an empty redirectUrl does nothing (h5)'
  ],
  '5 The mini-program jump requires both miniProgramAppId and miniProgramRedirectUrl': [
    '5 empty redirectUrl does nothing; mini-program jump needs id and path; isInternal is 1',
    '5 mini-program jump in the mini-program'
  ],
  '5 An internal mini-program path requires isInternal equal to 1': [
    '5 empty redirectUrl does nothing; mini-program jump needs id and path; isInternal is 1',
    '5 mini-program jump in the mini-program'
  ],
  "5 Waiting for the WeChat SDK: 100 checks of 100 ms, 'wxObj is null'": [
    "5, 9 waiting for the WeChat SDK: 100 × 100 ms, 'wxObj is null'",
    '5 the WeChat SDK never comes (wx)'
  ],
  '5 Location is used only when isNeedLocation is 1': [
    '5 location only when isNeedLocation is 1',
    '5 location only when isNeedLocation is 1 (city search)'
  ],
  '8 resultCode 305': [
    '8 each row: 305, 402, 700, others, quiet codes, network, upload',
    '4 305: token wiped, re-login after 1 s, not when logged out'
  ],
  '8 402': ['8 each row: 305, 402, 700, others, quiet codes, network, upload'],
  '8 700': ['8 each row: 305, 402, 700, others, quiet codes, network, upload'],
  '8 Other failures; no toast for 323, 516, 325 and the recharge limit': [
    '8 each row: 305, 402, 700, others, quiet codes, network, upload'
  ],
  '8 Network failure': [
    '8 each row: 305, 402, 700, others, quiet codes, network, upload',
    '8 a read that fails over what is shown: one toast',
    '8 coupons that fail at the cashier are not taken for none'
  ],
  '8 File upload failure': ['8 each row: 305, 402, 700, others, quiet codes, network, upload'],
  '8 Mini-program login failing or non-100: login pop-up': [
    '8 mini-program login failing or non-100',
    '8 mini-program login failing, the pop-up (mini)'
  ],
  '8 Lvyun login failure: toast with the message': [
    '8 Lvyun, union and Jin-jiang login failures',
    '8 Lvyun and Jin-jiang login failures (h5)'
  ],
  '8 Union login failure: toast with resultMsg': [
    '8 Lvyun, union and Jin-jiang login failures',
    '4 union login via sign (h5)'
  ],
  '8 Jin-jiang authCode failure: logged only': [
    '8 Lvyun, union and Jin-jiang login failures',
    '8 Lvyun and Jin-jiang login failures (h5)'
  ],
  '9 Access token 30 days; storage 1 day; logout flag 1 hour': ['9 lifetimes of stored values'],
  '9 Cookie lifetime 30 days': [
    '9 cookie of 30 days: attributes, end, refusals',
    '9 cookie of 30 days: the page that lost its token'
  ],
  '9 Re-login delay 1000 ms; login pop-up reopen delay 500 ms': [
    '9 re-login 1000 ms',
    '4 login pop-up toggles, 500 ms'
  ],
  '9 Location falls back to IP location after 500 ms; refresh 30000 ms; time-out 100000 ms': [
    '9 location: IP after 500 ms, refresh 30 s, time-out 100 s',
    '9 location is refreshed while a page stays open'
  ],
  '9 WeChat SDK wait: 100 polls of 100 ms': [
    "5, 9 waiting for the WeChat SDK: 100 × 100 ms, 'wxObj is null'"
  ],
  '9 Visit source 1: mini-program login': ['9 visit source 1 for the mini-program login'],
  '9 Visit source 2: lvyun login; union login sets 2': ['9 visit source 2 for union and Lvyun logins'],
  '9 Visit source 4: WeChat web login': ['9 visit source 4 for the WeChat web login'],
  '9 Joint-login types 1 to 4': ['9 joint-login types 1 to 4'],
  '9 Token limit: under 3 segments and under 150 characters': [
    '5 query token: fewer than 3 segments, shorter than 150',
    '5 a sign with a number is a query token: 2 segments, under 150 characters (server)'
  ],
  '9 Network timeout 60000 ms; toast 1500 ms': ['9 network time-out 60 s, toast 1500 ms'],
  '9 Platform values mini, h5, wx, plus the h5xcx flag': [
    '9 platform values mini, h5, wx and h5xcx at launch',
    '9 token12 logs in on h5xcx, and nowhere else'
  ],
  '9 A fixed partner mini-program id': ['7 getChannelXcxUrl; 9 fixed partner mini-program id'],
  "9 A debug console when the URL contains '//test'": ['9 debug console at //test']
}
