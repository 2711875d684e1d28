import { loginPopUpAtom, settleLoginPopUp, showLoginPopUp } from '@/features/session/login-pop-up'
import { store } from '@/lib/store'
import { openInMini } from '@/platform/wechat/mini-bridge'
import { removeStored } from '@/platform/storage/stored-values'

jest.mock('@/platform/wechat/mini-bridge', () => ({ openInMini: jest.fn() }))
const opened = jest.mocked(openInMini)
const settle = () => new Promise((done) => setTimeout(done, 10))
const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
const isShown = () => store.get(loginPopUpAtom) !== null

beforeEach(() => opened.mockReset().mockResolvedValue(true))
afterEach(() => {
  settleLoginPopUp(false)
  removeStored('loginInMiniTried')
  jest.restoreAllMocks()
})

describe('in the web view of the mini-program (h5xcx)', () => {
  beforeEach(() => agent('MicroMessenger/8.0.50 miniProgram/wx1'))

  it('the login is on the mini-program’s own page, which leads back to this address', async () => {
    showLoginPopUp()
    await settle()
    const web = `/pages/webview/index?url=${encodeURIComponent(window.location.href)}`
    expect(opened.mock.calls).toEqual([[`/pages/login/index?from=${encodeURIComponent(web)}`]])
    expect(isShown()).toBe(false)
  })

  it('who comes back without a login gets the form of this page', async () => {
    showLoginPopUp()
    await settle()
    showLoginPopUp()
    await settle()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(isShown()).toBe(true)
  })

  it('where the mini-program does not answer the form of this page is shown', async () => {
    opened.mockResolvedValue(false)
    showLoginPopUp()
    await settle()
    expect(isShown()).toBe(true)
  })
})

it('WeChat’s browser by itself shows the form of the page', async () => {
  agent('MicroMessenger/8.0.50')
  showLoginPopUp()
  await settle()
  expect(opened).not.toHaveBeenCalled()
  expect(isShown()).toBe(true)
})
