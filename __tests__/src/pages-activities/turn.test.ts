import { AROUND, lightSteps, wheelAngle } from '@/pages-activities/lottery/turn'

it('the wheel stands with the middle of the prize at the pointer, from wherever it stood, and turns on', () => {
  for (const count of [4, 6, 8]) {
    let angle = 0
    for (let index = 0; index < count; index += 1) {
      const next = wheelAngle(angle, index, count)
      expect(next - angle).toBeGreaterThanOrEqual(5 * 360)
      // a prize at `middle` degrees is at the top once the wheel has turned by the rest of the round
      const middle = ((index + 0.5) * 360) / count
      expect((next + middle) % 360).toBeCloseTo(0)
      angle = next
    }
  }
})

it('the light goes around the button, box by box, slower towards its end, and stands at the prize', () => {
  expect(new Set(AROUND).size).toBe(8)
  expect(AROUND).not.toContain(4)
  for (const [from, to] of [
    [0, 3],
    [5, 5],
    [7, 0]
  ] as const) {
    const steps = lightSteps(from, to)
    expect(steps.at(-1)?.at).toBe(to)
    expect(steps.length).toBeGreaterThanOrEqual(24)
    steps.forEach(({ at, wait }, step) => {
      expect(at).toBe((from + step + 1) % 8)
      expect(wait).toBeGreaterThanOrEqual(steps[step - 1]?.wait ?? 0)
    })
  }
})
