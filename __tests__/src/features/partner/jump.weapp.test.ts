import Taro from '@tarojs/taro'
import { jump } from '@/features/partner/jump'
import { tokenAtom } from '@/features/session/atoms'
import { store } from '@/lib/store'

const SITE = 'https://partner.example.com/benefit/1'
const MINI = { miniProgramAppId: 'wx0123456789abcdef', miniProgramRedirectUrl: 'pages/index/index' }
const to = (way: object, redirectUrl = SITE) => ({
  message: JSON.stringify({ receiveWayExtension: way }),
  redirectUrl
})

let went: string[]
let opened: object[]
let now = Date.now()

beforeEach(() => {
  went = []
  opened = []
  // far apart, so that no navigation of one test passes for a double tap of the one before
  const clock = (now += 60_000)
  jest.spyOn(Date, 'now').mockReturnValue(clock)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  jest.spyOn(Taro, 'navigateTo').mockImplementation((option) => {
    went.push(option.url)
    return Promise.resolve({ errMsg: '' })
  })
  store.set(tokenAtom, 't')
})
afterEach(() => {
  store.set(tokenAtom, undefined)
  jest.restoreAllMocks()
})

const wechat = (answer: () => Promise<unknown>) => {
  // the test runtime has no wx behind it
  Object.assign(Taro, {
    navigateToMiniProgram: (option: object) => {
      opened.push(option)
      return answer()
    }
  })
}

it('opens the other mini-program within the tap: nothing is awaited before', () => {
  wechat(() => Promise.resolve({ errMsg: '' }))
  void jump(to(MINI))
  expect(opened).toEqual([{ appId: MINI.miniProgramAppId, path: MINI.miniProgramRedirectUrl }])
})

it('a user who says no stays; where it cannot be opened the jointLogin rule holds', async () => {
  wechat(() => Promise.reject(Object.assign(new Error(), { errMsg: 'navigateToMiniProgram:fail cancel' })))
  await jump(to({ ...MINI, jointLogin: 2 }))
  expect(went).toEqual([])
  wechat(() => Promise.reject(Object.assign(new Error(), { errMsg: 'navigateToMiniProgram:fail' })))
  await jump(to({ ...MINI, jointLogin: 2 }))
  expect(went).toEqual([`/pages/mtPlacementPage/index?url=${encodeURIComponent(SITE)}`])
})

it('isInternal 1: a page of our own, no other mini-program', async () => {
  wechat(() => Promise.resolve({ errMsg: '' }))
  await jump(to({ ...MINI, miniProgramRedirectUrl: '/pages/movieList/index', isInternal: 1 }))
  expect(opened).toEqual([])
  expect(went).toEqual(['/pages/movieList/index'])
})

it.each([{ miniProgramAppId: MINI.miniProgramAppId }, { miniProgramRedirectUrl: '/a' }, {}])(
  'an incomplete mini-program jump and an empty redirectUrl: nothing (%p)',
  async (way) => {
    wechat(() => Promise.resolve({ errMsg: '' }))
    await jump(to(way, ''))
    expect([opened, went]).toEqual([[], []])
  }
)
