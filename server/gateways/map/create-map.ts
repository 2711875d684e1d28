import type { GatewayMode } from '../../config/settings'
import type { MapGateway } from './map-gateway'
import { createSandboxMap } from './sandbox-map'
import { createTencentMap, readTencentMapSettings } from './tencent-map'

/** The configured map. @throws SettingsError if it is real and its settings are incomplete */
export function createMap(mode: GatewayMode, env: NodeJS.ProcessEnv = process.env): MapGateway {
  return mode === 'sandbox' ? createSandboxMap() : createTencentMap(readTencentMapSettings(env))
}
