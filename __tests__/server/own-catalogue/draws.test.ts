/** What is wrong with the prizes of lottery privileges: each can be used wherever it is drawn, or is nothing. */
import type { TestDatabase } from '../../support/server/test-database'
import { check, faultsOf, newFolder, stageCatalogue, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

const faultsWith = async (kind: string, id: string, by: Record<string, unknown>) => {
  const folder = whole.copy()
  folder.change(kind, id, by)
  return faultsOf(check(database, folder))
}
const prizes = (...list: object[]) => ({
  prizes: list.map((prize) => ({ name: '奖品', weight: 1, ...prize }))
})

test.each<[string, string, object[], RegExp]>([
  ['a prize without a kind, which was a code of no use', 'lucky-month', [{}], /^privileges.*prizes/],
  ['a coupon that is not named', 'lucky-month', [{ kind: 'coupon' }], /prizes.*It needs couponId/],
  [
    'points beside a coupon',
    'lucky-month',
    [{ kind: 'coupon', couponId: 'c-lucky-5', points: 5 }],
    /prizes.*It is for prizes of the kind points/
  ],
  [
    'a coupon that there is not',
    'lucky-month',
    [{ kind: 'coupon', couponId: 'nothing' }],
    /there is no nothing among coupons/
  ],
  [
    'a privilege that there is not',
    'lucky-month',
    [{ kind: 'privilege', privilegeId: 'nothing' }],
    /there is no nothing among privileges/
  ],
  [
    'two of one name',
    'lucky-month',
    [
      { kind: 'points', points: 1 },
      { kind: 'points', points: 2 }
    ],
    /called so/
  ],
  [
    'nothing that is called something',
    'lucky-month',
    [{ kind: 'none' }],
    /Only what is nothing \(none\) is called 谢谢/
  ],
  [
    'a draw of a draw',
    'lucky-month',
    [{ kind: 'privilege', privilegeId: 'lucky-coffee' }],
    /cannot give a draw/
  ],
  [
    'what is had at a partner’s',
    'lucky-month',
    [{ kind: 'privilege', privilegeId: 'jump-meituan' }],
    /handed over by nobody/
  ],
  [
    'what another channel has',
    'lucky-month',
    [{ kind: 'privilege', privilegeId: 'candy-cut-10' }],
    /cannot be used in every channel/
  ],
  [
    'a coupon of another channel',
    'lucky-care',
    [{ kind: 'coupon', couponId: 'c-lucky-10' }],
    /every channel/
  ],
  [
    'points where there are none',
    'lucky-stay',
    [{ kind: 'points', points: 5 }],
    /There are no points in jinjiang/
  ]
])('%s is refused', async (_, id, list, fault) => {
  expect(await faultsWith('privileges', id, prizes(...list))).toContainEqual(expect.stringMatching(fault))
})

test.each<[string, Record<string, unknown>, RegExp]>([
  ['counted', { quota: 3 }, /^plates\.yaml:\d+: quota: What is had at a partner’s is not counted: all 7/],
  [
    'mixed with what is counted',
    { privilegeIds: ['jump-meituan', 'latte'], quota: 1 },
    /privilegeIds: What is had at a partner’s is not counted: it needs a plate of its own/
  ]
])('what is had at a partner’s is not %s in a plate', async (_, by, fault) => {
  expect(await faultsWith('plates', 'partner-perks', by)).toEqual([expect.stringMatching(fault)])
})

test('nothing but a plate gives a draw', async () => {
  const faults = await faultsWith('lottery-prizes', 'main-w-coffee', { privilegeId: 'lucky-month' })
  expect(faults).toContainEqual(
    expect.stringMatching(/^lottery-prizes\.yaml:\d+: privilegeId: A draw is taken from a plate alone/)
  )
})

test('a folder of the draws alone is compared with what is stored', async () => {
  const folder = newFolder()
  folder.write(
    'lottery-prizes.yaml',
    whole
      .read('lottery-prizes')
      .map((prize) => (prize['id'] === 'main-w-coffee' ? { ...prize, privilegeId: 'lucky-month' } : prize))
  )
  expect(await faultsOf(check(database, folder))).toContainEqual(expect.stringMatching(/from a plate alone/))
})
