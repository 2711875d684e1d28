import Taro from '@tarojs/taro'
import { memberEndpoints } from '@contract/member/endpoints'
import { call } from '@/api/call'
import { setFailurePort } from '@/api/failure'
import { queryClient } from '@/api/query-client'
import { read } from '@/api/read'
import { isLoggedIn } from '@/features/session/atoms'
import { loginWithSmsCode, logout } from '@/features/session/commands'
import { loginSilently } from '@/features/session/silent-login'
import { loginPopUpAtom } from '@/features/session/login-pop-up'
import { loginExpired } from '@/features/session/relogin'
import { beginSession, endSession, onSessionChange, suspendSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { QueryObserver } from '@tanstack/react-query'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { hideLoading, toast } from '@/platform/feedback/feedback'

jest.mock('@/platform/feedback/feedback')

const mini = process.env.TARO_ENV === 'weapp'
const LOGIN = { accessToken: 'fresh', openId: null, memberId: 'm1' }
const OLD = { accessToken: 'old', openId: null, memberId: 'm1' }

let day = Date.now()

beforeEach(() => {
  // each test on a day of its own: what navigates twice within 500 ms does so once
  jest.useFakeTimers({ now: (day += 86_400_000) })
  setFailurePort({ loginExpired, goHome: () => true })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
  jest.mocked(toast).mockClear()
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: '' })
})

afterEach(async () => {
  await jest.runAllTimersAsync()
  removeStored('IS_LOGOUT')
  endSession()
  store.set(loginPopUpAtom, null)
  queryClient.clear()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** A server that knows the token `fresh` alone, and logs in by WeChat when `wechat` is set. */
function server(wechat: boolean) {
  return fakeApi({
    login: () => (wechat ? ok(LOGIN) : no('325')),
    getMyMemberInfo: ({ token }) => (token === 'fresh' ? ok({ memberId: 'm1' }) : no('305', '登录已失效'))
  })
}

const ask = () =>
  call(memberEndpoints.getMyMemberInfo, {}).then(
    () => 'ok',
    () => 'failed'
  )

describe.each([20, 200])('305 to %d calls at once', (count) => {
  it('one re-login after 1 s, and each call is repeated once', async () => {
    beginSession(OLD)
    const sent = server(mini)
    const all = Promise.all(Array.from({ length: count }, ask))
    await jest.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(count)
    expect(readStored('accessToken')).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    const answers = await all
    const logins = sent.filter((item) => item.name === 'login').length
    const asked = sent.filter((item) => item.name === 'getMyMemberInfo').length
    if (mini) {
      expect([logins, asked]).toEqual([1, 2 * count])
      expect(new Set(answers)).toEqual(new Set(['ok']))
      expect(store.get(loginPopUpAtom)).toBeNull()
    } else {
      // the web cannot log in by itself: the pop-up is shown and nothing is repeated
      expect([logins, asked]).toEqual([0, count])
      expect(new Set(answers)).toEqual(new Set(['failed']))
      expect(store.get(loginPopUpAtom)).toBe('pages/index/index')
    }
  })
})

it('a read that is under way when somebody logs in is made again, as theirs', async () => {
  let answerVisitor: (answer: Answer) => void = () => undefined
  const sent = fakeApi({
    getMyMemberInfo: ({ token }) =>
      token === 'fresh' ? ok({ memberId: 'm1' }) : new Promise<Answer>((resolve) => (answerVisitor = resolve))
  })
  const page = new QueryObserver(queryClient, { ...read(memberEndpoints.getMyMemberInfo, {}), retry: false })
  const leave = page.subscribe(() => undefined)
  await jest.advanceTimersByTimeAsync(10)
  beginSession(LOGIN)
  await jest.advanceTimersByTimeAsync(10)
  answerVisitor(ok({ memberId: null }))
  await jest.advanceTimersByTimeAsync(10)
  expect(page.getCurrentResult().data).toEqual({ memberId: 'm1' })
  expect(sent.map(({ token }) => token)).toEqual([undefined, 'fresh'])
  leave()
})

describe('305', () => {
  it('loading is hidden, nothing is said, the call is rejected', async () => {
    beginSession(OLD)
    server(false)
    const answer = ask()
    await jest.advanceTimersByTimeAsync(1000)
    expect(await answer).toBe('failed')
    expect(hideLoading).toHaveBeenCalled()
    expect(toast).not.toHaveBeenCalled()
  })

  it('no re-login while the user is logged out', async () => {
    beginSession(OLD)
    writeStored('IS_LOGOUT', true)
    const sent = server(true)
    const answer = ask()
    await jest.advanceTimersByTimeAsync(5000)
    expect(await answer).toBe('failed')
    expect(sent.map((item) => item.name)).toEqual(['getMyMemberInfo'])
    expect(store.get(loginPopUpAtom)).toBeNull()
  })

  it('none when the user logs out within the second', async () => {
    beginSession(OLD)
    const sent = server(true)
    const answer = ask()
    await jest.advanceTimersByTimeAsync(500)
    void logout()
    await jest.advanceTimersByTimeAsync(5000)
    expect(await answer).toBe('failed')
    expect(sent.some((item) => item.name === 'login')).toBe(false)
  })

  it('a late 305 to the old token, after the fresh login, is only sent again', async () => {
    beginSession(LOGIN)
    server(true)
    expect(await loginExpired('old')).toBe(true)
    expect(isLoggedIn()).toBe(true)
  })

  it('a late 305 of a session that has ended starts no second re-login', async () => {
    endSession()
    const sent = server(true)
    expect(await loginExpired('old')).toBe(false)
    expect(sent).toEqual([])
  })

  it('a server that refuses every session is asked for one more, not for one each second', async () => {
    let logins = 0
    let refuses = false
    const sent = fakeApi({
      login: () => ok({ ...LOGIN, accessToken: `fresh-${(logins += 1)}` }),
      getMyMemberInfo: () => (refuses ? no('305') : ok({ memberId: 'm1' }))
    })
    beginSession(OLD)
    // a page that shows the member: it is read again with each session
    const page = new QueryObserver(queryClient, {
      ...read(memberEndpoints.getMyMemberInfo, {}),
      retry: false
    })
    const leave = page.subscribe(() => undefined)
    await jest.advanceTimersByTimeAsync(1000)
    refuses = true
    void page.refetch()
    await jest.advanceTimersByTimeAsync(30_000)
    const asked = sent.length
    expect(logins).toBe(mini ? 1 : 0)
    expect(asked).toBeLessThanOrEqual(8)
    expect(store.get(loginPopUpAtom)).toBe('pages/index/index')
    await jest.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(asked)
    leave()
  })

  it('a login that answers 305 itself does not wait for itself', async () => {
    beginSession(OLD)
    fakeApi({ login: () => no('305'), getMyMemberInfo: () => no('305') })
    const answer = ask()
    await jest.advanceTimersByTimeAsync(1000)
    expect(await answer).toBe('failed')
    expect(store.get(loginPopUpAtom)).toBe('pages/index/index')
  })
})

describe('logout', () => {
  it('sets the flag, forgets token and user data, tells the server with the old token, goes home', async () => {
    beginSession(OLD)
    writeStored('cardNo', '6688')
    writeStored('labelId', 'label')
    const sent = fakeApi({})
    await logout()
    expect(readStored('IS_LOGOUT')).toBe(true)
    expect(readStored('accessToken')).toBeUndefined()
    expect(readStored('cardNo')).toBeUndefined()
    expect(readStored('labelId')).toBe('label')
    expect(sent.map(({ name, token }) => [name, token])).toEqual([['logout', 'old']])
    expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/index/index' })
  })

  it('works without a network', async () => {
    beginSession(OLD)
    fakeApi({ logout: () => 'down' })
    await logout()
    expect(isLoggedIn()).toBe(false)
    expect(toast).not.toHaveBeenCalled()
  })

  it('the flag keeps the mini-program from logging in by itself; an explicit login clears it', async () => {
    const sent = fakeApi({ login: () => ok(LOGIN), loginWithSmsCode: () => ok(LOGIN) })
    writeStored('IS_LOGOUT', true)
    expect(await loginSilently()).toBe(false)
    expect(sent).toEqual([])
    await loginWithSmsCode('13800138000', '123456')
    expect(isLoggedIn()).toBe(true)
    expect(readStored('IS_LOGOUT')).toBeUndefined()
  })
})

describe('where nothing can be stored', () => {
  let spy: jest.SpyInstance
  beforeEach(() => {
    spy = mini ? jest.spyOn(Taro, 'setStorageSync') : jest.spyOn(Storage.prototype, 'setItem')
    spy.mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
  })
  afterEach(() => spy.mockRestore())

  it('a login holds for the visit, and one line says that it will not last', async () => {
    const sent = fakeApi({ loginWithSmsCode: () => ok(LOGIN), getMyMemberInfo: () => ok({}) })
    await loginWithSmsCode('13800138000', '123456')
    expect([isLoggedIn(), readStored('accessToken')]).toEqual([true, 'fresh'])
    await call(memberEndpoints.getMyMemberInfo, {})
    expect(sent.map(({ token }) => token)).toEqual([undefined, 'fresh'])
    expect(jest.mocked(toast).mock.calls).toEqual([['登录状态无法保存，下次打开需重新登录']])
  })

  it('nothing is said where a cookie keeps the login instead', async () => {
    if (mini) return
    document.cookie = 'member=1; Path=/'
    fakeApi({ loginWithSmsCode: () => ok(LOGIN) })
    await loginWithSmsCode('13800138000', '123456')
    expect(toast).not.toHaveBeenCalled()
    document.cookie = 'member=; Path=/; Max-Age=0'
  })

  it('a login that was stored says nothing', async () => {
    spy.mockRestore()
    fakeApi({ loginWithSmsCode: () => ok(LOGIN) })
    await loginWithSmsCode('13800138000', '123456')
    expect(toast).not.toHaveBeenCalled()
  })
})

const onMini = mini ? describe : (_name: string, _tests: () => void) => undefined

onMini('a login by itself, while the user does something else,', () => {
  /** Gives the way to answer the login that is under way. */
  async function slowly() {
    let answer = () => undefined as void
    fakeApi({ login: () => new Promise((resolve) => (answer = () => resolve(ok(LOGIN)))) })
    const silent = loginSilently()
    await jest.advanceTimersByTimeAsync(0)
    return () => {
      answer()
      return silent
    }
  }
  it('does not take the place of the member whom a link brought', async () => {
    const answered = await slowly()
    beginSession({ accessToken: 'of the link', openId: null, memberId: 'm2' })
    expect(await answered()).toBe(true)
    expect(readStored('accessToken')).toBe('of the link')
    expect(readStored('memberId')).toBe('m2')
  })
  it('does not undo a logout', async () => {
    const answered = await slowly()
    writeStored('IS_LOGOUT', true)
    expect(await answered()).toBe(false)
    expect([isLoggedIn(), readStored('IS_LOGOUT')]).toEqual([false, true])
  })
})

describe('what one member was told', () => {
  const info = read(memberEndpoints.getMyMemberInfo, {})
  it('is not seen by a visitor', async () => {
    server(true)
    beginSession(LOGIN)
    await queryClient.fetchQuery(info)
    endSession()
    expect(queryClient.getQueryData(info.queryKey)).toBeUndefined()
  })
  it('is not seen by the next member, whose stored values start empty too', async () => {
    server(true)
    beginSession(LOGIN)
    writeStored('cardNo', '6688')
    await queryClient.fetchQuery(info)
    beginSession({ ...LOGIN, memberId: 'm2' })
    expect(queryClient.getQueryData(info.queryKey)).toBeUndefined()
    expect(readStored('cardNo')).toBeUndefined()
    expect(readStored('accessToken')).toBe('fresh')
  })
  it('nor after a session that ran out, where the app was opened again before the next login', async () => {
    for (const [next, left] of [
      ['m1', '6688'],
      ['m2', undefined]
    ] as const) {
      beginSession(LOGIN)
      writeStored('cardNo', '6688')
      suspendSession()
      jest.resetModules()
      const anew = await import('@/features/session/session')
      anew.beginSession({ ...LOGIN, memberId: next })
      expect(readStored('cardNo')).toBe(left)
    }
  })
  it('what a visitor was told stays until it was requested again', async () => {
    fakeApi({ getMyMemberInfo: () => ok('for all') })
    await queryClient.fetchQuery(info)
    beginSession(LOGIN)
    expect(queryClient.getQueryData(info.queryKey)).toBe('for all')
    expect(queryClient.getQueryState(info.queryKey)?.isInvalidated).toBe(true)
  })
})

it('tells of each change', () => {
  const heard = jest.fn()
  const stop = onSessionChange(heard)
  beginSession(LOGIN)
  endSession()
  stop()
  beginSession(LOGIN)
  expect(heard).toHaveBeenCalledTimes(2)
})
