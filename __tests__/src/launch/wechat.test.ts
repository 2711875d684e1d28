import { memberEndpoints } from '@contract/member/endpoints'
import { call } from '@/api/call'
import { setFailurePort } from '@/api/failure'
import { loginWithSmsCode } from '@/features/session/commands'
import { isLoggedIn } from '@/features/session/atoms'
import { entryLoginSettled } from '@/features/session/entry-login-state'
import { loginExpired } from '@/features/session/relogin'
import { beginSession, endSession } from '@/features/session/session'
import { startWechatOauth } from '@/features/session/wechat-oauth'
import * as address from '@/platform/navigation/address'
import { toast } from '@/platform/feedback/feedback'
import { readStored, removeStored, writeStored } from '@/platform/storage/stored-values'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { BOUND, freshStart, gone, LOGIN, openBy, popUp, tidyUp, UNBOUND } from './support'

jest.mock('@/platform/feedback/feedback')
jest.mock('@/platform/navigation/address', () => {
  const actual = jest.requireActual<object>('@/platform/navigation/address')
  return { ...actual, leaveInPlace: jest.fn(), stillHere: jest.fn() }
})

const WECHAT = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50'
const OLD = { accessToken: 'old', openId: null, memberId: 'm1' }

const uses = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

beforeEach(() => {
  freshStart()
  uses(WECHAT)
  jest.mocked(toast).mockClear()
  jest.mocked(address.leaveInPlace).mockClear()
  jest.mocked(address.stillHere).mockResolvedValue(undefined)
})
afterEach(tidyUp)

/** Where the browser was sent, in order. */
const sent = () =>
  jest.mocked(address.leaveInPlace).mock.calls.map(([url]) => new URL(url, 'http://localhost'))
const lastState = () => sent().at(-1)?.searchParams.get('state') ?? ''

/** A visitor opens a page, is sent to WeChat, and comes back with this. */
async function thereAndBack(
  back: Record<string, string>,
  answer: Answer,
  extra: Parameters<typeof fakeApi>[0] = {}
) {
  const calls = fakeApi({ getToken: () => answer, ...extra })
  await openBy({ cardId: 'c1' }, 'pages/cardDetail/index')
  await openBy({ cardId: 'c1', ...back, state: lastState() }, 'pages/cardDetail/index')
  return calls
}
let tickets = 0
const newTicket = () => `ticket-${(tickets += 1)}-1234567890`

describe('the way there', () => {
  it('once a session, with a state of its own and the page to come back to', async () => {
    fakeApi({})
    await openBy({ cardId: 'c1', setOpenid: '1', lotteryTk: 'L' }, 'pages/cardDetail/index')
    await openBy({}, 'pages/market/index')
    expect(sent()).toHaveLength(1)
    const [way] = sent()
    expect(way?.pathname).toBe('/main/wechat/prod/authorize')
    expect(way?.searchParams.get('to')).toBe('/pages/cardDetail/index?cardId=c1')
    expect(way?.searchParams.get('state')).toMatch(/^[\da-f]{32}$/)
  })

  it.each([
    ['another browser', 'Mozilla/5.0 Chrome/120'],
    ["the mini-program's web view", `${WECHAT} miniProgram/wx1`]
  ])('none in %s', async (_, agent) => {
    uses(agent)
    fakeApi({})
    await openBy({})
    expect(sent()).toEqual([])
    expect(startWechatOauth('/')).toBe(false)
  })

  it('none after a logout, none for a member', async () => {
    fakeApi({})
    writeStored('IS_LOGOUT', true)
    await openBy({})
    removeStored('IS_LOGOUT')
    beginSession(OLD)
    await openBy({})
    expect(sent()).toEqual([])
  })

  it('none where the session keeps nothing, as nothing would end a loop', async () => {
    fakeApi({})
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden')
    })
    await openBy({})
    expect(sent()).toEqual([])
  })

  it('a state is another one each time', () => {
    expect(startWechatOauth('/', 'launch') && startWechatOauth('/', 'bind')).toBe(true)
    expect(new Set(sent().map((way) => way.searchParams.get('state'))).size).toBe(2)
  })
})

describe('the way back', () => {
  it('a bound identity is logged in, source 4, and stays on the page it was on', async () => {
    const ticket = newTicket()
    const calls = await thereAndBack({ ticket }, BOUND)
    expect(calls.map(({ name, data }) => [name, data])).toEqual([['getToken', { ticket }]])
    expect([readStored('accessToken'), readStored('source')]).toEqual(['fresh', 4])
    expect(window.location.pathname + window.location.search).toBe('/pages/cardDetail/index?cardId=c1')
    expect(gone()).toEqual([])
    expect(sent()).toHaveLength(1)
  })

  it("a page's own state stays; WeChat's goes", async () => {
    fakeApi({ getToken: () => BOUND })
    await openBy({}, 'pages-my/orderRecord/index')
    window.history.replaceState(
      null,
      '',
      `/pages-my/orderRecord/index?state=unpaid&ticket=${newTicket()}&state=${lastState()}`
    )
    const { launch } = await import('@/launch/run')
    launch()
    await entryLoginSettled()
    expect(isLoggedIn()).toBe(true)
    expect(window.location.search).toBe('?state=unpaid')
  })

  it('denied: a visitor, nothing said, never asked again', async () => {
    const calls = await thereAndBack({ oauth: 'denied' }, BOUND)
    await openBy({})
    expect(calls).toEqual([])
    expect(isLoggedIn()).toBe(false)
    expect(toast).not.toHaveBeenCalled()
    expect(sent()).toHaveLength(1)
  })

  it('refused or unanswered: the same', async () => {
    for (const answer of [no('914', '登录已失效'), 'down'] as const) {
      await thereAndBack({ ticket: newTicket() }, answer)
      expect(isLoggedIn()).toBe(false)
    }
    expect(toast).not.toHaveBeenCalled()
    expect(popUp()).toBeNull()
    expect(sent()).toHaveLength(1)
  })

  it('the same way back twice: the second changes nothing and says nothing', async () => {
    const ticket = newTicket()
    const calls = await thereAndBack({ ticket }, BOUND)
    await openBy({ cardId: 'c1', ticket, state: lastState() }, 'pages/cardDetail/index')
    expect(calls).toHaveLength(1)
    expect(isLoggedIn()).toBe(true)
    expect(toast).not.toHaveBeenCalled()
  })

  it('a state is good no more once it was answered', async () => {
    const calls = await thereAndBack({ ticket: newTicket() }, UNBOUND)
    await openBy({ ticket: newTicket(), state: lastState() })
    expect(calls).toHaveLength(1)
  })

  it('sent back twice before the first answer: the second ticket is good too', async () => {
    const tokens = [no('914'), BOUND]
    fakeApi({ getToken: () => tokens.shift() ?? no('914') })
    await openBy({})
    await openBy({ ticket: newTicket(), state: lastState() })
    // the first page was gone before its answer, so the state is still known
    await openBy({ ticket: newTicket(), state: lastState() })
    expect(isLoggedIn()).toBe(true)
  })

  it.each([
    ['a state of somebody else', { state: 'f'.repeat(32) }],
    ['no state', {}]
  ])("a stranger's ticket logs nobody in: %s", async (_, state) => {
    const calls = fakeApi({ getToken: () => BOUND })
    await openBy({})
    await openBy({ ticket: newTicket(), ...(state as Record<string, string>) })
    expect(calls).toEqual([])
    expect(isLoggedIn()).toBe(false)
    expect(window.location.search).toBe('')
  })
})

describe('an identity without a member is bound', () => {
  const bindTicket = 'bind-1234567890123'
  const loginAnswers = { loginWithSmsCode: () => ok(LOGIN), unionLogin: () => ok(LOGIN) }

  it('by the next login with phone and code, once', async () => {
    const calls = await thereAndBack({ ticket: newTicket() }, UNBOUND, loginAnswers)
    expect(isLoggedIn()).toBe(false)
    await loginWithSmsCode('13800138000', '123456')
    expect(calls.at(-1)?.data).toMatchObject({ bindTicket })
    endSession()
    await loginWithSmsCode('13800138000', '123456')
    expect(calls.at(-1)?.data).not.toHaveProperty('bindTicket')
  })

  it('not by a link that brings a member: it may be somebody else’s link; it waits for a phone', async () => {
    const calls = await thereAndBack({ ticket: newTicket() }, UNBOUND, loginAnswers)
    await openBy({ sign: 'binds' })
    expect(calls.map(({ name }) => name)).toEqual(['getToken', 'unionLogin'])
    expect(readStored('bindTicket')).toBe(bindTicket)
  })

  it('a wrong code keeps it for the next try', async () => {
    const answers = [no('908', '验证码错误'), ok(LOGIN)]
    const calls = await thereAndBack({ ticket: newTicket() }, UNBOUND, {
      loginWithSmsCode: () => answers.shift() ?? ok(LOGIN)
    })
    await expect(loginWithSmsCode('13800138000', '000000')).rejects.toThrow()
    await loginWithSmsCode('13800138000', '123456')
    expect(calls.at(-1)?.data).toMatchObject({ bindTicket })
  })
})

describe('setOpenid on wx: the member is sent to WeChat once, and the identity bound', () => {
  it('after a union login, coming back to where that leads', async () => {
    const calls = fakeApi({
      unionLogin: () => ok(LOGIN),
      updateOpenId: () => ok({ openId: 'o', bound: true })
    })
    await openBy({ sign: 'wx-bind', setOpenid: '1', targetUrl: '/pages-secondary/myCard/index' })
    expect(sent().map((way) => way.searchParams.get('to'))).toEqual(['/pages-secondary/myCard/index'])
    expect(gone()).toEqual([])
    await openBy({ ticket: newTicket(), state: lastState() }, 'pages-secondary/myCard/index')
    expect(calls.map(({ name }) => name)).toEqual(['unionLogin', 'updateOpenId'])
    expect(readStored('accessToken')).toBe('fresh')
    expect(sent()).toHaveLength(1)
  })

  it('of the second official account: WeChat is asked by that one, and it neither logs in nor pays', async () => {
    beginSession(OLD)
    const calls = fakeApi({ updateTgjOpenId: () => ok({ openId: 'second', bound: true }) })
    await openBy({ setOpenid: 'tgj' })
    expect(sent().map((way) => way.searchParams.get('account'))).toEqual(['tgj'])
    await openBy({ ticket: newTicket(), state: lastState() })
    expect(calls.map(({ name }) => name)).toEqual(['updateTgjOpenId'])
    expect([readStored('accessToken'), readStored('openId')]).toEqual(['old', undefined])
    await openBy({ setOpenid: 'tgj' })
    expect(sent()).toHaveLength(1)
  })

  it('never puts another member in the place of the one who is logged in', async () => {
    beginSession(OLD)
    fakeApi({ getToken: () => BOUND, updateOpenId: () => ok({ openId: 'theirs', bound: false }) })
    await openBy({ lvyunSetOpenid: '1' })
    await openBy({ ticket: newTicket(), state: lastState() })
    // whom WeChat named pays here all the same
    expect([readStored('accessToken'), readStored('openId')]).toEqual(['old', 'theirs'])
  })
})

describe('token12 in the web view of the mini-program', () => {
  it.each([
    ['good', BOUND, 'fresh', 1],
    ['bad', no('914', '不行'), 'old', undefined]
  ])('%s', async (name, answer, token, source) => {
    uses(`${WECHAT} miniProgram/wx1`)
    beginSession(OLD)
    const calls = fakeApi({ getToken: () => answer })
    await openBy({ token12: `web-${name}-1234567890` })
    expect(calls[0]?.data).toEqual({ ticket: `web-${name}-1234567890` })
    expect([readStored('accessToken'), readStored('source')]).toEqual([token, source])
    expect(toast).not.toHaveBeenCalled()
    expect(window.location.search).toBe('')
  })
})

describe('305 in WeChat’s browser', () => {
  const ask = () =>
    call(memberEndpoints.getMyMemberInfo, {}).then(
      () => 'ok',
      () => 'failed'
    )
  const expired = (extra: Parameters<typeof fakeApi>[0] = {}) =>
    fakeApi({ getMyMemberInfo: ({ token }) => (token === 'fresh' ? ok({}) : no('305')), ...extra })

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    setFailurePort({ loginExpired, goHome: () => true })
  })
  afterEach(() => jest.useRealTimers())

  it('200 calls: one redirect after 1 s; never a second, whatever comes back', async () => {
    beginSession(OLD)
    expired()
    const all = Promise.all(Array.from({ length: 200 }, ask))
    await jest.advanceTimersByTimeAsync(999)
    expect(sent()).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    await all
    expect(sent()).toHaveLength(1)
    // WeChat logs in again, and that token is no better
    beginSession({ ...OLD, accessToken: 'worse' })
    const again = ask()
    await jest.advanceTimersByTimeAsync(1000)
    expect(await again).toBe('failed')
    expect(sent()).toHaveLength(1)
    expect(popUp()).toBe('pages/index/index')
    // nor does a start that follows
    await openBy({})
    expect(sent()).toHaveLength(1)
  })

  it('shown again by the back button, the page asks for the login itself', async () => {
    beginSession(OLD)
    expired()
    let comesBack: () => void = () => undefined
    jest.mocked(address.stillHere).mockReturnValue(new Promise((resolve) => (comesBack = resolve)))
    const answer = ask()
    await jest.advanceTimersByTimeAsync(1000)
    expect(popUp()).toBeNull()
    comesBack()
    expect(await answer).toBe('failed')
    expect(popUp()).toBe('pages/index/index')
  })

  it('while a link logs in, that is the re-login', async () => {
    beginSession(OLD)
    let logIn: (answer: Answer) => void = () => undefined
    expired({ unionLogin: () => new Promise<Answer>((resolve) => (logIn = resolve)) })
    const open = openBy({ sign: 'late' })
    const answer = ask()
    await jest.advanceTimersByTimeAsync(2000)
    logIn(ok(LOGIN))
    expect(await answer).toBe('ok')
    await open
    expect(sent()).toEqual([])
  })
})

describe('a session that the browser keeps', () => {
  beforeEach(() => void (document.cookie = 'member=1; Path=/'))
  afterEach(() => void (document.cookie = 'member=; Path=/; Max-Age=0'))

  it('is asked for before WeChat, who is not needed then', async () => {
    fakeApi({ restoreSession: () => ok(LOGIN) })
    await openBy({ cardId: 'c1' }, 'pages/cardDetail/index')
    expect([isLoggedIn(), sent()]).toEqual([true, []])
  })

  it('and that has ended leads to WeChat, once', async () => {
    const calls = fakeApi({ restoreSession: () => ok(null) })
    await openBy({ cardId: 'c1' }, 'pages/cardDetail/index')
    expect([calls.map(({ name }) => name), sent().length]).toEqual([['restoreSession'], 1])
  })

  it('is there when the link asks for its WeChat identity to be bound', async () => {
    fakeApi({ restoreSession: () => ok(LOGIN) })
    await openBy({ cardId: 'c1', setOpenid: '1' }, 'pages/cardDetail/index')
    expect([isLoggedIn(), readStored('oauthSent')?.why]).toEqual([true, 'bind'])
  })
})
