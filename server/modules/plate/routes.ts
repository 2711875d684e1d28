import { plateEndpoints } from '@contract/plate/endpoints'
import { plateSchemas } from '@contract/plate/schema'
import type { Kit } from '../../http/kit'
import { catalogueOf } from '../catalogue'
import { plateService } from './service'

/** Endpoints for plates and their rounds. */
export function plateModule(kit: Kit): void {
  const service = plateService(kit.db, catalogueOf(kit))
  kit.bind(plateEndpoints, plateSchemas, {
    indexPlateInfo: ({ memberCardId }, { memberId, now }) => service.ofCards(memberId, [memberCardId], now),
    plateRoundInfo: ({ memberPlateId }, { memberId, now }) => service.rounds(memberId, memberPlateId, now),
    getMyCardPlateInfo: ({ memberPlateId }, { memberId, now }) => service.one(memberId, memberPlateId, now),
    getPlateDetail: ({ plateId }, context) => service.detail(plateId, context),
    getBuyTimes: ({ plateId }, { memberId, channel, now }) =>
      service.buyTimes(memberId, plateId, channel, now)
  })
}
