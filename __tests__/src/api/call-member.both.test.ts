import Taro from '@tarojs/taro'
import { performWrite } from '@/api/write'
import { claim } from '@/features/coupon/use-claim-coupon'
import { setFailurePort } from '@/api/failure'
import { loginExpired } from '@/features/session/relogin'
import { settleLoginPopUp } from '@/features/session/login-pop-up'
import { beginSession, endSession } from '@/features/session/session'
import { readStored, removeStored } from '@/platform/storage/stored-values'
import { toast } from '@/platform/feedback/feedback'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'

jest.mock('@/platform/feedback/feedback')

const mini = process.env.TARO_ENV === 'weapp'
const A = { accessToken: 'of A', openId: null, memberId: 'A' }
const B = { accessToken: 'of B', openId: null, memberId: 'B' }

beforeEach(() => {
  jest.useFakeTimers()
  jest.mocked(toast).mockClear()
  setFailurePort({ loginExpired, goHome: () => true })
  jest.spyOn(Taro, 'login').mockResolvedValue({ code: 'wx-code', errMsg: '' })
})
afterEach(async () => {
  await jest.runAllTimersAsync()
  settleLoginPopUp(false)
  removeStored('IS_LOGOUT')
  endSession()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const take = () =>
  performWrite(claim, { couponId: 'c1' }).then(
    () => 'done',
    () => 'failed'
  )

/** The server knows A's token alone; `expired` is its word on any other. */
const server = (expired: () => Answer | Promise<Answer> = () => no('305')) =>
  fakeApi({
    login: () => ok(A),
    receive: ({ token }) => (token === A.accessToken ? ok() : expired())
  })
const tokens = (sent: ReturnType<typeof server>) =>
  sent.filter(({ name }) => name === 'receive').map(({ token }) => token)

describe('what one member asked for is not done for another', () => {
  if (mini)
    it('where WeChat logs in another than whose token ran out', async () => {
      beginSession(B)
      const sent = server()
      const answer = take()
      await jest.advanceTimersByTimeAsync(2000)
      expect(await answer).toBe('failed')
      expect(readStored('memberId')).toBe('A')
      expect(tokens(sent)).toEqual(['of B'])
      expect(toast).not.toHaveBeenCalled()
    })

  it('where another has logged in before the answer came', async () => {
    beginSession(B)
    let say: (answer: Answer) => void = () => undefined
    const sent = server(() => new Promise<Answer>((resolve) => (say = resolve)))
    const answer = take()
    await jest.advanceTimersByTimeAsync(0)
    beginSession(A)
    say(no('305'))
    expect(await answer).toBe('failed')
    expect(tokens(sent)).toEqual(['of B'])
    expect(toast).not.toHaveBeenCalled()
  })
})

it('the same member’s is, with the token of today', async () => {
  beginSession({ ...A, accessToken: 'old' })
  let say: (answer: Answer) => void = () => undefined
  const sent = server(() => new Promise<Answer>((resolve) => (say = resolve)))
  const answer = take()
  await jest.advanceTimersByTimeAsync(0)
  beginSession(A)
  say(no('305'))
  expect(await answer).toBe('done')
  expect(tokens(sent)).toEqual(['old', 'of A'])
})
