import { RESULT } from '@contract/envelope/codes'
import type { Data, Grant } from '@contract/types'
import type { Network } from '../../core/network'
import { grantCodeMacs } from '../../domain/grant-code'
import { BusinessError } from '../../core/business-error'
import type { activityService, Visitor } from '../activity'
import { claimCode, findCode } from './claim-repository'
import type { GrantDependencies } from './dependencies'
import { wrongCode } from './refusals'
import { claimGrant } from './take'
import { countCodeTry } from './tries'
import { grantIn } from './view'

/** The owner of a code. */
export interface CodeCaller extends Visitor {
  readonly memberId: string
  readonly network: Network
}

/** A code of another channel, or of an activity that is over, is reported like any other wrong code. */
const WRONG: ReadonlySet<string> = new Set([RESULT.notFound, RESULT.ended])

const asWrong = (problem: unknown): unknown =>
  problem instanceof BusinessError && WRONG.has(problem.code) ? wrongCode() : problem

/** Codes that give what an activity gives, once each. */
export function codeService(
  dependencies: GrantDependencies,
  activities: Pick<ReturnType<typeof activityService>, 'one'>
) {
  const { db, limit, pepper } = dependencies

  /** What the caller received for this code. */
  const mineBy = async (
    codeMacs: readonly string[],
    memberId: string,
    now: Date
  ): Promise<Grant | undefined> => {
    const code = await findCode(codeMacs, db)
    return code?.usedBy === memberId ? grantIn(memberId, code.activityId, now, db) : undefined
  }

  return {
    /** @throws BusinessError 909, 429 */
    async look(activeCode: string, caller: CodeCaller): Promise<Data<'lookUpGrantCode'>> {
      const { memberId, now } = caller
      await countCodeTry(limit, memberId, caller.network)
      const code = await findCode(grantCodeMacs(activeCode, pepper), db)
      if (!code || (code.usedBy !== null && code.usedBy !== memberId)) throw wrongCode()
      const mine = code.usedBy === memberId ? await grantIn(memberId, code.activityId, now, db) : undefined
      const activity = await activities.one(code.activityId, caller).catch((problem: unknown) => {
        throw asWrong(problem)
      })
      if (!mine && Date.parse(activity.endsAt) <= now.getTime()) throw wrongCode()
      return { activity, mine: mine ?? null }
    },

    /** @throws BusinessError 909, 429, 901, 902, 903 */
    async activate(activeCode: string, caller: CodeCaller & { requestKey: string }): Promise<Grant> {
      const { memberId, now, channel, requestKey, network } = caller
      await countCodeTry(limit, memberId, network)
      const codeMacs = grantCodeMacs(activeCode, pepper)
      const code = await findCode(codeMacs, db)
      if (!code || (code.usedBy !== null && code.usedBy !== memberId)) throw wrongCode()
      const before = await mineBy(codeMacs, memberId, now)
      if (before) return before
      const { activityId } = code
      try {
        return await claimGrant(dependencies, {
          ...{ memberId, activityId, kind: 'code', channel, requestKey, now },
          async claim(tx) {
            if (!(await claimCode(codeMacs, { activityId, memberId, now }, tx))) throw wrongCode()
          }
        })
      } catch (problem) {
        // concurrent calls: the other one used it for the same person
        const twin = problem instanceof BusinessError ? await mineBy(codeMacs, memberId, now) : undefined
        if (!twin) throw asWrong(problem)
        return twin
      }
    }
  }
}
