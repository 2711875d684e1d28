import type { GatewayMode } from '../../config/settings'
import type { Queryable } from '../../db/client'
import { createSandboxWarehouse } from '../../sandbox/warehouse/sandbox-warehouse'
import { createPartnerWarehouse, readWarehouseSettings } from './partner-warehouse'
import type { WarehouseGateway } from './warehouse-gateway'

/** The warehouse that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createWarehouse(
  mode: GatewayMode,
  db: Queryable,
  env: NodeJS.ProcessEnv = process.env
): WarehouseGateway {
  return mode === 'sandbox' ? createSandboxWarehouse(db) : createPartnerWarehouse(readWarehouseSettings(env))
}
