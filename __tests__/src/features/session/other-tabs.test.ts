import { memberEndpoints } from '@contract/member/endpoints'
import { call } from '@/api/call'
import { setFailurePort } from '@/api/failure'
import { queryClient } from '@/api/query-client'
import { read } from '@/api/read'
import { isLoggedIn, tokenAtom } from '@/features/session/atoms'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { loginExpired, RELOGIN_MS } from '@/features/session/relogin'
import { beginSession, endSession, onSessionChange, suspendSession } from '@/features/session/session'
import { launch, show } from '@/launch/run'
import { store } from '@/lib/store'
import { readStored, removeMemberValues, removeStored, writeStored } from '@/platform/storage/stored-values'
import { fakeApi, no, ok } from '../../../support/fake-api'

jest.mock('@/platform/feedback/feedback')

const A = { accessToken: 'of A', openId: null, memberId: 'A' }
const info = read(memberEndpoints.getMyMemberInfo, {})
const said = () => queryClient.getQueryData(info.queryKey)
const token = () => store.get(tokenAtom)

/** The other tab stores the values of a session in one go; a browser tells of each value by itself. */
function elsewhere(change: () => void): void {
  change()
  for (let times = 0; times < 3; times += 1) window.dispatchEvent(new StorageEvent('storage'))
}
const loggedOut = () => removeMemberValues()
const loggedIn = (accessToken: string, memberId: string) => () => {
  writeStored('accessToken', accessToken)
  writeStored('memberId', memberId)
}
const shown = () => show({ path: 'pages/market/index', scene: 0, query: {} })
/** The browser shows the page as it was left for another document. */
const restored = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

beforeAll(launch)
beforeEach(async () => {
  jest.useFakeTimers()
  setFailurePort({ loginExpired, goHome: () => true })
  fakeApi({ getMyMemberInfo: () => ok('what A was told') })
  beginSession(A)
  await queryClient.fetchQuery(info)
})
afterEach(async () => {
  await jest.runAllTimersAsync()
  settleLoginPopUp(false)
  endSession()
  removeStored('IS_LOGOUT')
  queryClient.clear()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe.each([
  ['when it happens', () => jest.advanceTimersByTime(100)],
  ['when this tab is shown again', shown],
  ['at once when the page comes back from the browser’s memory', restored]
])('what another tab does is followed %s:', (_, follow) => {
  it('a logout', () => {
    elsewhere(loggedOut)
    follow()
    expect([isLoggedIn(), said()]).toEqual([false, undefined])
  })
  it('a login of another member', () => {
    elsewhere(loggedIn('of B', 'B'))
    follow()
    expect([token(), said()]).toEqual(['of B', undefined])
    expect(readStored('accessToken')).toBe('of B')
  })
  it('a new token of the same member, who keeps what is on the screen', () => {
    elsewhere(loggedIn('newer', 'A'))
    follow()
    expect([token(), said()]).toEqual(['newer', 'what A was told'])
  })
})

it('a change that is not of the session is none', () => {
  const heard = jest.fn()
  const stop = onSessionChange(heard)
  elsewhere(() => writeStored('labelId', '7'))
  jest.advanceTimersByTime(100)
  shown()
  stop()
  expect(heard).not.toHaveBeenCalled()
})

it('the values of one login come together: nobody learns of a visitor in between', () => {
  const heard = jest.fn()
  const stop = onSessionChange(heard)
  elsewhere(loggedOut)
  elsewhere(loggedIn('of B', 'B'))
  jest.advanceTimersByTime(100)
  stop()
  expect(heard).toHaveBeenCalledTimes(1)
})

it('a session that is suspended here is not ended by looking', () => {
  suspendSession()
  shown()
  expect(said()).toBe('what A was told')
})

it('a 305 where another tab logged out unheard asks for the login', async () => {
  fakeApi({ getMyMemberInfo: () => no('305') })
  loggedOut()
  const answer = call(memberEndpoints.getMyMemberInfo, {}).catch(() => 'failed')
  await jest.advanceTimersByTimeAsync(RELOGIN_MS)
  expect(await answer).toBe('failed')
  expect(isLoggedIn()).toBe(false)
  expect(store.get(loginPopUpAtom)).not.toBeNull()
})

it('a re-login takes the token that another tab has got meanwhile', async () => {
  const answer = loginExpired('of A')
  await jest.advanceTimersByTimeAsync(RELOGIN_MS / 2)
  loggedIn('newer', 'A')()
  await jest.advanceTimersByTimeAsync(RELOGIN_MS)
  expect([await answer, token(), readStored('accessToken')]).toEqual([true, 'newer', 'newer'])
})
