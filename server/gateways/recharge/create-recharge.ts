import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createPartnerRecharge, readRechargeSettings } from './partner-recharge'
import type { RechargeGateway } from './recharge-gateway'

/** The configured recharge gateway. @throws SettingsError if it is real and its settings are incomplete */
export async function createRecharge(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<RechargeGateway> {
  if (mode === 'real') return createPartnerRecharge(readRechargeSettings(env))
  return (await import('../../sandbox/recharge/sandbox-recharge')).createSandboxRecharge(db)
}
