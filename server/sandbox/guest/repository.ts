import { and, eq, gt, lt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { sandboxGuestCodes } from '../../db/schema/sandbox'

export type GuestSystemName = 'lvyun' | 'jinjiang'

/** A token or code that one of the sandbox's hotel systems has issued. */
export type GuestCode = typeof sandboxGuestCodes.$inferInsert

export async function insertGuestCode(code: GuestCode, db: Queryable): Promise<void> {
  await db.insert(sandboxGuestCodes).values(code)
}

/** Uses a code up. @returns null when there is none in force */
export async function takeGuestCode(
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

/** Forgets codes that are over. */
export async function deleteOldGuestCodes(now: Date, db: Queryable): Promise<void> {
  await db.delete(sandboxGuestCodes).where(lt(sandboxGuestCodes.expiresAt, now))
}
