import type { GatewayMode } from '../../config/settings'
import type { MapGateway } from './map-gateway'
import { createSandboxMap } from './sandbox-map'
import { createTencentMap, readTencentMapSettings } from './tencent-map'

/** The map that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createMap(mode: GatewayMode, env: NodeJS.ProcessEnv = process.env): MapGateway {
  return mode === 'sandbox' ? createSandboxMap() : createTencentMap(readTencentMapSettings(env))
}
