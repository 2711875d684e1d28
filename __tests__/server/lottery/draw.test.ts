/** What a roll draws, and the odds that are published of it. */
import { drawByWeight, percentsOf } from '../../../server/domain/draw'

test('top-value-wins-nothing: every roll, the first and the last among them, has its prize, and none is beside them', () => {
  const prizes = [{ weight: 0 }, { weight: 2 }, { weight: 0 }, { weight: 3 }, { weight: 0 }]
  const asked: number[] = []
  const at = (roll: number) => prizes.indexOf(drawByWeight(prizes, (below) => (asked.push(below), roll)))
  expect([0, 1, 2, 3, 4].map(at)).toEqual([1, 1, 3, 3, 3])
  expect(new Set(asked)).toEqual(new Set([5]))
  expect(() => drawByWeight([{ weight: 0 }])).toThrow('none has a weight')
})

test('a roll beyond the weights draws nothing', () => {
  expect(() => drawByWeight([{ weight: 1 }, { weight: 2 }], () => 3)).toThrow(
    'not below the sum of the weights'
  )
})

const percents = (...weights: number[]) => percentsOf(weights.map((weight) => ({ weight })))

test('odds are of the weights, to a hundredth of a percent, and add up to 100', () => {
  expect(percents(1, 1, 1)).toEqual([33.34, 33.33, 33.33])
  expect(percents(5, 25, 970)).toEqual([0.5, 2.5, 97])
  expect(percents(0, 7)).toEqual([0, 100])
})

test('what rounding leaves goes to the largest remainders, not to the largest odds', () => {
  // 76.9230…, 23.0769…
  expect(percents(10, 3)).toEqual([76.92, 23.08])
  // 64.2857…, 28.5714…, 7.1428…
  expect(percents(9, 4, 1)).toEqual([64.29, 28.57, 7.14])
  // 7.1428…, 28.5714…, 64.2857…
  expect(percents(1, 4, 9)).toEqual([7.14, 28.57, 64.29])
})

test('where nothing can be drawn all odds are 0', () => {
  expect(percents(0, 0)).toEqual([0, 0])
  expect(percents()).toEqual([])
})
