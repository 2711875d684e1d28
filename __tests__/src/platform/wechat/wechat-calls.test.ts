import type { Answer } from '@/platform/wechat/wechat-sdk-types'
import { chooseFromAddressBook, hasAddressBook } from '@/platform/wechat/address-book.h5'
import { requestPosition } from '@/platform/location/position.h5'
import { pay, payChannel } from '@/platform/payment/pay.h5'
import { canScan, scanCode } from '@/platform/device/scan.h5'
import { offerToShare } from '@/platform/share/share.h5'

const mockSdk: Record<string, unknown> = {}
let mockReady = () => Promise.resolve(mockSdk)
jest.mock('@/platform/wechat/wechat-sdk-ready', () => ({ readySdk: () => mockReady() }))
const told: unknown[] = []
jest.mock('@/platform/wechat/mini-bridge', () => ({ postToMini: (data: unknown) => told.push(data) }))

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50'
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/120'
const IN_MINI = `${WECHAT} miniProgram/wx123`

type Given = Answer & {
  readonly resultStr?: string
  readonly latitude?: unknown
  readonly longitude?: unknown
}

interface Ends {
  success?: (answer: Given) => void
  fail?: (answer: Given) => void
  cancel?: (answer: Given) => void
}

const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
const noSdk = () => Promise.reject(new Error('wxObj is null'))

beforeEach(() => {
  Object.keys(mockSdk).forEach((name) => delete mockSdk[name])
  mockReady = () => Promise.resolve(mockSdk)
  told.length = 0
  agent(WECHAT)
})
afterEach(() => {
  jest.restoreAllMocks()
  delete (window as { WeixinJSBridge?: unknown }).WeixinJSBridge
})

describe('scanning', () => {
  it.each([
    [WECHAT, true],
    [IN_MINI, true],
    [CHROME, false]
  ])('%s: the button is shown: %s', (userAgent, shown) => {
    agent(userAgent)
    expect(canScan()).toBe(shown)
  })

  it.each([
    ['success', { resultStr: '9920 260100000001' }, '9920 260100000001'],
    ['success', { resultStr: 'CODE_128,992026010001' }, '992026010001'],
    ['success', { resultStr: 'https://a.example/?cardNo=1,2' }, 'https://a.example/?cardNo=1,2'],
    ['success', { resultStr: '' }, undefined],
    ['cancel', {}, undefined]
  ] as const)('%s %j gives %s', async (end, answer: Given, text) => {
    mockSdk['scanQRCode'] = (options: Ends) => options[end]?.(answer)
    expect(await scanCode()).toBe(text)
  })

  it('says so where the SDK cannot be had', async () => {
    mockReady = noSdk
    await expect(scanCode()).rejects.toThrow('wxObj is null')
  })
})

describe('the address book', () => {
  const entry = {
    userName: '张三',
    telNumber: '13800138000',
    provinceName: '广东省',
    cityName: '广州市',
    countryName: '海珠区',
    detailInfo: '新港中路397号'
  }

  it.each([
    [WECHAT, true],
    [IN_MINI, true],
    [CHROME, false]
  ])('%s: it is offered: %s', async (userAgent, offered) => {
    agent(userAgent)
    expect(hasAddressBook()).toBe(offered)
    if (!offered) expect(await chooseFromAddressBook()).toBeUndefined()
  })

  it('gives name, number, and the area with the house in one line', async () => {
    mockSdk['openAddress'] = (options: Ends) => options.success?.(entry as Given)
    expect(await chooseFromAddressBook()).toEqual({
      name: '张三',
      phone: '13800138000',
      text: '广东省广州市海珠区新港中路397号'
    })
  })

  it('gives nothing to who goes back, and says so where WeChat refuses or has none', async () => {
    mockSdk['openAddress'] = (options: Ends) => options.cancel?.({})
    expect(await chooseFromAddressBook()).toBeUndefined()
    mockSdk['openAddress'] = (options: Ends) => options.fail?.({})
    await expect(chooseFromAddressBook()).rejects.toThrow('openAddress:fail')
    delete mockSdk['openAddress']
    await expect(chooseFromAddressBook()).rejects.toThrow('openAddress:fail')
  })
})

describe('position', () => {
  const browser = (answer: 'here' | 'no') =>
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (at: object) => void, refused: (error: object) => void) =>
          answer === 'here'
            ? found({ coords: { longitude: 1, latitude: 2 } })
            : refused({ message: 'User denied' })
      }
    })

  it('a browser that knows none says so', async () => {
    agent(CHROME)
    Reflect.deleteProperty(navigator, 'geolocation')
    await expect(requestPosition()).rejects.toThrow('device nonsupport geolocation')
  })

  it('is WeChat’s, in gcj02', async () => {
    const asked: unknown[] = []
    mockSdk['getLocation'] = (options: Ends & { type: string }) => {
      asked.push(options.type)
      options.success?.({ longitude: '121.4', latitude: '31.2' })
    }
    expect(await requestPosition()).toEqual({ longitude: 121.4, latitude: 31.2 })
    expect(asked).toEqual(['gcj02'])
  })

  it.each(['no script', 'no such call', 'it fails'])('%s: the browser’s stands in', async (what) => {
    browser('here')
    if (what === 'no script') mockReady = noSdk
    if (what === 'it fails')
      mockSdk['getLocation'] = (options: Ends) => options.fail?.({ errMsg: 'getLocation:fail' })
    expect(await requestPosition()).toEqual({ longitude: 1, latitude: 2 })
  })

  it('who says no to WeChat is not asked by the browser again', async () => {
    browser('here')
    mockSdk['getLocation'] = (options: Ends) => options.cancel?.({})
    await expect(requestPosition()).rejects.toThrow('cancel')
  })
})

describe('payment', () => {
  const sheet = {
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    packageInfo: 'prepay_id=1',
    signType: 'RSA',
    paySign: 's',
    mwebUrl: ''
  }

  it.each([
    [WECHAT, 'jsapi'],
    [CHROME, 'h5']
  ])('%s pays by %s', (userAgent, way) => {
    agent(userAgent)
    expect(payChannel()).toBe(way)
  })

  it.each([
    ['get_brand_wcpay_request:ok', 'paid'],
    ['get_brand_wcpay_request:cancel', 'cancelled'],
    ['get_brand_wcpay_request:fail', 'failed']
  ])('the bridge says %s: %s', async (message, outcome) => {
    Object.assign(window, {
      WeixinJSBridge: {
        invoke: (_: string, __: object, done: (a: object) => void) => done({ err_msg: message })
      }
    })
    expect(await pay(sheet)).toBe(outcome)
  })

  it.each([
    ['success', 'paid'],
    ['cancel', 'cancelled'],
    ['fail', 'failed']
  ] as const)('without the bridge the SDK pays: %s is %s', async (end, outcome) => {
    let given: Record<string, unknown> = {}
    mockSdk['chooseWXPay'] = (options: Ends & Record<string, unknown>) => {
      given = options
      options[end]?.({})
    }
    expect(await pay(sheet)).toBe(outcome)
    expect(given).toMatchObject({ timestamp: '1', package: 'prepay_id=1', signType: 'RSA', paySign: 's' })
  })

  it('with neither it fails, and the page can say so', async () => {
    mockReady = noSdk
    expect(await pay(sheet)).toBe('failed')
  })
})

describe('sharing', () => {
  const shared = { title: '会员卡', path: '/pages/cardDetail/index?cardId=1' }
  type Card = { title: string; link: string; imgUrl: string }

  it('gives friends and moments the title, the link and a picture', async () => {
    const cards: Card[] = []
    mockSdk['updateAppMessageShareData'] = (card: Card) => cards.push(card)
    mockSdk['updateTimelineShareData'] = (card: Card) => cards.push(card)
    await offerToShare(shared)
    expect(cards.map(({ title, link }) => [title, link])).toEqual(
      Array(2).fill(['会员卡', 'http://localhost/pages/cardDetail/index?cardId=1'])
    )
    expect(cards.every(({ imgUrl }) => imgUrl.startsWith('http'))).toBe(true)
  })

  it('an older WeChat knows the older names', async () => {
    const cards: Card[] = []
    mockSdk['onMenuShareAppMessage'] = (card: Card) => cards.push(card)
    mockSdk['onMenuShareTimeline'] = (card: Card) => cards.push(card)
    await offerToShare(shared)
    expect(cards).toHaveLength(2)
  })

  it('the mini-program around the page is told instead', async () => {
    agent(IN_MINI)
    await offerToShare(shared)
    expect(told).toEqual([{ share: shared }])
  })

  it('other browsers do nothing', async () => {
    agent(CHROME)
    mockReady = noSdk
    await expect(offerToShare(shared)).resolves.toBeUndefined()
  })
})
