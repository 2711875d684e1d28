import type { SdkConfig } from '@/platform/wechat/wechat-sdk-types'
import type * as Ready from '@/platform/wechat/wechat-sdk-ready.h5'

const holder = window as { wx?: unknown }
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) MicroMessenger/8.0.50'

let signed: string[]
let configs: SdkConfig[]
/** What WeChat says to each configuration. */
let verdict: (config: SdkConfig) => 'ok' | 'refused' | 'silent'

async function load(userAgent: string): Promise<typeof Ready> {
  jest.resetModules()
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { setSdkSigner } = await import('@/platform/wechat/wechat-signer')
  setSdkSigner((address) => {
    signed.push(address)
    return Promise.resolve({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: address })
  })
  return import('@/platform/wechat/wechat-sdk-ready.h5')
}

beforeEach(() => {
  signed = []
  configs = []
  verdict = () => 'ok'
  let failed: (answer: object) => void = () => undefined
  let said = 'ok'
  holder.wx = {
    error: (callback: typeof failed) => (failed = callback),
    config: (config: SdkConfig) => {
      configs.push(config)
      said = verdict(config)
      if (said === 'refused') setTimeout(() => failed({ errMsg: 'config:invalid signature' }))
    },
    ready: (callback: () => void) => said === 'ok' && setTimeout(callback)
  }
  window.history.replaceState(null, '', '/pages/a?x=1')
})
afterEach(() => {
  delete holder.wx
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('is configured once a page address, by the signature of the address without its hash', async () => {
  const { readySdk } = await load(ANDROID)
  window.history.replaceState(null, '', '/pages/a?x=1#part')
  await Promise.all([readySdk(), readySdk()])
  await readySdk()
  expect(signed).toEqual(['http://localhost/pages/a?x=1'])
  window.history.pushState(null, '', '/pages/b')
  await readySdk()
  expect(signed).toEqual(['http://localhost/pages/a?x=1', 'http://localhost/pages/b'])
  expect(configs.map(({ signature }) => signature)).toEqual(signed)
})

it('coming back to a page configures again, with the signature that is known', async () => {
  const { readySdk } = await load(ANDROID)
  await readySdk()
  window.history.pushState(null, '', '/pages/b')
  await readySdk()
  window.history.pushState(null, '', '/pages/a?x=1')
  await readySdk()
  expect(signed).toHaveLength(2)
  expect(configs).toHaveLength(3)
})

it('allows launch tags and asks for no more than is used', async () => {
  const { readySdk } = await load(ANDROID)
  await readySdk()
  expect(configs[0]?.openTagList).toEqual(['wx-open-launch-weapp'])
  expect(configs[0]?.debug).toBe(false)
  expect(configs[0]?.jsApiList).toEqual(expect.arrayContaining(['scanQRCode', 'chooseWXPay', 'getLocation']))
})

describe('iOS keeps the first address of the session', () => {
  const began = (name: string) =>
    Object.assign(performance, { getEntriesByType: () => [{ name }] as unknown as PerformanceEntryList })
  const real = performance.getEntriesByType
  afterEach(() => Object.assign(performance, { getEntriesByType: real }))

  it('signs that one, whatever page is shown, and never its ticket', async () => {
    began('http://localhost/pages/first?ticket=SECRET&channel=main')
    const { readySdk } = await load(IPHONE)
    await readySdk()
    window.history.pushState(null, '', '/pages/b')
    await readySdk()
    expect(new Set(signed)).toEqual(new Set(['http://localhost/pages/first?channel=main']))
  })

  it('and the current one where WeChat refuses the first', async () => {
    began('http://localhost/pages/first')
    verdict = ({ signature }) => (signature.endsWith('/pages/first') ? 'refused' : 'ok')
    const { readySdk } = await load(IPHONE)
    await readySdk()
    expect(signed).toEqual(['http://localhost/pages/first', 'http://localhost/pages/a?x=1'])
  })
})

it('a refusal is told, and the next call tries again', async () => {
  verdict = () => (configs.length === 1 ? 'refused' : 'ok')
  const { readySdk } = await load(ANDROID)
  await expect(readySdk()).rejects.toThrow('config:invalid signature')
  await expect(readySdk()).resolves.toBeDefined()
})

it('WeChat that says neither yes nor no is given up', async () => {
  jest.useFakeTimers()
  verdict = () => 'silent'
  const { readySdk } = await load(ANDROID)
  const end = readySdk().catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await end).toBe('config:timeout')
})
