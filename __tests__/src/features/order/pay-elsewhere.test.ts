import { ApiError } from '@/api/error'
import { PAY_IN_MINI, payElsewhere, payerRequested } from '@/features/order/pay-elsewhere'
import { removeStored, writeStored } from '@/platform/storage/stored-values'

const mockOpened: string[] = []
let mockMiniAnswers = true
jest.mock('@/platform/wechat/mini-bridge', () => ({
  openInMini: (link: string) => {
    mockOpened.push(link)
    return Promise.resolve(mockMiniAnswers)
  }
}))
const mockAsked: unknown[][] = []
let mockLeaves = true
jest.mock('@/features/session/wechat-oauth', () => ({
  startWechatOauth: (...args: unknown[]) => {
    mockAsked.push(args)
    return mockLeaves
  }
}))

const WECHAT = 'MicroMessenger/8.0.50'
const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
const BACK = '/pages/login/index?from=%2Fpages%2Fpay%2Findex%3ForderNo%3D7'

beforeEach(() => {
  mockOpened.length = 0
  mockAsked.length = 0
  mockMiniAnswers = true
  mockLeaves = true
  removeStored('openId')
})
afterEach(() => jest.restoreAllMocks())

describe('in the mini-program’s web view', () => {
  beforeEach(() => agent(`${WECHAT} miniProgram/wx1`))

  it('its own cashier pays this order', async () => {
    expect(await payElsewhere('7')).toBe(true)
    expect(mockOpened).toEqual(['/pages/pay/index?orderNo=7'])
    expect(mockAsked).toEqual([])
  })

  it('one that does not answer is said clearly', async () => {
    mockMiniAnswers = false
    await expect(payElsewhere('7')).rejects.toThrow(PAY_IN_MINI)
  })
})

describe('in WeChat’s browser', () => {
  beforeEach(() => agent(WECHAT))

  it('who pays is asked of WeChat before the first payment, and the way back leads to this order', async () => {
    expect(await payElsewhere('7')).toBe(true)
    expect(mockAsked).toEqual([[BACK, 'pay']])
  })

  it('whom WeChat has told already pays at once', async () => {
    writeStored('openId', 'o1')
    expect(await payElsewhere('7')).toBe(false)
    expect(mockAsked).toEqual([])
  })

  it('asked already this session: the server has the last word', async () => {
    mockLeaves = false
    expect(await payElsewhere('7')).toBe(false)
  })

  it.each([
    ['912', true],
    ['907', false]
  ])('the server refuses with %s: WeChat is asked: %s', (code, asked) => {
    expect(payerRequested(new ApiError('business', code, '请在微信中重新登录后再支付'), '7')).toBe(asked)
    expect(mockAsked).toHaveLength(asked ? 1 : 0)
  })
})

it('other browsers pay here, by the H5 payment page', async () => {
  agent('Chrome/120')
  expect(await payElsewhere('7')).toBe(false)
  expect(payerRequested(new ApiError('business', '912', ''), '7')).toBe(false)
  expect(mockAsked).toEqual([])
})
