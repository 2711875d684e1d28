import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createPartnerRecharge, readRechargeSettings } from './partner-recharge'
import type { RechargeGateway } from './recharge-gateway'

/** The recharge gateway that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export async function createRecharge(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<RechargeGateway> {
  if (mode === 'real') return createPartnerRecharge(readRechargeSettings(env))
  return (await import('../../sandbox/recharge/sandbox-recharge')).createSandboxRecharge(db)
}
