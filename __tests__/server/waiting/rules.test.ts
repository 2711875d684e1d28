import { ApiError } from '../../../src/api/error'
import { againSeconds } from '../../../src/features/cart/queue'
import { askAgainAfter, HOLD_MS, wordsFor } from '../../../server/modules/waiting/rules'

const waiting = { ahead: 0, pieces: 1000, rate: 100 }

test('who is near asks soon, who is far later, and nobody later than a turn is kept', () => {
  expect(askAgainAfter({ ahead: 0 }, 0)).toBe(1)
  expect(askAgainAfter({ ahead: 3000 }, 0)).toBe(10)
  expect(askAgainAfter({ ahead: 3000 }, 1)).toBe(13)
  expect(askAgainAfter({ ahead: 1_000_000 }, 1) * 1000).toBeLessThan(HOLD_MS)
})

test('the buyer is told the place and the time, or that there may not be enough', () => {
  expect(wordsFor(waiting, 1)).toBe('排队中：前面没有人了，预计 1 秒后轮到您，轮到后自动下单。1 秒后自动刷新')
  expect(wordsFor({ ...waiting, ahead: 999 }, 3)).toContain('前面还有 999 人，预计 10 秒后轮到您')
  expect(wordsFor({ ...waiting, ahead: 999, rate: 1 }, 3)).toContain('预计 17 分钟后轮到您')
  expect(wordsFor({ ...waiting, ahead: 1000 }, 3)).toBe(
    '排队中：前面还有 1000 人，剩 1000 件。件数可能不够，有人放弃就轮到您。3 秒后自动刷新'
  )
})

test('the app reads in the words when to ask again', () => {
  expect(againSeconds(new ApiError('business', '931', wordsFor({ ...waiting, ahead: 1000 }, 27)))).toBe(27)
  expect(againSeconds(new ApiError('business', '901', wordsFor(waiting, 27)))).toBeUndefined()
})
