/** Customer service: messages of the sandbox's chat. The real service stores its own conversations. */
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { now } from './columns'

export const sandboxChatMessages = pgTable(
  'sandbox_chat_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    serial: text().notNull(),
    /** visitor | service. */
    sender: text().notNull(),
    body: text().notNull(),
    at: now('at')
  },
  (t) => [index('sandbox_chat_messages_serial').on(t.serial, t.id)]
)
