import { leaveDocument } from '@/platform/navigation/leaving.h5'
import { mendLostChunks } from '@/platform/navigation/lost-chunk'

/** jsdom cannot reload, and says so to the console. */
const reloads = () =>
  jest.mocked(console.error).mock.calls.filter(([problem]) => /navigation/.test(String(problem))).length

const lose = () =>
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: { name: 'ChunkLoadError' }
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
