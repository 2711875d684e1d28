import { hasOneTapPhone } from '@/platform/wechat/phone-number'

const mockConsole = jest.fn()
jest.mock('vconsole', () => ({
  __esModule: true,
  default: class {
    constructor() {
      mockConsole()
    }
  }
}))

/** A fresh module with these build settings, at this address. */
async function at<T>(address: string, settings: Record<string, string>, load: () => Promise<T>): Promise<T> {
  jest.resetModules()
  jest.doMock('@/platform/environment/kind', () => ({
    pageAddress: () => address,
    pageHost: () => new URL(address).host
  }))
  Object.assign(process.env, settings)
  return load()
}
const debugConsole = () => import('@/platform/device/debug-console')
const statistics = () => import('@/platform/device/statistics')

beforeEach(() => mockConsole.mockClear())
afterEach(() => {
  Object.assign(process.env, {
    NODE_ENV: 'test',
    TARO_APP_VCONSOLE: '',
    TARO_APP_STATS_HOST: '',
    TARO_APP_STATS_SRC: ''
  })
  document.head.innerHTML = ''
})

describe("the debug console is enabled only when the URL contains '//test'", () => {
  it.each([
    ['https://test.example/', 'development', '', 1],
    ['https://app.example/?a=//test', 'development', '', 1],
    ['https://app.example/test', 'development', '', 0],
    ['https://test.example/', 'production', '', 0],
    ['https://test.example/', 'production', '1', 1],
    ['https://app.example/', 'production', '1', 0]
  ])('%s in %s, setting %j: %d', async (address, mode, setting, times) => {
    const settings = { NODE_ENV: mode, TARO_APP_VCONSOLE: setting }
    const { openDebugConsole } = await at(address, settings, debugConsole)
    await openDebugConsole()
    expect(mockConsole).toHaveBeenCalledTimes(times)
  })

  it('it is vConsole 3.15.1', () => {
    expect(jest.requireActual<{ version: string }>('vconsole/package.json').version).toBe('3.15.1')
  })
})

describe('the statistics script is loaded on one particular host (rule route.stats)', () => {
  it.each([
    ['https://app.example/', 'app.example', 'https://stats.example/s.js', 1],
    ['https://other.example/', 'app.example', 'https://stats.example/s.js', 0],
    ['https://app.example/', '', 'https://stats.example/s.js', 0],
    ['https://app.example/', 'app.example', '', 0]
  ])('%s, host %j, script %j', async (address, host, source, times) => {
    const settings = { TARO_APP_STATS_HOST: host, TARO_APP_STATS_SRC: source }
    const { loadStatistics } = await at(address, settings, statistics)
    loadStatistics()
    expect(document.querySelectorAll('script')).toHaveLength(times)
  })
})

describe('a file of a page that is lost', () => {
  // jsdom has no reload: what the module asks of the session store tells
  const lost = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }))
  beforeEach(() => {
    jest.useFakeTimers()
    sessionStorage.clear()
  })
  afterEach(() => jest.useRealTimers())

  it.each([['/js/1.js'], [undefined]])('reloads once; lost again, it says so: %s', async (request) => {
    const mockToast = jest.fn()
    jest.resetModules()
    jest.doMock('@/platform/feedback/feedback', () => ({ toast: mockToast }))
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    document.body.innerHTML = '<div class="taro_page"></div>'
    const { mendLostChunks } = await import('@/platform/navigation/lost-chunk')
    mendLostChunks()
    lost(new Error('another fault'))
    expect(sessionStorage).toHaveLength(0)
    lost({ name: 'ChunkLoadError', request })
    expect(sessionStorage).toHaveLength(1)
    expect(mockToast).not.toHaveBeenCalled()
    lost({ code: 'CSS_CHUNK_LOAD_FAILED', request })
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('页面加载失败')
  })

  it('offline it does not reload: without a page it says so, and how to go on', async () => {
    jest.resetModules()
    document.body.innerHTML = '<div id="shell"></div>'
    const { mendLostChunks } = await import('@/platform/navigation/lost-chunk')
    mendLostChunks()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const back = jest.spyOn(window.history, 'back')
    lost({ name: 'ChunkLoadError' })
    expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('网络已断开')
    expect(document.activeElement?.textContent).toBe('重试')
    expect(back).not.toHaveBeenCalled()
    expect(sessionStorage).toHaveLength(0)
  })
})

it('the web gives no phone number by a press', () => expect(hasOneTapPhone()).toBe(false))
