import type * as Sdk from '@/platform/wechat/wechat-sdk.h5'

const SRC = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const holder = window as { wx?: unknown }
const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src)

let sdk: typeof Sdk

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  sdk = await import('@/platform/wechat/wechat-sdk.h5')
})
afterEach(() => {
  jest.useRealTimers()
  delete holder.wx
  document.head.innerHTML = ''
})

const REAL = { config: () => undefined }

/** Waits for the SDK, which comes (or not) after `comesAfter` ms; gives what became of it after `asked` ms. */
async function outcome(comesAfter: number | null, asked: number): Promise<string> {
  let result = 'waiting'
  sdk.wechatSdk().then(
    () => (result = 'there'),
    (error: Error) => (result = error.message)
  )
  if (comesAfter !== null) setTimeout(() => (holder.wx = REAL), comesAfter)
  await jest.advanceTimersByTimeAsync(asked)
  return result
}

describe("waiting for WeChat's SDK ends after 100 looks of 100 ms (rule check.wechatSdk)", () => {
  it.each([
    { comesAfter: 50, asked: 100, result: 'there' },
    { comesAfter: 5_000, asked: 4_950, result: 'waiting' },
    { comesAfter: 5_000, asked: 5_100, result: 'there' },
    { comesAfter: 9_950, asked: 10_000, result: 'there' },
    { comesAfter: null, asked: 9_999, result: 'waiting' },
    { comesAfter: null, asked: 10_000, result: 'wxObj is null' },
    { comesAfter: 10_050, asked: 10_200, result: 'wxObj is null' }
  ])(
    'comes after $comesAfter ms, looked at after $asked ms: $result',
    async ({ comesAfter, asked, result }) => {
      expect(await outcome(comesAfter, asked)).toBe(result)
    }
  )

  it('checks 100 times, 100 ms apart', () => {
    expect([sdk.SDK_CHECKS, sdk.SDK_CHECK_MS]).toEqual([100, 100])
  })
})

it('loads the script of the build setting once, however many ask', async () => {
  expect(scripts()).toEqual([])
  void sdk.wechatSdk()
  void sdk.wechatSdk()
  holder.wx = REAL
  await jest.advanceTimersByTimeAsync(100)
  await expect(sdk.wechatSdk()).resolves.toBe(REAL)
  expect(scripts()).toEqual([SRC])
})

it('takes the SDK that the page has already, and loads nothing', async () => {
  holder.wx = REAL
  await expect(sdk.wechatSdk()).resolves.toBe(REAL)
  expect(scripts()).toEqual([])
})

it('an object of that name without the SDK in it is not the SDK', async () => {
  holder.wx = {}
  expect(await outcome(null, 10_000)).toBe('wxObj is null')
})

it('asks for the script again after it has failed to come', async () => {
  const first = outcome(null, 10_000)
  document.head.querySelector('script')?.dispatchEvent(new Event('error'))
  expect(await first).toBe('wxObj is null')
  void sdk.wechatSdk().catch(() => undefined)
  expect(scripts()).toEqual([SRC])
  holder.wx = REAL
  await jest.advanceTimersByTimeAsync(100)
})
