import { ROUTES, type RouteEntry } from '../../../src/routes/table'
import { closeApps, openApp } from '../support/app'
import { LOGIN_POP_UP, openAsMember } from '../support/login'
import type { MiniProgram } from '../host/mini-program'
import type { Phone } from '../host/phone'
import { byLevel, someOf } from '../../../__tests__/support/depth'
import { testInDepth } from '../../../__tests__/support/level'

afterEach(closeApps)

const routes: readonly RouteEntry[] = ROUTES
const ODD = [
  '0',
  '-1',
  'null',
  '%E4%B8%AD%E6%96%87',
  "1'%20OR%201",
  '9'.repeat(60),
  '%3Cscript%3E',
  'javascript:alert(1)'
]

/** One value for each parameter of a page. */
const queryOf = (route: RouteEntry, value: string) =>
  Object.fromEntries(Object.keys(route.query ?? {}).map((name) => [name, value]))

/** Without what it is about a page says so, and needs nobody. */
const lacksWhatItNeeds = ({ query = {} }: RouteEntry) =>
  Object.values(query).some((kind) => !kind.endsWith('?'))

/** A site in a web view, which fills the screen, or something that can be read: more than a bar with a title. */
function expectNotBlank(app: MiniProgram, title: string): void {
  if (app.webAddress !== undefined) return
  const rest = app
    .text()
    .split('\n')
    .filter((piece) => piece !== title)
  expect(rest.join('').length).toBeGreaterThan(3)
}

describe('for a visitor', () => {
  test.each(routes.map((route) => [route.path, route] as const))(
    '%s opens from a link',
    async (path, route) => {
      const app = await openApp({ launch: { path } })
      expectNotBlank(app, route.title)
      // a login that fails shows the pop-up only where the page is for members (rule error.miniLogin)
      expect(app.line().includes(LOGIN_POP_UP)).toBe(route.login === true && !lacksWhatItNeeds(route))
      expect(app.prompts).toEqual([])
      expect(app.modals).toEqual([])
    }
  )
})

describe('for a member', () => {
  let phone: Phone
  beforeAll(async () => {
    const member = await openAsMember()
    phone = member.phone
    member.end()
  })

  // the others in depth: a visitor sees them too
  const forMembers = byLevel(
    routes.filter(({ login }) => login === true),
    routes
  )
  test.each(forMembers.map((route) => [route.path, route] as const))(
    '%s opens from a link',
    async (path, route) => {
      const app = await openApp({ launch: { path }, phone })
      expectNotBlank(app, route.title)
      expect(app.line()).not.toContain(LOGIN_POP_UP)
    }
  )

  const withQuery = routes.filter((route) => route.query)
  testInDepth.each(withQuery.map((route) => [route.path, route] as const))(
    '%s says what is wrong with nonsense parameters',
    async (path, route) => {
      for (const value of someOf(ODD, ODD.length, ODD.indexOf('null'))) {
        const app = await openApp({ launch: { path, query: queryOf(route, value) }, phone })
        expectNotBlank(app, route.title)
        app.end()
      }
    }
  )
})

test('a page that there is not leads home', async () => {
  const app = await openApp({ launch: { path: 'pages/nowhere/index', query: { a: '1' } } })
  await app.waitForPage('pages/index/index')
  expect(app.line()).toContain('权益中心')
})
