import { findSources } from '../../../server/modules/assistant/find'
import { understand } from '../../../server/modules/assistant/understand/understand'
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
})
afterAll(() => database.drop())

test.each([
  ['迪斯尼几点开门', 'sight:shdisney'],
  ['Disney 门票怎么买', 'sight:shdisney'],
  ['紫禁城要预约吗', 'sight:gugong'],
  ['小蛮腰门票多少钱', 'sight:gzta'],
  ['兵马佣怎么去', 'sight:bingmayong'],
  ['优惠劵怎么用', 'help:coupon-use']
])('%s: what a question names by another name is found', async (question, id) => {
  const { documents } = await findSources(understand(question), 'main', database.db)
  expect(documents[0]?.id).toBe(id)
})
