const SETTINGS = {
  TARO_APP_STATS_HOST: 'app.example',
  TARO_APP_STATS_SRC: 'https://stats.example/s.js',
  TARO_APP_VCONSOLE: '1'
}
const before = { ...process.env }
const element = jest.fn()

beforeEach(() => {
  Object.assign(process.env, SETTINGS)
  Object.assign(globalThis, { document: { createElement: element, head: { append: element } } })
})
afterEach(() => {
  process.env = before
  Reflect.deleteProperty(globalThis, 'document')
})

it('the mini-program loads neither statistics nor the debug console, whatever the settings', async () => {
  const { loadStatistics } = await import('@/platform/device/statistics')
  const { openDebugConsole } = await import('@/platform/device/debug-console')
  loadStatistics()
  await openDebugConsole()
  expect(element).not.toHaveBeenCalled()
})
