import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createSandboxRecharge } from '../../sandbox/recharge/sandbox-recharge'
import { createPartnerRecharge, readRechargeSettings } from './partner-recharge'
import type { RechargeGateway } from './recharge-gateway'

/** The recharge gateway that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createRecharge(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): RechargeGateway {
  return mode === 'sandbox' ? createSandboxRecharge(db) : createPartnerRecharge(readRechargeSettings(env))
}
