import { inBatches } from '../../../server/db/in-batches'

/** Finds that many rows, one round after the other. */
const step = (...found: readonly number[]) => {
  const asked: number[] = []
  const rest = [...found]
  return {
    asked,
    run: (batch: number) => {
      asked.push(batch)
      return Promise.resolve(rest.shift() ?? 0)
    }
  }
}

test('it ends with the first batch that is not full', async () => {
  const { asked, run } = step(10, 10, 3, 10)
  expect(await inBatches(run, { batch: 10, ms: 60_000 })).toBe(23)
  expect(asked).toEqual([10, 10, 10])
})

test('it begins no batch after its time', async () => {
  const { asked, run } = step(10, 10)
  expect(await inBatches(run, { batch: 10, ms: 0 })).toBe(10)
  expect(asked).toHaveLength(1)
})

test('what fails ends the round', async () => {
  await expect(inBatches(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
})
