import { client, h5, mini, tools, type Held } from './held'

/** Routing, and what all pages have in common (2-pages.md). */
export const ROUTING: Held = {
  'route.unknown': [
    ...client('routes/navigate.both.test.ts', 'unknown pages redirect to the home page: %j'),
    ...h5('frame.test.ts', 'an unknown page goes home'),
    ...mini('journeys/every-page.test.ts', 'a page that there is not leads home')
  ],
  'route.history': h5('every-page.test.ts', 'every page opens for a visitor, under its title'),
  'route.withoutIndex': [
    ...client('routes/query.test.ts', '%s is found with and without slash, /index and query'),
    ...h5('every-page.test.ts', 'every page opens for a visitor, under its title')
  ],
  'route.back': [
    ...client(
      'app.test.tsx',
      'the header goes back, or relaunches the root page from the only page in the stack'
    ),
    ...client(
      'routes/navigate.both.test.ts',
      'goes one page back',
      'from the only page in the stack relaunches the root page'
    ),
    ...h5('frame.test.ts', 'back from a page that stands alone goes home, and home never reloads itself')
  ],
  'route.maze': [
    ...tools(
      'config/maze.test.ts',
      'a walk that meets something ends there, and tells seed, step and the way',
      'a seed walked again goes the same way, also past a name more on the screen'
    ),
    ...h5(
      'maze.deep.test.ts',
      'walks at random: nothing blank, no dead end, no fault, nothing of the other member'
    ),
    ...mini(
      'journeys/maze.deep.test.ts',
      'walks at random: nothing blank, no dead end, no fault, nothing of the other member'
    )
  ],
  'route.quick': h5(
    'back.test.ts',
    'back twice at once, and home stands: it does not go with the page before'
  ),
  'route.lazy': [
    ...h5('bundle.test.ts', 'the code of a page comes when the page is opened, and not before'),
    ...mini('build/app-json.test.ts', 'packages lie beside one another, and each has a page')
  ],
  'route.titles': [
    ...tools(
      'specification/document.test.ts',
      'pages are under their routes with their titles, to the letter'
    ),
    ...h5('every-page.test.ts', 'every page opens for a visitor, under its title'),
    ...mini('build/app-json.test.ts', '%s is complete, with its title and bar')
  ],
  'route.exempt': [
    ...client(
      'launch/plan.test.ts',
      'those five are, and no other',
      '%s only learns its channel',
      'any other page does it all'
    ),
    ...client('launch/credentials.test.ts', '%s: a credential only leaves the address'),
    ...h5(
      'exempt.test.ts',
      'the table exempts these five and no other',
      'a visitor: no login but by a sign that counts, and the page asks for one or works without',
      'a member: no login but by a sign that counts, and the page does its work',
      'control: a page that is not exempt does keep what the same address carries'
    ),
    ...h5('union-login.test.ts', '%s is exempt: no login by the link, and still no sign in the address')
  ],
  'route.stats': [
    ...client('platform/device/web-only.test.ts', '%s, host %j, script %j'),
    ...client(
      'platform/device/web-only.weapp.test.ts',
      'the mini-program loads neither statistics nor the debug console, whatever the settings'
    )
  ],
  'shell.view': client(
    'ui/controls.test.tsx',
    'the view button says view unless told otherwise, and emits a click'
  ),
  'page.states': [
    ...client(
      'ui/stateful.test.tsx',
      'shows the skeleton at once',
      'shows what empty means here',
      "says what happened in the server's words, who can help, and retries",
      'shows the content'
    ),
    ...client(
      'features/market/market-panel.test.tsx',
      'the next page comes with the end of the page, once, and then there is no more'
    ),
    ...client('pages/index/exchange-center.test.tsx', 'pulled down, reads all of it again'),
    ...mini('journeys/living.test.ts', 'pulling home down asks the server again and keeps what is shown')
  ],
  'page.needsLogin': [
    ...client(
      'frame/routed-page.test.tsx',
      'shows a visitor the login pop-up, and after the login itself, where they are'
    ),
    ...client(
      'features/session/login-pop-up.both.test.ts',
      'an action that waits goes on after any login, and gives up when the pop-up is closed'
    ),
    ...h5('frame.test.ts', 'a page for members shows the login pop-up and goes on where the visitor was'),
    ...mini('journeys/living.test.ts', 'the login pop-up of a page for members leads on to that page'),
    ...mini('journeys/entry.test.ts', 'by %s, to the records that were asked for')
  ],
  'page.panels': [
    ...client('pages/home.test.tsx', 'one mounts when it is first shown and then stays'),
    ...client('routes/navigate.both.test.ts', 'switchTab means: go home and show that panel')
  ]
}
