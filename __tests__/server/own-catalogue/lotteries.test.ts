/** What is wrong with lotteries as a whole, with file and line. */
import type { TestDatabase } from '../../support/server/test-database'
import { check, faultsOf, newFolder, stageCatalogue, type Entry, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

/** The catalogue with one prize otherwise. */
async function faultsWith(id: string, by: Entry): Promise<readonly string[]> {
  const folder = whole.copy()
  folder.change('lottery-prizes', id, by)
  return faultsOf(check(database, folder))
}

test('as it is, it holds together', async () => {
  expect(await faultsOf(check(database, whole))).toEqual([])
})

test.each<[string, string, Entry, RegExp]>([
  [
    'two fallbacks',
    'main-w-points-66',
    { fallback: true, stock: null },
    /^lotteries\.yaml:\d+: id: It has 2 fallbacks/
  ],
  ['no fallback', 'main-w-points-10', { fallback: false }, /^lotteries\.yaml:\d+: id: It has 0 fallbacks/],
  [
    'a fallback that ends',
    'main-w-points-10',
    { stock: 5 },
    /^lottery-prizes\.yaml:\d+: stock: The fallback is given without end/
  ],
  [
    'a fallback that is to be claimed',
    'main-w-thermos',
    { fallback: true, stock: null },
    /^lottery-prizes\.yaml:\d+: kind: The fallback is points or none/
  ],
  [
    'a chance that is published as none',
    'main-w-points-10',
    { weight: 900_000 },
    /^lottery-prizes\.yaml:\d+: weight: Its chance is below 0\.01 %/
  ],
  [
    'seven boxes around a grid',
    'candy-g-music',
    { onSale: false },
    /^lotteries\.yaml:\d+: id: A grid has 8 prizes, here are 7/
  ],
  [
    'points without a number',
    'main-w-points-66',
    { points: null },
    /^lottery-prizes\.yaml:\d+: kind: It needs points/
  ],
  [
    'a coupon that there is not',
    'main-w-coupon',
    { couponId: 'nothing' },
    /^lottery-prizes\.yaml:\d+: couponId: there is no nothing among coupons/
  ]
])('%s', async (_, id, by, fault) => {
  expect(await faultsWith(id, by)).toContainEqual(expect.stringMatching(fault))
})

test('nothing to draw, points where there are none, and an end before the beginning', async () => {
  const folder = whole.copy()
  for (const { id, lotteryId } of folder.read('lottery-prizes'))
    if (lotteryId === 'main-wheel') folder.change('lottery-prizes', String(id), { weight: 0 })
  folder.change('lotteries', 'candy-grid', { channelCodes: ['jinjiang'] })
  folder.change('lotteries', 'yanglao-grid', { endsAt: '2020-01-01T00:00:00+08:00' })
  const faults = (await faultsOf(check(database, folder))).join('\n')
  expect(faults).toMatch(/lotteries\.yaml:\d+: id: Nothing can be drawn/)
  expect(faults).toMatch(/lottery-prizes\.yaml:\d+: kind: There are no points in jinjiang/)
  expect(faults).toMatch(/lotteries\.yaml:\d+: endsAt: It ends before it begins/)
})

test('prizes alone are measured against the lotteries of the database', async () => {
  const folder = newFolder()
  folder.write(
    'lottery-prizes.yaml',
    whole.read('lottery-prizes').filter(({ id }) => id !== 'main-w-points-10')
  )
  expect(await faultsOf(check(database, folder))).toEqual([
    expect.stringMatching(/^lottery-prizes\.yaml:\d+: lotteryId: main-wheel: It has 0 fallbacks/)
  ])
})
