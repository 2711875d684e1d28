import Taro from '@tarojs/taro'
import { PageOverlays } from '@/frame/page-overlays'
import { routedPage } from '@/frame/routed-page'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { requireLogin } from '@/features/session/require-login'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { routeOf } from '@/routes/table'
import { Around } from '../../support/around'
import { fakeApi } from '../../support/fake-api'
import { act, flush, mountPage, render } from '../../support/mount.h5'

jest.mock('@/platform/device/idle', () => ({ whenIdle: () => undefined }))

const PATH = 'pages/market/index'
const LOGIN = { accessToken: 't', openId: null, memberId: 'm' }
const Market = routedPage(routeOf(PATH), () => <p>商城</p>)
const market = () => mountPage(Market, { path: PATH, App: Around })

/** What is done after the login, as a press on the page that is shown wishes. */
async function wish() {
  const ended = jest.fn()
  await act(() => void requireLogin().then(ended))
  return ended
}

beforeEach(() => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  fakeApi({})
})
afterEach(() => {
  settleLoginPopUp(false)
  endSession()
  jest.restoreAllMocks()
})

it('who leaves the page for good wishes for nothing any more', async () => {
  const page = await market()
  const ended = await wish()
  expect(store.get(loginPopUpAtom)).toBe(PATH)
  await page.unmount()
  expect(store.get(loginPopUpAtom)).toBeNull()
  await act(() => beginSession(LOGIN))
  expect(ended.mock.calls).toEqual([[false]])
})

it('a page that lies under another one, as the agreements, waits on', async () => {
  const page = await market()
  const ended = await wish()
  await page.call('onHide')
  await act(() => beginSession(LOGIN))
  expect(ended.mock.calls).toEqual([[true]])
})

it('of two pages of one path the one that stays keeps its wish and its pop-up', async () => {
  const current = jest.spyOn(Taro, 'getCurrentInstance')
  const open = (page: object) => {
    current.mockReturnValue({ page, router: { path: PATH } } as never)
    return render(<PageOverlays path={PATH} />)
  }
  const under = await open({})
  const below = await wish()
  const over = await open({})
  const above = await wish()
  await under.unmount()
  await flush()
  expect([below.mock.calls, above.mock.calls]).toEqual([[[false]], []])
  expect(store.get(loginPopUpAtom)).toBe(PATH)
  await over.unmount()
  await flush()
  expect(above.mock.calls).toEqual([[false]])
  expect(store.get(loginPopUpAtom)).toBeNull()
})
