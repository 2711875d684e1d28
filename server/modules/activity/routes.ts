import { activityEndpoints } from '@contract/activity/endpoints'
import { activitySchemas } from '@contract/activity/schema'
import type { KeyedContext } from '../../http/context'
import { limitNetwork } from '../../core/limit'
import type { Kit } from '../../http/kit'
import { catalogueOf } from '../catalogue'
import { grantGift, type GainRequest } from './give'
import { activityService } from './service'

/** Per address, which many phones on one network share; each record of an unknown device is a row. */
const RECORDS_A_MINUTE = 120

/** Calls of activities that partner channels send their users to. */
export function activityModule(kit: Kit): void {
  const { db, limit } = kit
  const service = activityService(db, catalogueOf(kit))
  const gainRequest = (
    activityId: string,
    kind: GainRequest['kind'],
    { memberId, channel, idempotencyKey, now }: KeyedContext
  ): GainRequest => ({ activityId, kind, memberId, channel, requestKey: idempotencyKey, now })

  kit.bind(activityEndpoints, activitySchemas, {
    addActivityRecord: async (input, context) => {
      const { network } = context
      await limitNetwork(limit, {
        purpose: 'activity-record',
        network,
        max: RECORDS_A_MINUTE,
        windowMs: 60_000
      })
      return service.record(input, context)
    },
    getActivity: ({ activityId }, context) => service.one(activityId, context),
    listActivities: ({ kind }, context) => service.list(kind, context),
    takeGift: ({ activityId }, context) => grantGift({ db }, gainRequest(activityId, 'gift', context)),
    grantCardByCardId: async ({ cardId }, context) => {
      const activityId = await service.giving(cardId, context)
      return grantGift({ db }, gainRequest(activityId, 'gift', context))
    },
    signActivity: ({ activityId, name, agreementVersion }, context) =>
      grantGift(
        { db },
        { ...gainRequest(activityId, 'sign', context), signature: { name, agreementVersion } }
      )
  })
}
