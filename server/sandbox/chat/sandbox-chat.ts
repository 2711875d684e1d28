import type { ChatGateway } from '../../gateways/chat/chat-gateway'
import { signedQuery } from './chat-address'
import type { Secret } from '../../lib/secret'

/** Path of the sandbox's chats. */
export const CHAT_PATH = '/sandbox/chat'

/** A chat that anybody can try in a browser: the page `/sandbox/chat/<serial>`, behind a signed address. */
export function createSandboxChat(publicOrigin: string, secret: Secret): ChatGateway {
  return {
    open: (chat, now) => ({
      chatUrl: `${publicOrigin}${CHAT_PATH}/${chat.serial}?${signedQuery(chat, now, secret)}`,
      way: 'page',
      corpId: ''
    })
  }
}
