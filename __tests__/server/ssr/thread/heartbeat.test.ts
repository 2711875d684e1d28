import { Heartbeat } from '../../../../server/ssr/thread/heartbeat'

const SILENT_MS = 1000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function watched() {
  const actions = { ping: jest.fn(), lost: jest.fn() }
  const heartbeat = new Heartbeat(SILENT_MS, actions)
  heartbeat.start()
  return { heartbeat, ...actions }
}

test('who answers is asked again and again', () => {
  const { heartbeat, ping, lost } = watched()
  ping.mockImplementation(() => heartbeat.beat())
  jest.advanceTimersByTime(5 * SILENT_MS)
  expect(ping).toHaveBeenCalledTimes(5)
  expect(lost).not.toHaveBeenCalled()
})

test('who says nothing is lost, once', () => {
  const { ping, lost } = watched()
  jest.advanceTimersByTime(SILENT_MS)
  expect(lost).not.toHaveBeenCalled()
  jest.advanceTimersByTime(5 * SILENT_MS)
  expect([ping, lost].map((action) => action.mock.calls.length)).toEqual([1, 1])
})

test('nobody is asked where nothing is waited for', () => {
  const { heartbeat, ping } = watched()
  heartbeat.stop()
  jest.advanceTimersByTime(5 * SILENT_MS)
  expect(ping).not.toHaveBeenCalled()
})

test('a process that has slept itself asks once more', () => {
  const { lost } = watched()
  jest.advanceTimersByTime(SILENT_MS)
  // what was answered stands in a queue that it did not come to
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 10 * SILENT_MS)
  jest.advanceTimersByTime(SILENT_MS)
  expect(lost).not.toHaveBeenCalled()
  jest.restoreAllMocks()
})
