import { channelEndpoints } from '@contract/channel/endpoints'
import { channelSchemas } from '@contract/channel/schema'
import type { Kit } from '../../http/kit'
import { createChannelService } from './service'
import { productVersion } from './version'

/** Endpoints for the channel, its brand, the system and the legal texts. */
export function channelModule(kit: Kit): void {
  const { db, clock, settings } = kit
  const sandbox = Object.values(settings.gateways).includes('sandbox')
  const service = createChannelService({ db, clock, version: productVersion(), sandbox })
  kit.bind(channelEndpoints, channelSchemas, {
    getChannelInfo: (_input, { channel, now }) => service.info(channel, now),
    getSystemInfo: (_input, { now }) => service.system(now),
    getAdminBrandChannel: (_input, { channel, now }) => service.brand(channel, now),
    getBrandChannel: (_input, { channel, now }) => service.brand(channel, now),
    getAgreement: ({ kind }, { now }) => service.agreement(kind, now)
  })
}
