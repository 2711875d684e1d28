import { jest } from '@jest/globals'
import { mazeMember } from '../support/maze/members'
import { walksOf } from '../support/maze/plan'
import { walkAll } from '../support/maze/walk'
import { h5Maze } from './support/maze/h5-maze'
import { appOrigin, putPhonesAway } from './support/phone'
import { byLevel } from '../../__tests__/support/depth'

// what a walk meets once is there: a second try would hide it
jest.retryTimes(0)
afterAll(putPhonesAway)

/** Much of a step is waiting for the browser; more of them make the journeys beside them late. */
const AT_ONCE = 2

test('walks at random: nothing blank, no dead end, no fault, nothing of the other member', async () => {
  // in depth 504 steps, with those in the mini host 5,012
  const walks = walksOf('h5', ...byLevel<[number, number]>([2, 20], [6, 84]))
  const met = await walkAll(walks, AT_ONCE, async ({ seed }) => {
    const members = [await mazeMember(appOrigin(), '甲迷宫'), await mazeMember(appOrigin(), '乙迷宫')]
    // every second one in WeChat's browser
    return h5Maze(members, Number(seed.split('.').at(-1)) % 2 === 0)
  })
  expect(met.join('\n\n')).toBe('')
})
