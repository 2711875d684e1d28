import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ENTITIES } from '../../../server/db/catalogue-files/entities'
import { headOf } from '../../../server/db/catalogue-files/file-text'
import { inLines, inOneLine } from '../../../server/db/catalogue-files/html-lines'
import { readFolder } from '../../../server/db/catalogue-files/read-folder'
import { seed } from '../../../server/db/seed'
import { demoFolder, readDemo, shippedPictures } from '../../../server/db/demo-catalogue'
import { createTestDatabase } from '../../support/server/test-database'
import { apply, newFolder, NOW } from './folders'

/** Files of a kind in the demo: one, or those of its folder. */
function filesOf(kind: string): string[] {
  const folder = join(demoFolder(), kind)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return readdirSync(folder).map((name) => join(folder, name))
  return [`${folder}.yaml`]
}

test.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
  'the demo’s %s begin by saying what each property is, as an export does',
  (name, entity) => {
    for (const file of filesOf(name)) expect(readFileSync(file, 'utf8').startsWith(headOf(entity))).toBe(true)
  }
)

test('the demo fills an empty database by being applied, and a second time changes nothing', async () => {
  const database = await createTestDatabase()
  try {
    const folder = { ...newFolder(), path: demoFolder() }
    expect((await apply(database, folder)).added).toBeGreaterThan(1000)
    expect(await apply(database, folder)).toEqual({ added: 0, changed: 0, takenAway: 0 })
  } finally {
    await database.drop()
  }
})

test('a start leaves on sale what somebody put beside the demo', async () => {
  const database = await createTestDatabase()
  try {
    await seed(database.db, { now: NOW })
    await database.pool.query(
      `insert into products (id, name, subtitle, picture, price_fen, list_price_fen, privilege_id, on_sale, sort)
       select 'mine', '我的商品', subtitle, picture, 100, 100, privilege_id, true, 99 from products limit 1`
    )
    await seed(database.db, { now: NOW })
    const { rows } = await database.pool.query(`select on_sale from products where id = 'mine'`)
    expect(rows).toEqual([{ on_sale: true }])
  } finally {
    await database.drop()
  }
})

test('its days count from the day of reading; a day is midnight in China', () => {
  const startOf = (now: string) =>
    readDemo(new Date(now), ['activities']).kinds[0]?.entries.get('main-winter-soon')?.values['startsAt']
  expect(startOf('2026-11-20T15:59:00Z')).toBe('2026-11-29T16:00:00.000Z')
  expect(startOf('2026-11-20T16:30:00Z')).toBe('2026-11-30T16:00:00.000Z')
})

test('a kind may be several files: a place follows the last one, and an id stands in one of them alone', () => {
  const folder = newFolder()
  const brand = (id: string) => ({ id, name: id, logo: 'pictures/brands/wuyu.svg', intro: '' })
  folder.write('brands/a.yaml', [brand('one'), brand('two')])
  folder.write('brands/b.yaml', [brand('three'), brand('one')])
  const { kinds, faults } = readFolder(folder.path, { assets: shippedPictures(), now: NOW })
  expect([...(kinds[0]?.entries.keys() ?? [])]).toEqual(['one', 'two', 'three'])
  expect(faults).toEqual([
    { file: 'brands/b.yaml', line: 5, message: 'one stands in brands/a.yaml already, on line 1' }
  ])
})

test('HTML in lines is the same HTML in one line', () => {
  const html = '<h3>一</h3><ol><li>甲 <strong>乙</strong></li><li>丙</li></ol><p>丁<br />戊</p>'
  expect(inLines(html).split('\n')).toHaveLength(6)
  expect(inOneLine(inLines(html))).toBe(html)
})
