import { setServerNow } from '@/lib/server-now'
import { Countdown } from '@/ui/countdown/countdown'
import { nextTick, remainingText } from '@/ui/countdown/remaining'
import { act, render, text } from '../../support/mount.h5'

const START = Date.parse('2026-11-21T12:00:00+08:00')
const END = '2026-11-21T12:00:03+08:00'

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  setServerNow(START)
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

it.each([
  [-5, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [61_000, '01:01'],
  [3_600_000, '01:00:00'],
  [3_599_001, '01:00:00'],
  [86_399_000, '23:59:59'],
  [86_400_000, '1天'],
  [2 * 86_400_000 + 3 * 3_600_000, '2天3小时']
])('%i ms are written %s', (ms, written) => {
  expect(remainingText(ms)).toBe(written)
})

it('wakes exactly when the text changes, each minute while days remain', () => {
  expect(nextTick(2500)).toBe(500)
  expect(nextTick(3000)).toBe(1000)
  expect(nextTick(2 * 86_400_000 + 1)).toBe(1)
  expect(nextTick(2 * 86_400_000)).toBe(60_000)
})

it('counts down and says once that it ended', async () => {
  const onEnd = jest.fn()
  await render(<Countdown until={END} onEnd={onEnd} />)
  expect(text()).toBe('00:03')
  await pass(1000)
  expect(text()).toBe('00:02')
  await pass(2000)
  expect(text()).toBe('00:00')
  await pass(60_000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it("goes by the server's clock, not by the phone's", async () => {
  setServerNow(START - 3_600_000)
  await render(<Countdown until={END} />)
  expect(text()).toBe('01:00:03')
})

it('follows a new end, and leaves no timer behind', async () => {
  const { rerender, unmount } = await render(<Countdown until={END} />)
  await rerender(<Countdown until={START + 60_000} />)
  expect(text()).toBe('01:00')
  await unmount()
  // frames that mount() waits for
  await pass(20)
  expect(jest.getTimerCount()).toBe(0)
})

it('shows nothing and never ends for what is no date', async () => {
  const onEnd = jest.fn()
  await render(<Countdown until='soon' onEnd={onEnd} />)
  await pass(5000)
  expect(text()).toBe('')
  expect(onEnd).not.toHaveBeenCalled()
})
