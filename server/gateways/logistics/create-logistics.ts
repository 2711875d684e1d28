import type { Settings } from '../../config/settings'
import { createKuaidi100, readKuaidi100 } from './kuaidi100'
import type { LogisticsGateway } from './logistics-gateway'

/**
 * kuaidi100, or the sandbox of our own server, through the same client.
 * @throws SettingsError if the real one lacks its settings
 */
export async function createLogistics(
  settings: Settings,
  env: NodeJS.ProcessEnv = process.env
): Promise<LogisticsGateway> {
  return createKuaidi100(
    settings.gateways.logistics === 'real'
      ? readKuaidi100(env, settings.publicOrigin)
      : (await import('../../sandbox/kuaidi100/settings')).sandboxKuaidi100(settings)
  )
}
