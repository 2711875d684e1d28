import { leaveDocument } from '@/platform/navigation/leaving.h5'
import { mendLostChunks } from '@/platform/navigation/lost-chunk'

/** jsdom cannot reload, and says so to the console. */
const reloads = () =>
  jest.mocked(console.error).mock.calls.filter(([problem]) => /navigation/.test(String(problem))).length

const lose = (request = '/pages/card.1a2b.js') =>
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: { name: 'ChunkLoadError', request }
    })
  )

beforeAll(mendLostChunks)
beforeEach(() => {
  sessionStorage.clear()
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('waits with the reload, and gives it up where the document goes: Safari loses what is on its way then', () => {
  lose()
  expect(reloads()).toBe(0)
  jest.advanceTimersByTime(1000)
  expect(reloads()).toBe(1)
  sessionStorage.clear()
  lose()
  window.dispatchEvent(new Event('pagehide'))
  jest.advanceTimersByTime(1000)
  expect(reloads()).toBe(1)
})

it('reloads nothing where the app itself leaves, until that has led nowhere', () => {
  leaveDocument('#payment', 'replace')
  lose()
  jest.advanceTimersByTime(14_000)
  expect(reloads()).toBe(0)
  jest.advanceTimersByTime(1000)
  lose()
  jest.advanceTimersByTime(1000)
  expect(reloads()).toBe(1)
})

it('whoever comes back to the document that was left is where they were', () => {
  leaveDocument('#payment', 'replace')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  lose()
  jest.advanceTimersByTime(1000)
  expect(reloads()).toBe(1)
})

describe('a file that is always lost', () => {
  const covers = () => [...document.querySelectorAll('[role="alertdialog"], [role="dialog"]')]
  const HOUR = 3_600_000

  it('costs one reload a tab, however long the page runs in between; then the user reads why', () => {
    for (let times = 0; times < 5; times += 1) {
      lose()
      jest.advanceTimersByTime(HOUR)
    }
    expect(reloads()).toBe(1)
    expect(document.body.textContent).toContain('页面加载失败')
    expect(covers().length).toBeLessThanOrEqual(1)
  })

  it('does not keep another file, of a newer version, from its reload', () => {
    for (const file of ['/pages/card.1a2b.js', '/pages/card.3c4d.js', '/pages/card.1a2b.js']) {
      lose(file)
      jest.advanceTimersByTime(HOUR)
    }
    expect(reloads()).toBe(2)
  })

  it('costs none where nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused')
    })
    lose()
    jest.advanceTimersByTime(HOUR)
    expect(reloads()).toBe(0)
  })
})
