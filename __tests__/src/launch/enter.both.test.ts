import Taro from '@tarojs/taro'
import { isLoggedIn } from '@/features/session/atoms'
import { entryLoginStateAtom } from '@/features/session/entry-login-state'
import { requireLogin } from '@/features/session/require-login'
import { beginSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { toast } from '@/platform/feedback/feedback'
import { loginCheckAtom } from '@/features/session/login-check'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { freshStart, gone, LOGIN, mini, openBy, popUp, stand, tidyUp } from './support'

jest.mock('@/platform/feedback/feedback')

const HOME = '/pages/index/index?tab=ExchangeCenter'
const UNION = 'pages/distributorUnionLogin/index'
const ACTIVITY = 'pages/payActivityDetails/index'
const MY_CARD = '/pages-secondary/myCard/index'
const OLD = { accessToken: 'old', openId: null, memberId: 'm0' }
const REFUSED = no('914', '联合登录已失效')

beforeEach(() => {
  freshStart()
  jest.mocked(toast).mockClear()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(tidyUp)

const api = (answer: Answer) =>
  fakeApi({
    unionLogin: () => answer,
    lvyunLogin: () => answer,
    jinJiangLogin: () => answer,
    setOpenIdByMemberId: () => ok({ openId: 'o' })
  })
const namesOf = (sent: ReturnType<typeof fakeApi>) => sent.map(({ name }) => name)

describe('a union login by sign (rules union.success, union.failure)', () => {
  it.each([
    ['home', { targetUrl: '/pages/index/index', cardNumber: '6688' }, HOME, '6688'],
    ['my card', { targetUrl: '/pages-secondary/myCard/index?x=1', cardNumber: '6688' }, MY_CARD, undefined],
    ['other', { targetUrl: 'https://evil.example/pages/pay/index', cardNumber: '6688' }, HOME, undefined],
    ['none', {}, HOME, undefined]
  ])('success, targetUrl %s', async (name, query, url, cardNo) => {
    const sent = api(ok(LOGIN))
    await openBy({ sign: `good-${name}`, ...query }, UNION)
    expect(sent[0]?.data).toEqual({ sign: `good-${name}` })
    expect(readStored('accessToken')).toBe('fresh')
    expect(readStored('source')).toBe(2)
    expect(gone()).toEqual([url])
    expect(readStored('cardNo')).toBe(cardNo)
    expect(toast).not.toHaveBeenCalled()
  })

  it.each([
    ['home', { targetUrl: '/pages/index/index', cardNumber: '6688' }, HOME, '6688'],
    ['my card', { targetUrl: '/pages-secondary/myCard/index' }, MY_CARD, undefined],
    ['none', {}, HOME, undefined]
  ])(
    'refused: a toast with resultMsg, and the redirect is followed all the same: %s',
    async (_, query, url, cardNo) => {
      api(REFUSED)
      await openBy({ sign: `bad-${url}-${String(cardNo)}`, ...query }, UNION)
      expect(isLoggedIn()).toBe(false)
      expect(readStored('source')).toBeUndefined()
      expect(jest.mocked(toast).mock.calls).toEqual([['联合登录已失效']])
      expect(gone()).toEqual([url])
      expect(readStored('cardNo')).toBe(cardNo)
    }
  )

  it('the toast waits for the page where one lands: it would be over before that stands', async () => {
    api(REFUSED)
    const ways: string[] = []
    // as a browser does: the way is told of long before the page's code is there
    jest.spyOn(Taro, 'redirectTo').mockImplementation(({ url }) => {
      ways.push('gone')
      setTimeout(() => {
        ways.push(`said ${jest.mocked(toast).mock.calls.length} times`)
        stand(url)
      }, 150)
      return Promise.resolve({ errMsg: '' })
    })
    stand('pages/distributorUnionLogin/index')
    await openBy({ sign: 'bad-late', targetUrl: MY_CARD }, 'pages/distributorUnionLogin/index')
    expect(ways).toEqual(['gone', 'said 0 times'])
    expect(jest.mocked(toast).mock.calls).toEqual([['联合登录已失效']])
  })

  it.each(['323', '325', '305'])('the message of %s is said too', async (code) => {
    api(no(code, '不行'))
    await openBy({ sign: `bad-${code}` }, UNION)
    expect(jest.mocked(toast).mock.calls).toEqual([['不行']])
    expect(gone()).toEqual([HOME])
  })

  it.each([
    ['an activity', ACTIVITY],
    ['the cashier, which is exempt from all else', 'pages/pay/index']
  ])('the page that carried it stays, the user logged in (rule union.samePage): %s', async (_, path) => {
    const sent = api(ok(LOGIN))
    await openBy({ sign: `here-${path}`, activityId: 'a1' }, path)
    expect(sent.map(({ name }) => name)).toEqual(['unionLogin'])
    expect([readStored('accessToken'), readStored('source')]).toEqual(['fresh', 2])
    expect([gone(), jest.mocked(toast).mock.calls]).toEqual([[], []])
  })

  it.each([ACTIVITY, 'pages/pay/index'])('refused there, it says so and stays: %s', async (path) => {
    api(REFUSED)
    await openBy({ sign: `refused-${path}` }, path)
    expect(isLoggedIn()).toBe(false)
    expect([gone(), jest.mocked(toast).mock.calls]).toEqual([[], [['联合登录已失效']]])
  })

  it('what is pressed meanwhile is done as whom the sign names', async () => {
    beginSession(OLD)
    let answer: (value: Answer) => void = () => undefined
    fakeApi({ unionLogin: () => new Promise<Answer>((resolve) => (answer = resolve)) })
    const opened = openBy({ sign: 'in-the-meantime' }, ACTIVITY)
    let pressed: string | undefined
    void requireLogin().then(() => (pressed = readStored('memberId')))
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(pressed).toBeUndefined()
    answer(ok(LOGIN))
    await opened
    await new Promise((resolve) => setTimeout(resolve))
    expect(pressed).toBe('m1')
  })

  it('a token of the right shape does the same', async () => {
    const sent = api(ok(LOGIN))
    await openBy({ token: 'plain-token', targetUrl: '/pages-secondary/myCard/index' })
    expect(sent[0]).toMatchObject({ name: 'unionLogin', data: { sign: 'plain-token' } })
    expect(gone()).toEqual([MY_CARD])
  })
})

describe('a number that has an account elsewhere (answer 915)', () => {
  const CONFIRM: Answer = { resultCode: '915', resultMsg: '第一次从这里进入，请验证您的手机号', data: null }
  const asking = async () => {
    while (!store.get(loginCheckAtom)) await new Promise((resume) => setTimeout(resume, 1))
    return store.get(loginCheckAtom)
  }

  it('waits for the code, says nothing meanwhile, and goes on as any union login', async () => {
    fakeApi({ unionLogin: () => CONFIRM })
    const opened = openBy({ sign: 'elsewhere', targetUrl: '/pages-secondary/myCard/index' })
    const check = await asking()
    expect(check).toMatchObject({ sign: 'elsewhere' })
    expect([readStored('accessToken'), gone()]).toEqual([undefined, []])
    check?.settle(LOGIN)
    await opened
    expect([readStored('accessToken'), readStored('source'), gone()]).toEqual(['fresh', 2, [MY_CARD]])
    expect(store.get(loginCheckAtom)).toBeNull()
  })

  it('given up: nobody is logged in, and it leads there all the same', async () => {
    fakeApi({ unionLogin: () => CONFIRM })
    const opened = openBy({ sign: 'given-up', targetUrl: '/pages-secondary/myCard/index', setOpenid: '1' })
    ;(await asking())?.settle(null)
    await opened
    expect([readStored('accessToken'), gone()]).toEqual([undefined, [MY_CARD]])
  })
})

describe('the page of the union login, where no answer comes', () => {
  it('stays, says so, and can try again with the same sign', async () => {
    let answer: Answer = 'down'
    const sent = fakeApi({ unionLogin: () => answer })
    const path = 'pages/distributorUnionLogin/index'
    stand(path)
    await openBy({ sign: 'slow' }, path)
    expect(store.get(entryLoginStateAtom)).toBe('stuck')
    expect(gone()).toEqual([])
    answer = ok(LOGIN)
    const { retryEntryLogin, entryLoginSettled } = await import('@/features/session/entry-login-state')
    retryEntryLogin()
    await entryLoginSettled()
    expect(sent.map(({ data }) => data)).toEqual([{ sign: 'slow' }, { sign: 'slow' }])
    expect(gone()).toEqual([HOME])
    expect(store.get(entryLoginStateAtom)).toBe('none')
  })
  it('any other page says so, and goes where the link leads', async () => {
    api('down')
    await openBy({ sign: 'lost', targetUrl: '/pages/index/index' })
    expect(jest.mocked(toast)).toHaveBeenCalledTimes(1)
    expect(gone()).toEqual(['/pages/index/index?tab=ExchangeCenter'])
    expect(store.get(entryLoginStateAtom)).toBe('none')
  })
})

describe('a Lvyun login', () => {
  it.each([
    [
      { token: 'ly-a', type: '2' },
      { token: 'ly-a', type: '2' }
    ],
    [{ lyToken: 'ly-b' }, { token: 'ly-b', type: '1' }]
  ])('%j: source 2, and the page stays', async (query, parameters) => {
    const sent = api(ok(LOGIN))
    await openBy(query)
    const asked = new URLSearchParams(sent[0]?.url.split('?')[1])
    expect([sent[0]?.name, Object.fromEntries(asked)]).toEqual(['lvyunLogin', parameters])
    expect([readStored('accessToken'), readStored('source')]).toEqual(['fresh', 2])
    expect(gone()).toEqual([])
  })
  it('failure: a toast with the message (rule error.lvyun)', async () => {
    api(no('914', '绿云登录失败'))
    await openBy({ token: 'ly-c', type: '2' })
    expect(jest.mocked(toast).mock.calls).toEqual([['绿云登录失败']])
    expect(isLoggedIn()).toBe(false)
    expect(gone()).toEqual([])
  })
})

describe('a Jin-jiang authCode', () => {
  it('success: no source of its own', async () => {
    const sent = api(ok(LOGIN))
    await openBy({ authCode: 'good' })
    expect(sent[0]?.url).toMatch(/\/open\/jinJiangLogin\?authCode=good$/)
    expect([readStored('accessToken'), readStored('source')]).toEqual(['fresh', undefined])
  })
  it.each([['refused', no('914', '不行')], ['no network', 'down'] as const])(
    'failure: logged, nothing else (rule error.jinjiang): %s',
    async (_, answer) => {
      api(answer)
      await openBy({ authCode: `bad-${_}` })
      expect(toast).not.toHaveBeenCalled()
      expect(console.warn).toHaveBeenCalledTimes(1)
      expect(JSON.stringify(jest.mocked(console.warn).mock.calls)).not.toContain(`bad-${_}`)
      expect(popUp()).toBeNull()
      expect(gone()).toEqual([])
    }
  )
})

describe('a session that is there', () => {
  it('is replaced by a login that succeeds, with all that belonged to its member', async () => {
    beginSession(OLD)
    writeStored('orderNo', '1')
    api(ok(LOGIN))
    await openBy({ sign: 'next' })
    expect(readStored('accessToken')).toBe('fresh')
    expect(readStored('orderNo')).toBeUndefined()
  })
  it.each([
    ['sign', { sign: 'worse' }],
    ['lvyun', { token: 'worse', type: '1' }],
    ['authCode', { authCode: 'worse' }]
  ])('stays when it fails: %s', async (_, query) => {
    beginSession(OLD)
    api(REFUSED)
    await openBy(query)
    expect(readStored('accessToken')).toBe('old')
  })
})

it('a logout does not stop the login that a link asks for, and is over then', async () => {
  writeStored('IS_LOGOUT', true)
  api(ok(LOGIN))
  await openBy({ sign: 'asked' })
  expect(isLoggedIn()).toBe(true)
  expect(readStored('IS_LOGOUT')).toBeUndefined()
})

it.each(['setOpenid', 'lvyunSetOpenid'])(
  '%s binds the WeChat identity of the mini-program afterwards',
  async (name) => {
    const sent = api(ok(LOGIN))
    await openBy({ sign: `bind-${name}`, [name]: '1' }, UNION)
    expect(namesOf(sent)).toEqual(mini ? ['unionLogin', 'setOpenIdByMemberId'] : ['unionLogin'])
    if (mini) expect(sent[1]?.url).toMatch(/code=wx-code$/)
    expect(gone()).toEqual([HOME])
  }
)

it('and not after a login that failed', async () => {
  const sent = api(REFUSED)
  await openBy({ sign: 'bind-not', setOpenid: '1' })
  expect(namesOf(sent)).toEqual(['unionLogin'])
})

it('lotteryTk is kept for the lottery page', async () => {
  writeStored('IS_LOGOUT', true)
  await openBy({ lotteryTk: 'L1' })
  expect(readStored('lotteryTk')).toBe('L1')
})

if (!mini) {
  it('nothing secret stays in the address, and all else does', async () => {
    api(ok(LOGIN))
    await openBy({
      x: '1',
      sign: 'seen',
      state: '2',
      token: 't',
      lotteryTk: 'L',
      setOpenid: '1',
      channel: 'main'
    })
    expect(window.location.search).toBe('?x=1&state=2&channel=main')
  })
}
