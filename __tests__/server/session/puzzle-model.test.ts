import {
  isSlideRight,
  newGap,
  newQuestion,
  numberText,
  PIECE,
  SLIDE_HEIGHT,
  SLIDE_WIDTH
} from '../../../server/modules/session/puzzle-model'
import { handTo } from './support'

const by = (x: number, more: Partial<Parameters<typeof isSlideRight>[1]> = {}) =>
  isSlideRight(150, { x, track: handTo(x), afterMs: 2000, ...more })

test.each([
  [145, false],
  [146, true],
  [150, true],
  [154, true],
  [155, false]
])('a piece at %i belongs at 150: %p', (x, right) => {
  expect(by(x)).toBe(right)
})

test('a number that is only sent, and a hand faster than any, do not pass', () => {
  expect(by(150, { track: [] })).toBe(false)
  expect(by(150, { track: [{ x: 150, at: 900 }] })).toBe(false)
  expect(by(150, { track: handTo(150).slice(0, -1) })).toBe(false)
  expect(by(150, { track: [...handTo(150).slice(0, 2), { x: 140, at: 40 }, { x: 150, at: 30 }] })).toBe(false)
  expect(by(150, { afterMs: 500 })).toBe(false)
})

test('keys in steps pass, forth and back', () => {
  const track = [4, 8, 148, 152, 150].map((x, at) => ({ x, at: at * 300 }))
  expect(by(150, { track })).toBe(true)
})

test('the gap is on the picture, beside where the piece begins, in many places', () => {
  const gaps = Array.from({ length: 500 }, newGap)
  for (const { x, y } of gaps) {
    expect(x).toBeGreaterThanOrEqual(PIECE)
    expect(x + PIECE).toBeLessThanOrEqual(SLIDE_WIDTH)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y + PIECE).toBeLessThanOrEqual(SLIDE_HEIGHT)
  }
  expect(new Set(gaps.map(({ x }) => x)).size).toBeGreaterThan(120)
})

test.each([
  [0, '零'],
  [7, '七'],
  [10, '十'],
  [13, '十三'],
  [20, '二十'],
  [47, '四十七']
])('%i is read %s', (number, words) => {
  expect(numberText(number)).toBe(words)
})

test('a question is a sentence with a small answer', () => {
  for (let i = 0; i < 200; i++) {
    const { text, answer } = newQuestion()
    expect(text).toMatch(/^[\u4e00-\u9fff，]+？$/)
    expect(answer).toBeGreaterThan(0)
    expect(answer).toBeLessThan(100)
  }
})
