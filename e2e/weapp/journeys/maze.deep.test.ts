import { closeApps } from '../support/app'
import { walkMini } from '../support/maze/walks'

afterEach(closeApps)

test('walks at random: nothing blank, no dead end, no fault, nothing of the other member', async () => {
  expect(await walkMini('mini')).toBe('')
})
