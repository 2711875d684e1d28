import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxGuestCodes } from '../../db/schema/sandbox'

export type GuestSystemName = 'lvyun' | 'jinjiang'

/** A token or code issued by one of the sandbox's hotel systems. */
export type GuestCode = typeof sandboxGuestCodes.$inferInsert

export async function insertGuestCode(code: GuestCode, db: Queryable): Promise<void> {
  await db.insert(sandboxGuestCodes).values(code)
}

/** Uses up a code. @returns null if none is valid */
export async function consumeGuestCode(
  requested: { system: GuestSystemName; code: string; type: string },
  now: Date,
  db: Queryable
): Promise<{ mobile: string | null; userId: string } | null> {
  const { system, code, type, mobile, userId, expiresAt } = sandboxGuestCodes
  const rows = await db
    .delete(sandboxGuestCodes)
    .where(
      and(
        eq(code, requested.code),
        eq(system, requested.system),
        eq(type, requested.type),
        gt(expiresAt, now)
      )
    )
    .returning({ mobile, userId })
  return rows[0] ?? null
}

/** Deletes expired codes. */
export async function deleteOldGuestCodes(now: Date, db: Queryable): Promise<void> {
  await db.delete(sandboxGuestCodes).where(lt(sandboxGuestCodes.expiresAt, now))
}
