import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createPartnerWarehouse, readWarehouseSettings } from './partner-warehouse'
import type { WarehouseGateway } from './warehouse-gateway'

/** The configured warehouse. @throws SettingsError if it is real and its settings are incomplete */
export async function createWarehouse(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): Promise<WarehouseGateway> {
  if (mode === 'real') return createPartnerWarehouse(readWarehouseSettings(env))
  return (await import('../../sandbox/warehouse/sandbox-warehouse')).createSandboxWarehouse(db)
}
