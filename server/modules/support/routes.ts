import { supportEndpoints } from '@contract/support/endpoints'
import { supportSchemas } from '@contract/support/schema'
import type { Kit } from '../../http/kit'
import { supportService } from './service'

/** Calls of customer service. */
export function supportModule(kit: Kit): void {
  const { db, settings, gateways } = kit
  const service = supportService({
    db,
    chat: () => gateways.chat,
    signing: settings.secrets.signing
  })
  kit.bind(supportEndpoints, supportSchemas, {
    getCustomerSerial: (input, context) => service.serial(input, context),
    getCustomerService: (_input, context) => service.channel(context)
  })
}
