import type { Settings } from '../../config/settings'
import type { ChatGateway } from './chat-gateway'
import { createWechatChat, readWechatChatSettings } from './wechat-chat'

/** The configured chat gateway. @throws SettingsError if it is real and its settings are incomplete */
export async function createChat(
  settings: Settings,
  env: NodeJS.ProcessEnv = process.env
): Promise<ChatGateway> {
  if (settings.gateways.chat === 'real') return createWechatChat(readWechatChatSettings(env))
  const { createSandboxChat } = await import('../../sandbox/chat/sandbox-chat')
  return createSandboxChat(settings.publicOrigin, settings.secrets.signing)
}
