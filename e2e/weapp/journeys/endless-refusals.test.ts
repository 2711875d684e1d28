/** A server that refuses every call: the app comes to rest after a few, on a page that says so. */
import { guestSession } from '../../support/guest-session'
import { REFUSED_TEXT, startRefusing, type Refusal, type RefusingServer } from '../../support/refusing-server'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { phoneWith } from '../support/benefit'
import { LOGIN_POP_UP, openAsMember } from '../support/login'
import { someOf } from '../../../__tests__/support/depth'
import { testInDepth } from '../../../__tests__/support/level'

const HOME = 'pages/index/index'
const RECORDS = 'pages-my/orderRecord/index'
/** More than any page asks for when it is opened twice. */
const MAX_CALLS = 45

const started: RefusingServer[] = []
afterEach(async () => {
  closeApps()
  await Promise.all(started.splice(0).map((server) => server.stop()))
})

const refusing = async (refusal: Refusal) => {
  const server = await startRefusing(serverOrigin(), refusal)
  started.push(server)
  return server
}

/** Opens a page there. The mini host waits until nothing is under way, so that what never rests fails. */
async function open(server: RefusingServer, path: string, token?: string, loggedOut = false) {
  const phone = phoneWith(token ?? '')
  if (token === undefined) phone.store.delete('accessToken')
  if (loggedOut) {
    const flag = JSON.stringify({ v: true, e: Date.now() + 3_600_000 })
    phone.store.set('IS_LOGOUT', JSON.stringify(flag))
  }
  const app = await openApp({ origin: server.origin, phone, launch: { path } })
  // past the second after which a login is renewed
  await app.reach('two seconds', after(2500))
  await app.settle()
  return app
}

function after(ms: number): () => boolean {
  const until = Date.now() + ms
  return () => Date.now() > until
}

const lately = (server: RefusingServer) => server.calls.slice(-12).join(' ')

describe.each(
  someOf(
    [
      ['a member elsewhere', RECORDS, true],
      ['a visitor at home', HOME, false],
      ['a member at home', HOME, true]
    ] as const,
    3
  )
)('402 to every call: %s', (_, path, isMember) => {
  test('ends at home, which says so', async () => {
    const token = isMember ? await guestSession(serverOrigin()) : undefined
    const server = await refusing(() => '402')
    const app = await open(server, path, token)
    expect(app.pages()).toEqual([HOME])
    expect(app.line() + app.toasts.join()).toContain(REFUSED_TEXT)
    expect([server.calls.length <= MAX_CALLS, lately(server)]).toEqual([true, expect.any(String)])
    const calls = server.calls.length
    await app.reach('two more seconds', after(2000))
    expect([server.calls.length, lately(server)]).toEqual([calls, expect.any(String)])
  })
})

test('402 to every call: one read of home alone leaves the rest of it', async () => {
  const server = await refusing((path) => (path.endsWith('/listCardsInfo') ? '402' : undefined))
  const app = await open(server, HOME)
  expect(app.pages()).toEqual([HOME])
  expect(app.line()).toContain(REFUSED_TEXT)
  expect(server.calls.filter((path) => path.endsWith('/listCardsInfo')).length).toBeLessThanOrEqual(2)
})

describe.each(
  someOf(
    [
      ['a visitor', undefined, false],
      ['who has logged out', undefined, true],
      ['a member', 'member', false]
    ] as const,
    2
  )
)('305 to every call: %s', (_, who, loggedOut) => {
  testInDepth.each(someOf([RECORDS, HOME], 2))('comes to rest with words: %s', async (path) => {
    const token = who && (await guestSession(serverOrigin()))
    const server = await refusing(() => '305')
    const app = await open(server, path, token, loggedOut)
    expect(app.line()).toMatch(new RegExp(`${REFUSED_TEXT}|${LOGIN_POP_UP}|登录后可查看此内容`))
    expect([server.calls.length <= MAX_CALLS, lately(server)]).toEqual([true, expect.any(String)])
    const calls = server.calls.length
    await app.reach('two more seconds', after(2000))
    expect([server.calls.length, lately(server)]).toEqual([calls, expect.any(String)])
  })
})

test('305 to every call but the login: one session is renewed, not one each second', async () => {
  // WeChat knows who holds this phone, so that the mini-program logs in by itself
  const member = await openAsMember()
  const { phone } = member
  member.end()
  let refuses = false
  const isLogin = (path: string) => path.endsWith('/xcx/login')
  const server = await refusing((path) => (refuses && !isLogin(path) ? '305' : undefined))
  const app = await openApp({ origin: server.origin, phone, launch: { path: HOME } })
  await app.waitForText('权益包')
  refuses = true
  await app.happens('onPullDownRefresh')
  await app.waitForText(LOGIN_POP_UP)
  await app.reach('some seconds', after(5000))
  expect([server.calls.filter(isLogin).length, lately(server)]).toEqual([1, expect.any(String)])
})
