import { categoriesEverywhere, MAX_CATEGORIES_AGE_MS } from '../../../server/modules/location/categories'
import type { ReadRecent } from '../../../server/db/replica'

const MINUTE_MS = 60_000
const NOW = new Date('2026-11-25T00:00:00Z')

let ms = 0
let stores = 0
let fails = false
let counted = 0

/** A database in which so many stores have a category. */
const read = (async () => {
  counted += 1
  if (fails) throw new Error('the database is away')
  return [{ category: '美食', total: stores }]
}) as unknown as ReadRecent

function open() {
  ;[ms, stores, counted, fails] = [0, 3, 0, false]
  const everywhere = categoriesEverywhere(read, () => ms)
  return async (channel = 'main') => (await everywhere(channel, NOW))[0]?.total
}

test('the categories of everywhere are counted once a minute, and meanwhile told as they were', async () => {
  const total = open()
  expect(await Promise.all([total(), total()])).toEqual([3, 3])
  ;[stores, ms] = [4, MINUTE_MS - 1]
  expect(await total()).toBe(3)
  expect(counted).toBe(1)
  ms = MINUTE_MS
  expect(await total()).toBe(3)
  expect(await total()).toBe(4)
  expect(counted).toBe(2)
})

test('what is old is counted before it is told, and each channel has its own', async () => {
  const total = open()
  await total()
  ;[stores, ms] = [4, MAX_CATEGORIES_AGE_MS]
  expect(await total()).toBe(4)
  stores = 5
  expect(await total('candy')).toBe(5)
})

test('a failure is kept by nobody', async () => {
  const total = open()
  fails = true
  await expect(total()).rejects.toThrow('away')
  fails = false
  expect(await total()).toBe(3)
  ;[fails, ms] = [true, MINUTE_MS]
  expect(await total()).toBe(3)
  expect(await total()).toBe(3)
})
