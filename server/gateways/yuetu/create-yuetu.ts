import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createPartnerYuetu, readYuetuSettings } from './partner-yuetu'
import type { YuetuGateway } from './yuetu-gateway'

/** The configured YueTu. @throws SettingsError if it is real and its settings are incomplete */
export async function createYuetu(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<YuetuGateway> {
  if (mode === 'real') return createPartnerYuetu(readYuetuSettings(env))
  return (await import('../../sandbox/yuetu/sandbox-yuetu')).createSandboxYuetu(db)
}
