import Taro from '@tarojs/taro'
import { memberEndpoints } from '@contract/member/endpoints'
import { call } from '@/api/call'
import { setFailurePort } from '@/api/failure'
import { isLoggedIn } from '@/features/session/atoms'
import { logout } from '@/features/session/commands'
import { isEntryLoginRunning, entryLoginSettled } from '@/features/session/entry-login-state'
import { loginExpired } from '@/features/session/relogin'
import { requireLogin } from '@/features/session/require-login'
import { beginSession } from '@/features/session/session'
import { show } from '@/launch/run'
import { isOwnBackend } from '@/platform/storage/session-cookie'
import {
  readStored,
  removeStored,
  storedValueTable,
  writeStored,
  type StoredKey
} from '@/platform/storage/stored-values'
import { fakeApi, no, ok } from '../../../support/fake-api'
import { freshStart, LOGIN, openBy, popUp, tidyUp } from '../../launch/support'

jest.mock('@/platform/feedback/feedback')

const KEPT = { accessToken: 'kept', openId: 'o', memberId: 'm1' }
const RECORDS = 'pages-my/orderRecord/index'

/** The browser keeps a session: the server has set both cookies, of which scripts see one. */
const keep = () => void (document.cookie = 'member=1; Path=/')
const marker = () => document.cookie

/** As a tab has it after a reload: what the app keeps in memory and for the session is gone. */
const newTab = () => removeStored('IS_LOGOUT')
const names = (sent: readonly { name: string }[]) => sent.map(({ name }) => name)
const restores = (sent: readonly { name: string }[]) => sent.filter(({ name }) => name === 'restoreSession')
const shown = async () => {
  show({ path: 'pages/market/index', scene: 0, query: {} })
  await entryLoginSettled()
}

beforeEach(() => {
  freshStart()
  setFailurePort({ loginExpired, goHome: () => true })
})
afterEach(async () => {
  jest.useRealTimers()
  await tidyUp()
  document.cookie = 'member=; Path=/; Max-Age=0'
})

it('a visitor asks nothing', async () => {
  const sent = fakeApi({})
  await openBy({})
  await shown()
  expect(names(sent)).toEqual([])
})

describe('a page that lost its token', () => {
  it.each(['pages/market/index', 'pages/pay/index', RECORDS])(
    'is its member’s again, after one question (%s)',
    async (path) => {
      keep()
      const sent = fakeApi({ restoreSession: () => ok(KEPT) })
      await openBy({}, path)
      await shown()
      expect(isLoggedIn()).toBe(true)
      expect([readStored('accessToken'), readStored('memberId'), readStored('openId')]).toEqual([
        'kept',
        'm1',
        'o'
      ])
      const [question] = restores(sent)
      expect(question).toMatchObject({
        url: '/unionbuy-server/proxy/unionbuy-member/auth/restoreSession',
        token: undefined
      })
      expect(restores(sent)).toHaveLength(1)
      expect(popUp()).toBeNull()
    }
  )

  it('opens no login while it waits: neither by itself nor by a press', async () => {
    keep()
    let answer: (value: ReturnType<typeof ok>) => void = () => undefined
    fakeApi({ restoreSession: () => new Promise((resolve) => (answer = resolve)) })
    const opened = openBy({}, RECORDS)
    expect(isEntryLoginRunning()).toBe(true)
    const pressed = requireLogin()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(popUp()).toBeNull()
    answer(ok(KEPT))
    expect(await pressed).toBe(true)
    await opened
    expect([isEntryLoginRunning(), popUp()]).toEqual([false, null])
  })

  it('opens it where the press waited for nothing', async () => {
    keep()
    fakeApi({ restoreSession: () => ok(null) })
    const opened = openBy({}, RECORDS)
    void requireLogin()
    await opened
    await new Promise((resolve) => setTimeout(resolve))
    expect(isLoggedIn()).toBe(false)
    expect(popUp()).not.toBeNull()
  })

  it('waits 8 seconds at most', async () => {
    keep()
    jest.useFakeTimers()
    const aborted = jest.fn()
    jest.spyOn(Taro, 'request').mockImplementation((() => {
      const task = new Promise((_resolve, reject) => {
        aborted.mockImplementation(() => reject(Object.assign(new Error('abort'), { errMsg: 'abort' })))
      })
      return Object.assign(task, { abort: aborted })
    }) as never)
    const opened = openBy({}, RECORDS)
    await jest.advanceTimersByTimeAsync(7999)
    expect(isEntryLoginRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    await opened
    expect([aborted.mock.calls.length, isEntryLoginRunning(), isLoggedIn()]).toEqual([1, false, false])
  })

  it('asks again when it is shown again, where no answer came', async () => {
    keep()
    let down = true
    const sent = fakeApi({ restoreSession: () => (down ? 'down' : ok(KEPT)) })
    await openBy({})
    expect([isLoggedIn(), marker()]).toEqual([false, 'member=1'])
    down = false
    await shown()
    expect([isLoggedIn(), restores(sent).length]).toEqual([true, 2])
  })

  it('asks no more once it was told that there is none', async () => {
    keep()
    const sent = fakeApi({ restoreSession: () => ok(null) })
    await openBy({})
    await shown()
    expect([isLoggedIn(), restores(sent).length, marker()]).toEqual([false, 1, ''])
  })

  it('is its member’s for this visit where nothing can be stored, after one question', async () => {
    keep()
    const sent = fakeApi({ restoreSession: () => ok(KEPT) })
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    await openBy({})
    await shown()
    expect([isLoggedIn(), restores(sent).length]).toEqual([true, 1])
  })

  it('was not asked for by what logged in meanwhile', async () => {
    keep()
    fakeApi({
      restoreSession: () => {
        beginSession({ ...LOGIN, memberId: 'm2' })
        return ok(KEPT)
      }
    })
    await openBy({})
    expect([readStored('accessToken'), readStored('memberId')]).toEqual(['fresh', 'm2'])
  })
})

describe('what a link logs in with comes after it', () => {
  it.each([
    ['succeeds', 's1', ok(LOGIN), 'fresh'],
    ['is refused: the member stays who they were', 's2', no('914', '联合登录已失效'), 'kept']
  ])('and %s', async (_how, sign, answer, token) => {
    keep()
    const sent = fakeApi({ restoreSession: () => ok(KEPT), unionLogin: () => answer })
    await openBy({ sign })
    await shown()
    const logins = names(sent).filter((name) => name === 'restoreSession' || name === 'unionLogin')
    expect([logins, readStored('accessToken')]).toEqual([['restoreSession', 'unionLogin'], token])
  })
})

describe('after a logout', () => {
  it('nothing is asked: not in this tab, not after a reload, not in another, heard by the server or not', async () => {
    keep()
    const sent = fakeApi({ restoreSession: () => ok(KEPT), logout: () => 'down' })
    beginSession(LOGIN)
    await logout()
    await shown()
    newTab()
    await openBy({})
    expect([isLoggedIn(), restores(sent), marker()]).toEqual([false, [], ''])
  })

  it('not while the flag stands, whatever the browser keeps', async () => {
    writeStored('IS_LOGOUT', true)
    keep()
    const sent = fakeApi({ restoreSession: () => ok(KEPT) })
    await openBy({}, RECORDS)
    expect([isLoggedIn(), restores(sent)]).toEqual([false, []])
  })

  it('a logout while the question is under way wins', async () => {
    keep()
    fakeApi({
      restoreSession: async () => {
        await logout()
        return ok(KEPT)
      }
    })
    await openBy({})
    expect([isLoggedIn(), marker()]).toEqual([false, ''])
  })
})

it('a session that has ended is asked for once, and forgotten', async () => {
  beginSession({ ...LOGIN, accessToken: 'ended' })
  keep()
  const sent = fakeApi({ restoreSession: () => ok(null), getMyMemberInfo: () => no('305') })
  jest.useFakeTimers()
  const asked = call(memberEndpoints.getMyMemberInfo, {}, { quiet: true }).catch(() => 'failed')
  await jest.advanceTimersByTimeAsync(1000)
  expect(await asked).toBe('failed')
  expect([restores(sent).length, isLoggedIn(), marker()]).toEqual([1, false, ''])
  expect(popUp()).not.toBeNull()
})

it('a token that is gone from an open page (the browser deleted it) is asked for when the page is shown', async () => {
  beginSession(LOGIN)
  keep()
  for (const key of Object.keys(storedValueTable) as StoredKey[]) removeStored(key)
  const sent = fakeApi({ restoreSession: () => ok(KEPT) })
  await shown()
  expect([readStored('accessToken'), restores(sent).length]).toEqual(['kept', 1])
})

it.each([
  ['/main', true],
  ['http://localhost/main', true],
  ['https://localhost/main', false],
  ['http://localhost:8080/main', false],
  ['https://api.brand.example.com', false]
])('cookies of this server are of use for the backend %s: %s', (base, own) => {
  expect(isOwnBackend(base)).toBe(own)
})
