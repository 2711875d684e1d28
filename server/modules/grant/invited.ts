import type { Data, Grant, ParsedInput } from '@contract/types'
import type { Network } from '../../core/network'
import type { Tx } from '../../db/client'
import { grantCodeMacs, invitationMacs } from '../../domain/grant-code'
import { expectOpen } from '../activity'
import type { SmsProofs } from '../session'
import { claimCode, claimInvitation, hasClaimed, mobileOf } from './claim-repository'
import type { GrantDependencies } from './dependencies'
import { notInvited, wrongCode } from './refusals'
import { activityOfKind, claimGrant } from './take'
import { countCodeTry } from './tries'

/** The caller and the activity. */
export interface InvitedCaller {
  readonly memberId: string
  readonly activityId: string
  readonly channel: string
  readonly network: Network
  readonly deviceHash: string | null
  readonly now: Date
}

/** What entitles somebody to an invitation-only activity. */
export type Entitlement = Pick<ParsedInput<'directedActivityCard'>, 'activeCode' | 'mobile' | 'smsCode'>

/** Uses up the entitlement, inside the transaction that gives. */
export type Claim = (tx: Tx) => Promise<void>

/**
 * How a caller claims an invitation: by the number that they logged in with, or by another one whose SMS code they
 * have.
 * @throws BusinessError 908; the claim throws 908, 909
 */
export async function claimByNumber(
  { db, pepper }: GrantDependencies,
  proofs: SmsProofs,
  caller: InvitedCaller,
  other: Pick<Entitlement, 'mobile' | 'smsCode'> = {}
): Promise<Claim> {
  const { activityId, network, deviceHash, now } = caller
  const own = await mobileOf(caller.memberId, db)
  const mobile = other.mobile ?? own
  if (mobile === null) throw notInvited()
  const mobileMacs = invitationMacs(activityId, mobile, pepper)
  // already claimed by this number: a repeated call has used up its SMS code
  const needsProof = mobile !== own && !(await hasClaimed(caller, mobileMacs, db))
  const use = needsProof
    ? await proofs.judge({ mobile, code: other.smsCode ?? '', network, deviceHash, now })
    : undefined
  return async (tx) => {
    await use?.(tx)
    if (!(await claimInvitation(mobileMacs, caller, tx))) throw notInvited()
  }
}

/** By the number that they logged in with, or by an invitation that is already theirs, by whatever number. */
export async function claimOwn(
  dependencies: GrantDependencies,
  proofs: SmsProofs,
  caller: InvitedCaller
): Promise<Claim> {
  const isTheirs = await hasClaimed(caller, undefined, dependencies.db)
  return isTheirs ? () => Promise.resolve() : claimByNumber(dependencies, proofs, caller)
}

/** Activities for invited members: by number, or by a code. */
export function invitedService(dependencies: GrantDependencies, proofs: SmsProofs) {
  const { db, limit, pepper } = dependencies

  async function claimOf(entitlement: Entitlement, caller: InvitedCaller): Promise<Claim> {
    const { activeCode } = entitlement
    if (activeCode === undefined) return claimByNumber(dependencies, proofs, caller, entitlement)
    await countCodeTry(limit, caller.memberId, caller.network)
    return async (tx) => {
      if (!(await claimCode(grantCodeMacs(activeCode, pepper), caller, tx))) throw wrongCode()
    }
  }

  return {
    /** The response does not reveal whether the number is invited. @throws BusinessError 404, 903, 904, 916, 429, 503 */
    async sendCode(
      { mobile, proof }: ParsedInput<'getDirectedActivityCode'>,
      caller: InvitedCaller
    ): Promise<Data<'getDirectedActivityCode'>> {
      const { network, deviceHash, now } = caller
      expectOpen(await activityOfKind(caller, ['directed', 'cards'], db), now)
      return proofs.send({ mobile, network, deviceHash, proof, now })
    },

    /** @throws BusinessError 404, 429, 901, 902, 903, 904, 908, 909 */
    async take(entitlement: Entitlement, caller: InvitedCaller & { requestKey: string }): Promise<Grant> {
      await activityOfKind(caller, ['directed'], db)
      const claim = await claimOf(entitlement, caller)
      return claimGrant(dependencies, { ...caller, kind: 'directed', claim })
    }
  }
}
