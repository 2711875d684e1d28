import Taro from '@tarojs/taro'
import { isLoggedIn } from '@/features/session/atoms'
import { loginDraftAtom } from '@/features/session/login-draft'
import { endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import LoginPage from '@/pages/login/index'
import { Around } from '../../support/around'
import { fakeApi, no, ok, type Sent } from '../../support/fake-api'
import { act, flush, mountPage, tap, text } from '../../support/mount.h5'

const CLOSED = { undoTicket: 'ticket-of-a-quarter-hour', deletedAt: '2026-12-08T16:00:00.000Z' }
const SESSION = { accessToken: 'back', openId: null, memberId: 'm1', isNew: false }
const LOGIN = { ...SESSION, accessToken: null, closed: CLOSED }

let undone: () => ReturnType<typeof ok>
let sent: Sent[]

async function logIn() {
  await mountPage(LoginPage, { path: 'pages/login/index', App: Around })
  await act(() =>
    store.set(loginDraftAtom, { mobile: '13800138000', code: '123456', agreed: true, resendAt: 0 })
  )
  await tap('登录')
  await flush(50)
}

beforeEach(() => {
  undone = () => ok(SESSION)
  sent = fakeApi({ loginWithSmsCode: () => ok(LOGIN), undoDeletion: () => undone() })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: 'reLaunch:ok' })
})
afterEach(() => {
  endSession()
  store.set(loginDraftAtom, { mobile: '', code: '', agreed: false, resendAt: 0 })
  jest.restoreAllMocks()
})

it('a login to an account that is being deleted says so and until when, and is none yet', async () => {
  await logIn()
  expect(text()).toContain('账号正在注销')
  expect(text()).toContain('2026.12.08 之后会删除您的个人信息')
  expect(isLoggedIn()).toBe(false)
})

it('whoever takes it back is in', async () => {
  await logIn()
  await tap('撤销注销并登录')
  await flush(50)
  expect(sent.at(-1)).toMatchObject({ name: 'undoDeletion', data: { undoTicket: CLOSED.undoTicket } })
  expect(isLoggedIn()).toBe(true)
})

it('whoever waits on stays outside, and reads that', async () => {
  await logIn()
  await tap('继续等待注销')
  await flush(50)
  expect(isLoggedIn()).toBe(false)
  expect(text()).toContain('账号仍在注销中，没有登录')
  expect(sent.map(({ name }) => name)).not.toContain('undoDeletion')
})

it('a ticket that is over says what to do', async () => {
  undone = () => no('914', '操作已失效，请重新登录后再撤销注销')
  await logIn()
  await tap('撤销注销并登录')
  await flush(50)
  expect(text()).toContain('请重新登录后再撤销注销')
  expect(isLoggedIn()).toBe(false)
})
