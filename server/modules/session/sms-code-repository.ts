import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { smsCodes } from '../../db/schema/session'
import type { SmsScene } from './model'

interface CodeKey {
  readonly mobile: string
  readonly scene: SmsScene
}

const of = ({ mobile, scene }: CodeKey) => and(eq(smsCodes.mobile, mobile), eq(smsCodes.scene, scene))

/** Stores a new code; the previous one of the same number, scene and requester becomes invalid. */
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
 * Counts an attempt before it is checked, so that concurrent guesses cannot exceed the limit. An address uses up the
 * attempts of the code that it requested; for other codes, those reserved for all others.
 * @returns the MACs to compare with: of every valid code with an attempt left for this address
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

/** Uses up a code. @returns false if a concurrent call was faster */
export async function consumeCode(key: CodeKey, codeMac: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .delete(smsCodes)
    .where(and(of(key), eq(smsCodes.codeMac, codeMac)))
    .returning({ mobile: smsCodes.mobile })
  return rows.length === 1
}
