import type { ThirdPartyRedirect } from '@contract/types'
import { jump } from '@/features/partner/jump'
import { loginPopUpAtom, settleLoginPopUp } from '@/features/session/login-pop-up'
import { tokenAtom } from '@/features/session/atoms'
import { store } from '@/lib/store'
import * as bridge from '@/platform/wechat/mini-bridge'
import { fakeApi } from '../../../support/fake-api'
import { stage, strike } from '../order/stage'

jest.mock('@/platform/wechat/mini-bridge', () => ({ openInMini: jest.fn(() => Promise.resolve(false)) }))

const SITE = 'https://partner.example.com/benefit/1'
const AT = encodeURIComponent(SITE)
const MINI = { miniProgramAppId: 'wx0123456789abcdef', miniProgramRedirectUrl: 'pages/index/index' }
const to = (way: object, redirectUrl = SITE): ThirdPartyRedirect => ({
  message: JSON.stringify({ receiveWayExtension: way }),
  redirectUrl
})

let went: [string, string][]
beforeEach(() => {
  ;({ went } = stage())
  fakeApi({})
})
afterEach(() => {
  strike()
  jest.mocked(bridge.openInMini).mockReset().mockResolvedValue(false)
})

// the ways of jointLogin (rules joint.1, joint.2, joint.3, joint.4); the address is fetched by the page that opens
it.each([
  [1, `/pages/hdzqnxPlacementUrl/index?url=${AT}&way=hdz`],
  [2, `/pages/mtPlacementPage/index?url=${AT}`],
  [3, `/pages/hdzqnxPlacementUrl/index?url=${AT}`],
  [4, `/pages/mtPlacementPage/index?url=${AT}&way=dp`],
  [9, `/pages/webview/index?url=${AT}`]
])('jointLogin %p in a browser opens %s', async (jointLogin, address) => {
  await jump(to({ jointLogin }))
  expect(went).toEqual([['push', address]])
})

it('an empty redirectUrl does nothing', async () => {
  for (const jointLogin of [1, 2, 3, 4, null]) await jump(to({ jointLogin }, ''))
  expect(went).toEqual([])
})

describe('a visitor', () => {
  beforeEach(() => store.set(tokenAtom, undefined))
  afterEach(() => settleLoginPopUp(false))

  it('logs in first, and goes on then', async () => {
    const going = jump(to({ jointLogin: 2 }))
    expect(store.get(loginPopUpAtom)).not.toBeNull()
    expect(went).toEqual([])
    settleLoginPopUp(true)
    await going
    expect(went).toHaveLength(1)
  })

  it('who closes the login stays', async () => {
    const going = jump(to({ jointLogin: 2 }))
    settleLoginPopUp(false)
    await going
    expect(went).toEqual([])
  })

  it('who chose something else meanwhile goes there alone', async () => {
    const first = jump(to({ jointLogin: 2 }))
    const second = jump(to({ jointLogin: 3 }))
    settleLoginPopUp(true)
    await Promise.all([first, second])
    expect(went).toEqual([['push', `/pages/hdzqnxPlacementUrl/index?url=${AT}`]])
  })

  it('goes to an address as it is without a login', async () => {
    await jump(to({}))
    expect(store.get(loginPopUpAtom)).toBeNull()
    expect(went).toHaveLength(1)
  })
})

it.each([{ jointLogin: 1 }, { jointLogin: 4 }, {}])('tapped twice goes once: %p', async (way) => {
  await Promise.all([jump(to(way)), jump(to(way))])
  expect(went).toHaveLength(1)
})

it('a film goes along to the page of ours that sells its tickets', async () => {
  await jump(to({}, '/pages/nndypPlacementUrl/index?cityCode=310000'), { filmId: 'f1' })
  expect(went).toEqual([['push', '/pages/nndypPlacementUrl/index?cityCode=310000&filmId=f1']])
})

it('a path that is none of ours leads home', async () => {
  await jump(to({}, '//evil.example/pages/market/index'))
  expect(went).toEqual([['relaunch', '/pages/index/index']])
})

it('another mini-program from a browser: through ours', async () => {
  await jump(to(MINI, ''))
  const query = encodeURIComponent('id=wx0123456789abcdef&path=pages%2Findex%2Findex')
  expect(went).toEqual([
    ['push', `/pages/openXcx/index?path=${encodeURIComponent('pages/goPrivilegeMini/index')}&query=${query}`]
  ])
})

describe('in the web view of the mini-program (h5xcx)', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger miniProgram')
  })
  it('the mini-program is told, and nothing happens here', async () => {
    jest.mocked(bridge.openInMini).mockResolvedValue(true)
    await jump(to(MINI))
    expect(bridge.openInMini).toHaveBeenCalledWith(
      '/pages/goPrivilegeMini/index?id=wx0123456789abcdef&path=pages%2Findex%2Findex'
    )
    expect(went).toEqual([])
  })
  it('where it cannot be told, the jointLogin rule holds', async () => {
    await jump(to({ ...MINI, jointLogin: 2 }))
    expect(went).toEqual([['push', `/pages/mtPlacementPage/index?url=${AT}`]])
  })
})
