import type { Settings } from '../../config/settings'
import { createSandboxChat } from '../../sandbox/chat/sandbox-chat'
import type { ChatGateway } from './chat-gateway'
import { createWechatChat, readWechatChatSettings } from './wechat-chat'

/** The chat gateway that the settings ask for. @throws SettingsError when it is real and its settings are not complete */
export function createChat(settings: Settings, env: NodeJS.ProcessEnv = process.env): ChatGateway {
  return settings.gateways.chat === 'sandbox'
    ? createSandboxChat(settings.publicOrigin, settings.secrets.signing)
    : createWechatChat(readWechatChatSettings(env))
}
