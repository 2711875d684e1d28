import { client, h5, mini, server, type Held } from './held'

const SESSION = 'features/session/session.both.test.ts'
const ENTER = 'launch/enter.both.test.ts'
const DEVICES = 'pages-my/settings-devices.test.tsx'
const TABS = 'features/tabs/model.test.ts'

/** Login, tab bar, union login, show, hide and navigation (4-states.md). */
export const STATES: Held = {
  'login.token': [
    ...client(
      SESSION,
      'works without a network',
      'the flag keeps the mini-program from logging in by itself; an explicit login clears it'
    ),
    ...client(
      'frame/routed-page.test.tsx',
      'shows a visitor the login pop-up, and after the login itself, where they are',
      'what it showed goes with the session'
    )
  ],
  'logout.clears': [
    ...client(
      SESSION,
      'sets the flag, forgets token and user data, tells the server with the old token, goes home',
      'is not seen by a visitor'
    ),
    ...client(
      'platform/storage/stored-values.both.test.ts',
      'logout takes what belongs to the member and leaves what belongs to the device'
    ),
    ...client(
      'pages/home.test.tsx',
      'is rebuilt on login and on logout, without leaving the panel that is shown'
    ),
    ...mini('journeys/login.test.ts', 'who logged out stays out at the next start, and is a visitor')
  ],
  'logout.flag': [
    ...client(
      'platform/storage/stored-values.both.test.ts',
      'the logout flag lasts for the session on the web',
      '%s'
    ),
    ...client(
      SESSION,
      'the flag keeps the mini-program from logging in by itself; an explicit login clears it',
      'no re-login while the user is logged out'
    ),
    ...client(
      'launch/enter.both.test.ts',
      'a logout does not stop the login that a link asks for, and is over then'
    ),
    ...h5('union-login.test.ts', 'the sign works on any page, and after a logout')
  ],
  'login.devices': [
    ...server(
      'session/devices.test.ts',
      'a member sees each device by kind, app and channel, when it came and was last used, their own first',
      'one device is logged out: its calls, its pages and its WeChat are; the others stay',
      'somebody else’s device answers as if there were none, and stays',
      'and what they would come back by is gone; the one that asks keeps its WeChat',
      'while the stolen session does all it can to stay: nothing of it is left'
    ),
    ...server('phone/change.test.ts', 'the member’s other sessions end › %s', 'but for a refused change'),
    ...client(
      DEVICES,
      'are listed with app, channel and days; the one at hand is marked and cannot be logged out here',
      'are logged out one by one, after a question',
      'are all logged out but the one at hand; then there is nothing to press'
    )
  ],
  'login.freshCode': [
    ...server(
      'member/confirmation.test.ts',
      'needs the code that was sent for it; a session alone does nothing',
      'takes no code that was sent for something else',
      'takes no code that another member was sent',
      'takes a code once, of many at a time',
      'needs none of a member without a number, to whom none is sent'
    ),
    ...client(
      DEVICES,
      'sent to the member’s number for that purpose, and missing or wrong said in its place',
      'is not asked of a member without a number'
    )
  ],
  'login.reclaimed': [
    ...server(
      'session/union-login.test.ts',
      'is the owner’s alone from their first login by the number on, and says what was found there',
      'with nothing in it asks nothing'
    ),
    ...client(
      'features/session/found.both.test.ts',
      'what is in it is listed, and that others are logged out; %s',
      'nothing is asked where nothing was found'
    ),
    ...client(
      'features/session/found-union.test.tsx',
      'the code of a union login leads in, and asks about what a partner’s user left in the account'
    )
  ],
  'card.terms': server(
    'card/renewal.test.ts',
    'a card of 30 days ends with the thirtieth day after, and a renewal adds 30 to the days that are left',
    'renewing twice chains; after the end it begins again',
    'plates begin their rounds with the new term, and what was left is not carried over',
    'many that come at once follow each other: none is lost, none overlaps',
    'a renewal leaves the card as it was'
  ),
  'code.covered': server(
    'aftersale/rights-back.test.ts',
    'a bought code is covered until its owner shows it, wherever it is told',
    'a code that was shown is for staff to decide, however long they are silent, and cannot be used meanwhile'
  ),
  'login.popUp': client(
    'features/session/login-pop-up.both.test.ts',
    'showing it while it is shown closes it and reopens it after 500 ms',
    'showing it many times within that time still ends with one pop-up'
  ),
  'login.expired': [
    ...client(
      SESSION,
      'one re-login after 1 s, and each call is repeated once',
      'no re-login while the user is logged out',
      'none when the user logs out within the second'
    ),
    ...client(
      'launch/wechat.test.ts',
      '200 calls: one redirect after 1 s; never a second, whatever comes back'
    ),
    ...h5(
      'guest-login.test.ts',
      'in WeChat’s browser: it goes to WeChat’s login once',
      'in another browser: the login is offered once, and each call is given up'
    ),
    ...mini(
      'journeys/living.test.ts',
      'an ended session logs in again by itself, once for all calls that need it (code 305)'
    )
  ],
  'tab.default': [
    ...client(TABS, 'the default tab › %s'),
    ...client(
      'pages/home.test.tsx',
      'hot BigCard wins over the saved tab, and stays although its last dot goes',
      'the saved tab is shown, and a chosen one is saved'
    )
  ],
  'tab.channelDefault': client(TABS, 'the default tab › %s'),
  'tab.bigCardGone': [
    ...client(TABS, 'BigCard is removed if the multi-card list %s'),
    ...client('pages/home.test.tsx', 'BigCard is removed when the list %s')
  ],
  'tab.hot': client(TABS, 'BigCard gets a hot mark if any card has a red dot: %j'),
  'tab.redDots': [
    ...client(TABS, 'are kept per tab'),
    ...client('pages/index/big-card.test.tsx', 'a dot that the server did not take away stays')
  ],
  'union.success': [
    ...client(ENTER, 'success, targetUrl %s'),
    ...h5('union-login.test.ts', 'from its own page to our home, logged in'),
    ...mini('journeys/entry.test.ts', 'with %s: once, and nothing is asked of the user'),
    ...server(
      'session/union-login.test.ts',
      'the number’s owner is in, with an account that this login made',
      'a sign is good once'
    )
  ],
  'union.failure': [
    ...client(ENTER, 'refused: a toast with resultMsg, and the redirect is followed all the same: %s'),
    ...h5(
      'union-login.test.ts',
      'with a sign that is wrong, targetUrl holds %s: said, and led there all the same'
    ),
    ...mini('journeys/entry.test.ts', 'a sign that was used says so, goes on, and the login is there'),
    ...mini(
      'journeys/signed-pages.test.ts',
      'a sign that is wrong says so, and the page stays: %s',
      'with targetUrl the link leads where it says, whatever page carried the sign'
    )
  ],
  'union.toHome': [
    ...client(
      'launch/credentials.test.ts',
      'where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere) › %s'
    ),
    ...client(ENTER, 'success, targetUrl %s'),
    ...h5('union-login.test.ts', 'a distributor sends its user › targetUrl holds %s'),
    ...mini('journeys/entry-parameters.test.ts', 'a sign whose targetUrl holds %s')
  ],
  'union.toMyCard': [
    ...client(
      'launch/credentials.test.ts',
      'where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere) › %s'
    ),
    ...client(ENTER, 'success, targetUrl %s'),
    ...h5('union-login.test.ts', 'a distributor sends its user › targetUrl holds %s'),
    ...mini('journeys/entry-parameters.test.ts', 'a sign whose targetUrl holds %s')
  ],
  'union.elsewhere': [
    ...client(
      'launch/credentials.test.ts',
      'where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere) › %s'
    ),
    ...client(ENTER, 'success, targetUrl %s'),
    ...h5('union-login.test.ts', 'a distributor sends its user › targetUrl holds %s'),
    ...mini('journeys/entry-parameters.test.ts', 'a sign whose targetUrl holds %s')
  ],
  'union.samePage': [
    ...client(
      'launch/credentials.test.ts',
      'without targetUrl the page that carried the sign stays (rule union.samePage): %s',
      'takes a sign, and nothing else of launch: it stays whatever targetUrl says'
    ),
    ...client(
      ENTER,
      'the page that carried it stays, the user logged in (rule union.samePage): %s',
      'refused there, it says so and stays: %s',
      'what is pressed meanwhile is done as whom the sign names'
    ),
    ...h5('signed-pages.test.ts', 'stays, as the member: %s'),
    ...mini('journeys/signed-pages.test.ts', 'stays, as the member: %s')
  ],
  'show.removeToken': [
    ...client(
      'launch/plan.test.ts',
      'a show from another mini-program sets REMOVE_TOKEN in the channel candy (rule show.removeToken) › %s'
    ),
    ...mini('journeys/jumps.test.ts', '%s, back with scene %i: the token is kept: %s')
  ],
  'hide.removeToken': [
    ...client('launch/plan.test.ts', 'set', 'not set'),
    ...client(
      'launch/run.weapp.test.tsx',
      'the candy channel forgets the token when it is left after a visit from another mini-program',
      'any other channel keeps it'
    ),
    ...mini('journeys/entry.test.ts', 'in %s, shown with scene %i and hidden: the token stays %s')
  ],
  'show.chatBack': [
    ...client(
      'launch/plan.test.ts',
      'F7IbDJpdSY is false for a chat entry of another type than 2 and 4 (rule show.chatBack) › %j: %s'
    ),
    ...client(
      'features/support/chat.test.tsx',
      'F7IbDJpdSY is %s: the way back is shown: %s (rule show.chatBack)'
    ),
    ...h5('guest-login.test.ts', 'a chat opened with %s: the way back is there: %s'),
    ...mini('journeys/entry-parameters.test.ts', 'a chat opened with %j: the way back is there: %s')
  ],
  'visit.pageView': [
    ...client(
      'features/visit/visits.test.tsx',
      'each showing of a page is recorded once, without the values of its query'
    ),
    ...client(
      'features/visit/ways-of-going.test.tsx',
      'each tab of home that is pressed is a page view, and the one that is shown already is none',
      'redirectTo and reLaunch, which take the page away that was left, are page views'
    ),
    ...server('visit/visit.test.ts', 'every page view counts, with who, where from and on what')
  ]
}
