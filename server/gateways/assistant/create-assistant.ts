import type { GatewayMode } from '../../config/settings'
import type { AssistantGateway } from './assistant-gateway'
import { createChatEngine, readChatEngineSettings } from './chat-engine'
import { createSandboxAssistant } from './sandbox-assistant'

/** The configured assistant. @throws SettingsError if it is real and its settings are incomplete */
export function createAssistant(mode: GatewayMode, env: NodeJS.ProcessEnv = process.env): AssistantGateway {
  return mode === 'sandbox' ? createSandboxAssistant() : createChatEngine(readChatEngineSettings(env))
}
