import { readFileSync } from 'node:fs'
import { watchPageCode } from '@/platform/feedback/page-code.h5'

const mockBack = jest.fn(() => true)
jest.mock('@/platform/navigation/history-position.h5', () => ({ returnToShownPage: () => mockBack() }))

const shown = () => document.body.textContent ?? ''
const press = (text: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === text)?.click()
const never = () => new Promise<never>(() => undefined)

/** The code of a page that comes, or fails, when it is told to. */
function slow() {
  let come: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const code = new Promise<void>((resolve, reject) => {
    come = resolve
    fail = reject
  })
  return { code, come: () => come(), fail: () => fail(new Error('lost')) }
}

beforeEach(() => {
  document.body.innerHTML = '<div class="taro_page">旧页</div>'
  jest.useFakeTimers()
})
afterEach(() => {
  watchPageCode(undefined)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('a quick page shows nothing', async () => {
  watchPageCode(Promise.resolve())
  await jest.advanceTimersByTimeAsync(60_000)
  expect(shown()).toBe('旧页')
})

it('shows loading after 200 ms, until the page is there', async () => {
  const page = slow()
  watchPageCode(page.code)
  jest.advanceTimersByTime(199)
  expect(shown()).toBe('旧页')
  jest.advanceTimersByTime(1)
  expect(shown()).toContain('正在打开')
  page.come()
  await jest.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('旧页')
})

it('at a cold start the drawn first screen is the loading state', () => {
  document.body.innerHTML = '<div id="shell">画</div>'
  watchPageCode(never())
  jest.advanceTimersByTime(59_999)
  expect(shown()).toBe('画')
  jest.advanceTimersByTime(1)
  expect(shown()).toContain('页面打开太慢')
  // there is no page to go back to
  expect(shown()).not.toContain('返回')
})

it('after 60 s says so and offers the way back to the page that stands; what comes after all takes it away', async () => {
  const page = slow()
  watchPageCode(page.code)
  jest.advanceTimersByTime(60_000)
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('页面打开太慢')
  expect(shown()).not.toContain('正在打开')
  expect(document.activeElement?.textContent).toBe('重试')
  page.come()
  await jest.advanceTimersByTimeAsync(0)
  expect(shown()).toBe('旧页')
  watchPageCode(never())
  jest.advanceTimersByTime(60_000)
  press('返回')
  expect(mockBack).toHaveBeenCalledTimes(1)
  expect(shown()).toBe('旧页')
})

it('what is given up is not waited for, and nothing says that it is', async () => {
  watchPageCode(never())
  jest.advanceTimersByTime(200)
  expect(shown()).toContain('正在打开')
  watchPageCode()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(shown()).toBe('旧页')
})

it.each(['fails', 'gives way to another page'])('a page that %s leaves nothing behind', async (way) => {
  const page = slow()
  watchPageCode(page.code)
  jest.advanceTimersByTime(200)
  if (way === 'fails') page.fail()
  else watchPageCode(Promise.resolve())
  await jest.advanceTimersByTimeAsync(60_000)
  expect(shown()).toBe('旧页')
})

describe('the router', () => {
  const home = Promise.resolve('首页')
  const market = Promise.resolve('市集')
  const told = jest.fn()
  const otherPages = [{ path: 'pages/market/index', load: (context: object) => [market, context, {}] }]
  interface Router {
    resolve(path: string): Promise<unknown[]>
  }

  /** Our stand-in for Taro's, as it is shipped; `fetchOthers` fetches the list of the pages but home. */
  function router(fetchOthers: () => Promise<object>): Router {
    // an ES module outside the sources: read as text, without its imports and exports
    const text = readFileSync('config/taro-plugin-slim/modules/universal-router.js', 'utf8')
      .replace(/^import .*$/gm, '')
      .replace(/^const fetchOthers = .*$/m, '')
      .replace('export default', 'return')
    const alias = { getAll: (page: string) => [page, page.replace(/\/index$/, '')] }
    // oxlint-disable-next-line typescript/no-implied-eval -- our own file, as it is shipped
    const make = new Function('watchPageCode', 'routesAlias', 'fetchOthers', text)
    const Made = make(told, alias, fetchOthers) as new (routes: object[]) => Router
    return new Made([{ path: ['/', '/pages/index/index'], action: (context: object) => [home, context, {}] }])
  }
  const config = () => (window as unknown as { __taroAppConfig: { routes: unknown[] } }).__taroAppConfig

  beforeEach(() => {
    told.mockClear()
    Object.assign(window, { __taroAppConfig: { routes: [{ path: 'pages/index/index' }] } })
  })

  it('opens home without the list of the other pages, and tells of the code that is waited for', async () => {
    const others = jest.fn(() => Promise.resolve({ otherPages }))
    expect((await router(others).resolve('/'))[0]).toBe('首页')
    expect(told).toHaveBeenCalledWith(home)
    expect(others).not.toHaveBeenCalled()
  })

  it('opens every other page by the list, with and without /index, and gives Taro its configuration', async () => {
    const one = router(() => Promise.resolve({ otherPages }))
    for (const path of ['/pages/market/index', '/pages/market', '/pages/market/'])
      expect((await one.resolve(path))[0]).toBe('市集')
    expect(config().routes).toEqual([{ path: 'pages/index/index' }, ...otherPages])
    await expect(one.resolve('/none')).rejects.toMatchObject({ status: 404 })
    expect(told).toHaveBeenCalledTimes(4)
  })

  it('a list that does not come is a page that does not come, and it may come the next time', async () => {
    const others = jest.fn(() => Promise.resolve({ otherPages }))
    others.mockRejectedValueOnce(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))
    const one = router(others)
    await expect(one.resolve('/pages/market')).rejects.toMatchObject({ name: 'ChunkLoadError' })
    await expect(told.mock.calls[0][0]).rejects.toMatchObject({ name: 'ChunkLoadError' })
    expect((await one.resolve('/pages/market'))[0]).toBe('市集')
  })

  it('fetches the list with the first touch, once', () => {
    const others = jest.fn(() => Promise.resolve({ otherPages }))
    router(others)
    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('pointerdown'))
    expect(others).toHaveBeenCalledTimes(1)
  })
})
