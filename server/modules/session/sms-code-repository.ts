import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { smsCodes } from '../../db/schema/session'
import type { SmsScene } from './model'

interface CodeKey {
  readonly mobile: string
  readonly scene: SmsScene
}

const of = ({ mobile, scene }: CodeKey) => and(eq(smsCodes.mobile, mobile), eq(smsCodes.scene, scene))

/** Keeps a new code; the former one of the same number, scene and asker is worth nothing from then on. */
export async function saveCode(
  code: CodeKey & { asker: string; codeMac: string; expiresAt: Date },
  db: Queryable
): Promise<void> {
  const { mobile, scene, asker, codeMac, expiresAt } = code
  await db
    .insert(smsCodes)
    .values({ mobile, scene, asker, codeMac, expiresAt })
    .onConflictDoUpdate({
      target: [smsCodes.mobile, smsCodes.scene, smsCodes.asker],
      set: { codeMac, expiresAt, tries: 0, otherTries: 0 }
    })
}

/**
 * Counts a try before it is judged, so that no number of simultaneous guesses gets more than there are. An address uses up
 * the tries of the code that it asked for; of another's code those that are meant for all others.
 * @returns the MACs to compare with: of every code in force that has a try left for this address
 */
export async function countTry(
  key: CodeKey & { askers: readonly string[] },
  max: { asker: number; others: number },
  now: Date,
  db: Queryable
): Promise<string[]> {
  const own = inArray(smsCodes.asker, [...key.askers])
  const rows = await db
    .update(smsCodes)
    .set({
      tries: sql`${smsCodes.tries} + (${own})::int`,
      otherTries: sql`${smsCodes.otherTries} + (not (${own}))::int`
    })
    .where(
      and(
        of(key),
        gt(smsCodes.expiresAt, now),
        sql`case when ${own} then ${smsCodes.tries} < ${max.asker} else ${smsCodes.otherTries} < ${max.others} end`
      )
    )
    .returning({ codeMac: smsCodes.codeMac })
  return rows.map((row) => row.codeMac)
}

/** Uses a code up. @returns false when somebody was faster */
export async function consumeCode(key: CodeKey, codeMac: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .delete(smsCodes)
    .where(and(of(key), eq(smsCodes.codeMac, codeMac)))
    .returning({ mobile: smsCodes.mobile })
  return rows.length === 1
}

/** Forgets codes that are over. */
export async function deleteOldCodes(now: Date, db: Queryable): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, now))
}
