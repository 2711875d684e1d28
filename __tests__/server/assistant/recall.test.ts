import { measureRecall, readUnknown } from '../../../bench/assistant/recall'
import { findSources } from '../../../server/modules/assistant/find'
import { understand } from '../../../server/modules/assistant/understand/understand'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

test('of 120 questions nine in ten find what answers them among the first three', async () => {
  const { asked, at3, missed } = await measureRecall(database.db)
  expect(asked).toBe(120)
  expect({ kept: at3 / asked >= 0.9, missed }).toMatchObject({ kept: true })
})

test('what nothing of ours answers finds nothing', async () => {
  const found: string[] = []
  for (const question of readUnknown())
    if ((await findSources(understand(question), 'main', database.db)).certain) found.push(question)
  expect(found).toEqual([])
})
