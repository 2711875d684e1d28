import { grantEndpoints } from '@contract/grant/endpoints'
import { grantSchemas } from '@contract/grant/schema'
import type { Kit } from '../../http/kit'
import { activityService } from '../activity'
import { catalogueOf } from '../catalogue'
import { maskMobile } from '../member'
import { smsProofs } from '../session'
import { codeService } from './by-code'
import { mobileOf } from './claim-repository'
import { grantDependencies } from './dependencies'
import { claimByNumber, claimOwn, invitedService } from './invited'
import { retryService } from './retry'
import { severalService } from './several'
import { claimGrant } from './take'
import { grantIn, grantsOf } from './view'

/** Endpoints for gifts by code, by invitation, once per person, and by phone number. */
export function grantModule(kit: Kit): void {
  const { db } = kit
  const dependencies = grantDependencies(kit)
  const source = catalogueOf(kit)
  const proofs = smsProofs(kit, 'grant')
  const codes = codeService(dependencies, activityService(db, source))
  const invited = invitedService(dependencies, proofs)
  const several = severalService(dependencies, source)
  const retries = retryService(dependencies)

  kit.bind(grantEndpoints, grantSchemas, {
    lookUpGrantCode: ({ activeCode }, context) => codes.look(activeCode, context),
    activateGrantCode: ({ activeCode }, context) =>
      codes.activate(activeCode, { ...context, requestKey: context.idempotencyKey }),
    getDirectedActivityCode: (input, context) =>
      invited.sendCode(input, { ...context, activityId: input.activityId }),
    directedActivityCard: ({ activityId, ...entitlement }, context) =>
      invited.take(entitlement, { ...context, activityId, requestKey: context.idempotencyKey }),
    uniquedReceiveCard: ({ activityId }, { memberId, channel, idempotencyKey, now }) =>
      claimGrant(dependencies, {
        ...{ memberId, activityId, kind: 'unique', channel, requestKey: idempotencyKey, now }
      }),
    receiveMutilCard: async ({ activityId, cardIds }, context) => {
      const caller = { ...context, activityId, requestKey: context.idempotencyKey }
      return several.open({ ...caller, cardIds, claim: await claimOwn(dependencies, proofs, caller) })
    },
    receiveMultiCardByMobile: async ({ activityId, ...other }, context) => {
      const caller = { ...context, activityId, requestKey: context.idempotencyKey }
      return several.open({ ...caller, claim: await claimByNumber(dependencies, proofs, caller, other) })
    },
    getCardPlateInfo: ({ activityId }, context) => several.offered({ ...context, activityId }),
    myMultipleCardRecord: (_, { memberId, now }) => several.records(memberId, now),
    getMyReceiveRecord: ({ kind }, { memberId, now }) => grantsOf(memberId, { kind }, now, db),
    getPrivilegeStatus: async ({ activityId }, { memberId, now }) => {
      const mobile = await mobileOf(memberId, db)
      return {
        grant: (await grantIn(memberId, activityId, now, db)) ?? null,
        invited: await several.isInvited({ memberId, activityId }),
        mobile: mobile === null ? null : maskMobile(mobile)
      }
    },
    privilegeRetryrReceive: ({ lineId }, { memberId, now }) => retries.again(memberId, lineId, now)
  })
}
