import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxJdCards } from '../../db/schema/partner'

export type JdCardRow = typeof sandboxJdCards.$inferSelect

export async function addCard(card: JdCardRow, db: Queryable): Promise<void> {
  await db.insert(sandboxJdCards).values(card)
}

export async function findCard(code: string, db: Queryable): Promise<JdCardRow | undefined> {
  const [card] = await db.select().from(sandboxJdCards).where(eq(sandboxJdCards.code, code))
  return card
}
