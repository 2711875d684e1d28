import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createSandboxYuetu } from '../../sandbox/yuetu/sandbox-yuetu'
import { createPartnerYuetu, readYuetuSettings } from './partner-yuetu'
import type { YuetuGateway } from './yuetu-gateway'

/** YueTu as the settings ask for it. @throws SettingsError when it is real and its settings are not complete */
export function createYuetu(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): YuetuGateway {
  return mode === 'sandbox' ? createSandboxYuetu(db) : createPartnerYuetu(readYuetuSettings(env))
}
