import { supportEndpoints } from '@contract/support/endpoints'
import { supportSchemas } from '@contract/support/schema'
import { channelOf } from '../../http/channel'
import type { Kit } from '../../http/kit'
import { ENTRANCE_PATH, supportService } from './service'

/** Customer service endpoints. */
export function supportModule(kit: Kit): void {
  const { db, settings, gateways, clock } = kit
  const service = supportService({
    db,
    chat: () => gateways.chat,
    identity: settings.secrets.identity,
    publicOrigin: settings.publicOrigin
  })
  kit.bind(supportEndpoints, supportSchemas, {
    getCustomerSerial: (input, context) => service.serial(input, context),
    getCustomerService: (_input, context) => service.channel(context)
  })

  kit.rawRoute({
    method: 'GET',
    url: ENTRANCE_PATH,
    handler: async (request, reply) => {
      const channel = channelOf(request.raw, request.host, settings.channelHosts)
      // must not be cached: the next visitor needs another chat
      return reply.header('cache-control', 'no-store').redirect(service.enter(channel, clock.now()))
    }
  })
}
