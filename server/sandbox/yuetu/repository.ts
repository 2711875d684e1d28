import { eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxLoungePasses } from '../../db/schema/sandbox'

type Known = typeof sandboxLoungePasses.$inferSelect

export async function savePass(pass: Omit<Known, 'closedAt'>, db: Queryable): Promise<void> {
  await db.insert(sandboxLoungePasses).values(pass).onConflictDoNothing()
}

export async function closePass(passNo: string, at: Date, db: Queryable): Promise<void> {
  await db.update(sandboxLoungePasses).set({ closedAt: at }).where(eq(sandboxLoungePasses.passNo, passNo))
}

/** A membership as known to YueTu; null if unknown. */
export async function existingPass(passNo: string, db: Queryable): Promise<Known | null> {
  const [row] = await db.select().from(sandboxLoungePasses).where(eq(sandboxLoungePasses.passNo, passNo))
  return row ?? null
}
