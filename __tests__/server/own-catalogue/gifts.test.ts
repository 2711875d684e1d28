/** What is sold, given or won is handed over by somebody, and can be used wherever it is given. */
import type { TestDatabase } from '../../support/server/test-database'
import { check, faultsOf, stageCatalogue, type TestFolder } from './folders'

let database: TestDatabase
let whole: TestFolder

stageCatalogue((...ready) => {
  ;[database, whole] = ready
})

test.each<[string, string, string, Record<string, unknown>, RegExp]>([
  [
    'a product of what is had at a partner’s',
    'products',
    'p-film-2d',
    { privilegeId: 'jump-meituan' },
    /^products\.yaml:\d+: privilegeId: .*handed over by nobody/
  ],
  [
    'a prize of what is had at a partner’s',
    'lottery-prizes',
    'main-w-coffee',
    { privilegeId: 'jump-meituan' },
    /^lottery-prizes\.yaml:\d+: privilegeId: .*handed over by nobody/
  ],
  [
    'a prize that only another channel has',
    'lottery-prizes',
    'main-w-coffee',
    { privilegeId: 'candy-cut-10' },
    /^lottery-prizes\.yaml:\d+: privilegeId: It cannot be used in every channel/
  ],
  [
    'a gift that only another channel has',
    'activities',
    'jinjiang-gift',
    { items: [{ kind: 'card', itemId: 'main-black' }] },
    /^activities\.yaml:\d+: items: main-black: It cannot be used in every channel/
  ]
])('%s is refused', async (_what, kind, id, by, fault) => {
  const folder = whole.copy()
  folder.change(kind, id, by)
  expect(await faultsOf(check(database, folder))).toContainEqual(expect.stringMatching(fault))
})

test('a gift of the channel is none', async () => {
  const folder = whole.copy()
  folder.change('activities', 'jinjiang-gift', { items: [{ kind: 'card', itemId: 'main-travel' }] })
  expect(await faultsOf(check(database, folder))).toEqual([])
})
