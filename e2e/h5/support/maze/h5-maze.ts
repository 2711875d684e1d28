import type { MazeMember } from '../../../support/maze/members'
import type { Maze } from '../../../support/maze/walk'
import { faultsOf } from './faults'
import { h5Moves } from './moves'
import { H5Walker } from './walker'

/** The app in a browser as a maze; in WeChat's, where logins come by it. */
export async function h5Maze(members: readonly MazeMember[], wechat: boolean): Promise<Maze> {
  const walker = await H5Walker.begin(members, wechat)
  return {
    moves: h5Moves(walker),
    settle: () => walker.settle(),
    faults: () => faultsOf(walker),
    where: () => walker.where,
    end: () => walker.context.close()
  }
}
