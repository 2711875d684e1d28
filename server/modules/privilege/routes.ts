import { privilegeEndpoints } from '@contract/privilege/endpoints'
import { privilegeSchemas } from '@contract/privilege/schema'
import type { ReceiveRecord } from '@contract/types'
import type { Kit } from '../../http/kit'
import { catalogueOf } from '../catalogue'
import { privilegeReads } from './read-service'
import { receiveService } from './receive-service'
import { sweepRecharges, type RechargeDependencies } from './recharge'
import { currentCodeOf } from './current-code'
import { receivedParcel, sendReceived, sendTo } from './parcel'

const RECHARGE_SWEEP_MS = 15_000
const SEND_MS = 3_000

/** Endpoints for privileges: reading them, taking them, and their records. */
export function privilegeModule(kit: Kit): void {
  const { db, phones, log, gateways } = kit
  const keeping = { db, phones }
  const recharge: RechargeDependencies = { db, log, recharge: () => gateways.recharge }
  const source = catalogueOf(kit)
  const reads = privilegeReads(db, source, (partner) => gateways.partners[partner]?.siteUrl ?? null)
  const receiving = receiveService(keeping, source, recharge)
  const inFull = (record: ReceiveRecord, now: Date) => ({
    ...record,
    standing: currentCodeOf(record, kit.settings.secrets.signing, now)
  })
  kit.bind(privilegeEndpoints, privilegeSchemas, {
    myPrivilegeDetail: (input, context) => reads.detail(input, context),
    receivePrivilege: (input, { memberId, channel, now }) =>
      receiving.receive({ ...input, memberId, channel, now }),
    receiveGroupPrivilege: (input, { memberId, channel, now }) =>
      receiving.receive({ ...input, memberId, channel, now }),
    getReceiveRecord: async ({ receiveId }, { memberId, now }) =>
      inFull(await receiving.record(memberId, receiveId, now), now),
    showReceiveCode: async ({ receiveId }, { memberId, now }) =>
      inFull(await receiving.showCode(receiveId, memberId, now), now),
    getPrivilegeGroupInfo: (input, context) => reads.group(input, context),
    checkPreventSwipe: (_, { memberId, now }) => receiving.mayTake(memberId, now),
    getRecommendProduct: ({ orderNo }, context) => reads.recommended(orderNo, context),
    rechargeRecommendPrivilege: (_, context) => reads.recharges(context),
    recordThePrivilege: ({ privilegeId }, { memberId, now }) => reads.looked(privilegeId, memberId, now),
    listPrivileges: (input, context) => reads.list(input, context),
    pageMyReceiveRecord: (input, { memberId, now }) => receiving.page(input, memberId, now),
    getMyPrivilegeReceiveRecord: ({ privilegeId }, { memberId, now }) =>
      receiving.ofPrivilege(privilegeId, memberId, now),
    getMyReceiveCount: (_, { memberId, now }) => receiving.counts(memberId, now),
    claimReceiveParcel: (input, { memberId, idempotencyKey, now }) =>
      sendTo(keeping, { ...input, memberId, requestKey: idempotencyKey, now }),
    receivedReceiveParcel: ({ receiveId }, { memberId, now }) =>
      receivedParcel(keeping, memberId, receiveId, now),
    markReceiveUsed: ({ receiveId }, { memberId, now }) => receiving.markUsed(receiveId, memberId, now),
    unmarkReceiveUsed: ({ receiveId }, { memberId, now }) => receiving.unmarkUsed(receiveId, memberId, now)
  })
  kit.jobs.every('go on with recharges', RECHARGE_SWEEP_MS, (now) => sweepRecharges(recharge, now))
  kit.jobs.every('send goods of privileges', SEND_MS, (now) =>
    sendReceived({ ...keeping, log, warehouse: gateways.warehouse }, now)
  )
}
