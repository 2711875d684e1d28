import { HoldBack } from '../../../server/http/delayed-refusal'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const held = (told: string[], name: string, isGone = false) => ({
  tell: () => void told.push(name),
  isGone: () => isGone
})

test('who is refused is told after a moment, and nobody who has gone meanwhile', () => {
  const told: string[] = []
  const back = new HoldBack(() => false)
  back.hold(held(told, 'stays'))
  back.hold(held(told, 'goes', true))
  expect(told).toEqual([])
  jest.advanceTimersByTime(1000)
  expect(told).toEqual(['stays'])
})

test('a crowd keeps no more than so many connections open: the others are told at once', () => {
  const told: string[] = []
  const back = new HoldBack(() => false)
  for (let caller = 0; caller < 5000; caller += 1) back.hold(held(told, `${caller}`))
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThan(5000)
  jest.advanceTimersByTime(1000)
  expect(told).toHaveLength(5000)
  told.length = 0
  back.hold(held(told, 'later'))
  expect(told).toEqual([])
})

test('a server that closes holds nobody', () => {
  const told: string[] = []
  new HoldBack(() => true).hold(held(told, 'last'))
  expect(told).toEqual(['last'])
})
