import { Pulse } from '../../../../server/drawn/thread/pulse'

const SILENT_MS = 1000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function watched() {
  const deeds = { ask: jest.fn(), lost: jest.fn() }
  const pulse = new Pulse(SILENT_MS, deeds)
  pulse.watch()
  return { pulse, ...deeds }
}

test('who answers is asked again and again', () => {
  const { pulse, ask, lost } = watched()
  ask.mockImplementation(() => pulse.heard())
  jest.advanceTimersByTime(5 * SILENT_MS)
  expect(ask).toHaveBeenCalledTimes(5)
  expect(lost).not.toHaveBeenCalled()
})

test('who says nothing is lost, once', () => {
  const { ask, lost } = watched()
  jest.advanceTimersByTime(SILENT_MS)
  expect(lost).not.toHaveBeenCalled()
  jest.advanceTimersByTime(5 * SILENT_MS)
  expect([ask, lost].map((deed) => deed.mock.calls.length)).toEqual([1, 1])
})

test('nobody is asked where nothing is waited for', () => {
  const { pulse, ask } = watched()
  pulse.rest()
  jest.advanceTimersByTime(5 * SILENT_MS)
  expect(ask).not.toHaveBeenCalled()
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
