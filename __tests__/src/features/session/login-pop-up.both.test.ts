import {
  loginByPopUp,
  loginPopUpAtom,
  offerLogin,
  settleLoginPopUp,
  showLoginPopUp
} from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'

const isShown = () => store.get(loginPopUpAtom) !== null

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  settleLoginPopUp(false)
  endSession()
  jest.useRealTimers()
})

it('showing it while it is shown closes it and reopens it after 500 ms', () => {
  showLoginPopUp()
  expect(isShown()).toBe(true)
  showLoginPopUp()
  expect(isShown()).toBe(false)
  jest.advanceTimersByTime(499)
  expect(isShown()).toBe(false)
  jest.advanceTimersByTime(1)
  expect(isShown()).toBe(true)
})

it('showing it many times within that time still ends with one pop-up', () => {
  for (let times = 0; times < 7; times++) showLoginPopUp()
  jest.advanceTimersByTime(500)
  expect(isShown()).toBe(true)
  jest.advanceTimersByTime(5000)
  expect(isShown()).toBe(true)
})

it('closed while it waits to reopen, it stays closed', () => {
  showLoginPopUp()
  showLoginPopUp()
  settleLoginPopUp(false)
  jest.advanceTimersByTime(500)
  expect(isShown()).toBe(false)
})

it('what happens by itself does not make an open pop-up blink', () => {
  showLoginPopUp()
  offerLogin()
  expect(isShown()).toBe(true)
})

it('an action that waits goes on after any login, and gives up when the pop-up is closed', async () => {
  const first = loginByPopUp()
  beginSession({ accessToken: 'a', openId: null, memberId: 'm' })
  expect(await first).toBe(true)
  expect(isShown()).toBe(false)
  const second = loginByPopUp()
  settleLoginPopUp(false)
  expect(await second).toBe(false)
})
