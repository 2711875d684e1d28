import type { GatewayMode } from '../../config/settings'
import type { AssistantGateway } from './assistant-gateway'
import { createChatEngine, readChatEngineSettings } from './chat-engine'
import { createSandboxAssistant } from './sandbox-assistant'

/** The assistant that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createAssistant(mode: GatewayMode, env: NodeJS.ProcessEnv = process.env): AssistantGateway {
  return mode === 'sandbox' ? createSandboxAssistant() : createChatEngine(readChatEngineSettings(env))
}
