import { mazeMember } from '../../../support/maze/members'
import { walksOf } from '../../../support/maze/plan'
import { walkAll } from '../../../support/maze/walk'
import { serverOrigin } from '../app'
import { miniMaze, MiniWalker } from './mini-maze'
import { byLevel } from '../../../../__tests__/support/depth'

/** Half of a walk is waiting: for the server, for a person who reads. */
const AT_ONCE = 7
const WALKS = 7
/** In depth 4,508 in both suites. */
const STEPS = byLevel(30, 322)

/** The walks of a suite in the mini-program; two suites, as a file has one core. @returns what they met */
export async function walkMini(suite: string): Promise<string> {
  const met = await walkAll(walksOf(suite, WALKS, STEPS), AT_ONCE, async () => {
    const members = [await mazeMember(serverOrigin(), '甲迷宫'), await mazeMember(serverOrigin(), '乙迷宫')]
    return miniMaze(await MiniWalker.begin(members))
  })
  return met.join('\n\n')
}
