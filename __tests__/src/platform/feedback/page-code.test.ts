import { readFileSync } from 'node:fs'
import { watchPageCode } from '@/platform/feedback/page-code.h5'

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
  expect(shown()).toContain('页面加载超时')
  // there is no page to go back to
  expect(shown()).not.toContain('返回')
})

it('after 60 s says so and offers the way back; a page that comes after all takes it away', async () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
  const page = slow()
  watchPageCode(page.code)
  jest.advanceTimersByTime(60_000)
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('页面加载超时')
  expect(shown()).not.toContain('正在打开')
  expect(document.activeElement?.textContent).toBe('重试')
  press('返回')
  expect(back).toHaveBeenCalledTimes(1)
  page.come()
  await jest.advanceTimersByTimeAsync(0)
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

it('the router tells of each page that it waits for', async () => {
  // an ES module outside the sources: read as text, without its imports and exports
  const text = readFileSync('config/h5-slim/universal-router.js', 'utf8')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return')
  const told = jest.fn()
  type Router = new (routes: object[]) => { resolve(path: string): Promise<unknown[]> }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- our own file, as it is shipped
  const Router = new Function('watchPageCode', text)(told) as Router
  const code = Promise.resolve('页')
  const router = new Router([{ path: '/a', action: (context: object) => [code, context, {}] }])
  expect((await router.resolve('/a'))[0]).toBe(code)
  expect(told).toHaveBeenCalledWith(code)
  await expect(router.resolve('/none')).rejects.toThrow('Route not found')
  expect(told).toHaveBeenCalledTimes(1)
})
