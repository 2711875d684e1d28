import { client, h5, server, tools, type Held } from './held'

const CATALOGUE = 'api/catalogue.both.test.ts'
const WEB_ONLY = 'platform/device/web-only.test.ts'

/** Where the product does something else than the specification as it was issued (departures.md). */
export const DEPARTURES: Held = {
  'departure.quietReads': [
    ...client(CATALOGUE, 'a page that shows the failure itself gets no toast, and the rest all the same'),
    ...client(
      'api/refresh-failure.both.test.ts',
      'a read that fails over what is shown › %s',
      'where there is nothing older: the page shows the failure'
    )
  ],
  'departure.backgroundCalls': client(CATALOGUE, 'a background call that fails has no effect at all'),
  'departure.timeout': [
    ...client(CATALOGUE, 'error catalogue › %s'),
    ...client(
      'api/real-sockets.weapp.test.ts',
      '%s (%s): %s',
      'what nobody waits for any more (%s) is aborted, and no network failure'
    )
  ],
  'departure.repeatedCall': client(
    'features/session/session.both.test.ts',
    'one re-login after 1 s, and each call is repeated once',
    'no re-login while the user is logged out'
  ),
  'departure.miniLogin': client(
    'launch/run.weapp.test.tsx',
    'a login of the mini-program that fails shows the login pop-up where the page is for members (rule error.miniLogin) › %s'
  ),
  'departure.exemptPages': [
    ...client('launch/plan.test.ts', '%s only learns its channel'),
    ...client('launch/credentials.test.ts', '%s: a credential only leaves the address')
  ],
  'departure.responseCookies': client(
    'api/real-sockets.weapp.test.ts',
    'on %s › sends method, header and data; gives data, statusCode, header and cookies'
  ),
  'departure.configPolling': client(
    'features/channel/queries.test.tsx',
    "who waits for the channel's config goes on within 200 ms of its coming"
  ),
  'departure.positionByTap': client(
    'features/location/locate.test.ts',
    'a refusal is fine: the IP address is asked at once',
    'where only a tap may ask for the position, the network address is asked at once, and nothing else'
  ),
  'departure.redirectUrl': client(
    'features/partner/model.test.ts',
    'jointLogin %p on %s with %p: nothing',
    'mini, both: the other mini-program; where it cannot be opened, the jointLogin rule'
  ),
  'departure.newAddressTitle': client(
    'pages-my/address-form.test.tsx',
    'a new address is typed, its area chosen to the end, and kept'
  ),
  'departure.homeBack': h5(
    'frame.test.ts',
    'back from a page that stands alone goes home, and home never reloads itself'
  ),
  'departure.statsHost': client(WEB_ONLY, '%s, host %j, script %j'),
  'departure.debugConsole': client(WEB_ONLY, '%s in %s, setting %j: %d'),
  'departure.ticketsInLinks': server(
    'session/tickets.test.ts',
    'the web view of the mini-program is logged in by a ticket: two minutes, once',
    'one ticket, 64 callers at once: one session'
  ),
  'departure.targetPlate': client(
    'pages/plateDetails/plate-details.test.tsx',
    'explains the rounds, shows what can be chosen, and leads to buying onto the card it came from'
  ),
  'departure.storedCopies': [
    ...client(
      'pages-secondary/cards.test.tsx',
      'groups them by state; each leads where it belongs; that there is one is stored'
    ),
    ...client(
      'pages/home.test.tsx',
      'a visitor has three tabs, nobody asks for cards, and needMobile is stored'
    )
  ],
  'departure.supersededCalls': tools(
    'contract/callers.test.ts',
    'every call of the contract is made by the client, or it is known why not',
    'what is listed as made by nobody is made by nobody, and says why'
  )
}
