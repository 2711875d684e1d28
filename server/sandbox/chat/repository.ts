import { asc, eq, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxChatMessages } from '../../db/schema/support'

export type ChatMessage = typeof sandboxChatMessages.$inferSelect

/** Messages of a chat, oldest first. */
export const listMessages = (serial: string, limit: number, db: Queryable): Promise<ChatMessage[]> =>
  db
    .select()
    .from(sandboxChatMessages)
    .where(eq(sandboxChatMessages.serial, serial))
    .orderBy(asc(sandboxChatMessages.id))
    .limit(limit)

/** Adds a message of the visitor and the reply to it. */
export async function addTalk(
  serial: string,
  talk: { message: string; answer: string; now: Date },
  db: Queryable
): Promise<void> {
  const at = talk.now
  await db.insert(sandboxChatMessages).values([
    { serial, sender: 'visitor', body: talk.message, at },
    { serial, sender: 'service', body: talk.answer, at }
  ])
}

/** Deletes messages from before `before`. */
export async function forgetTalks(before: Date, db: Queryable): Promise<void> {
  await db.delete(sandboxChatMessages).where(lt(sandboxChatMessages.at, before))
}
