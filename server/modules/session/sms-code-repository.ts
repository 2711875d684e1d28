import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { smsCodes } from '../../db/schema/session'
import type { SmsScene } from './model'

interface CodeKey {
  readonly mobile: string
  readonly scene: SmsScene
}

const of = ({ mobile, scene }: CodeKey) => and(eq(smsCodes.mobile, mobile), eq(smsCodes.scene, scene))

/** Keeps a new code; the number's former one of the same scene is worth nothing from then on. */
export async function saveCode(
  db: Queryable,
  code: CodeKey & { codeMac: string; expiresAt: Date }
): Promise<void> {
  const { codeMac, expiresAt } = code
  await db
    .insert(smsCodes)
    .values({ mobile: code.mobile, scene: code.scene, codeMac, expiresAt })
    .onConflictDoUpdate({ target: [smsCodes.mobile, smsCodes.scene], set: { codeMac, expiresAt, tries: 0 } })
}

/**
 * Counts a try before it is judged, so that no number of simultaneous guesses gets more than `maxTries`.
 * @returns the MAC to compare with; null when there is no code in force or its tries are used up
 */
export async function countTry(
  db: Queryable,
  key: CodeKey,
  maxTries: number,
  now: Date
): Promise<string | null> {
  const rows = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(of(key), gt(smsCodes.expiresAt, now), lt(smsCodes.tries, maxTries)))
    .returning({ codeMac: smsCodes.codeMac })
  return rows[0]?.codeMac ?? null
}

/** Uses a code up. @returns false when somebody was faster */
export async function consumeCode(db: Queryable, key: CodeKey, codeMac: string): Promise<boolean> {
  const rows = await db
    .delete(smsCodes)
    .where(and(of(key), eq(smsCodes.codeMac, codeMac)))
    .returning({ mobile: smsCodes.mobile })
  return rows.length === 1
}

/** Forgets codes that are over. */
export async function deleteOldCodes(db: Queryable, now: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now))
}
