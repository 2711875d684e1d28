/** Codes and invited numbers that an operator assigns to an activity: only their HMACs are stored. */
import { eq } from 'drizzle-orm'
import { grantCodeMac, invitationMac } from '../domain/grant-code'
import type { Queryable } from './client'
import { activities } from './schema/activity'
import { grantCodes, grantInvitations } from './schema/grant'

/** By activity. */
type Lists = Readonly<Record<string, readonly string[]>>

const ROWS_A_STATEMENT = 5000

function rowsOf<Row>(lists: Lists, row: (activityId: string, text: string) => Row): Row[][] {
  const all = Object.entries(lists).flatMap(([activityId, texts]) =>
    [...new Set(texts)].map((text) => row(activityId, text))
  )
  return Array.from({ length: Math.ceil(all.length / ROWS_A_STATEMENT) }, (_, part) =>
    all.slice(part * ROWS_A_STATEMENT, (part + 1) * ROWS_A_STATEMENT)
  )
}

/** Adds codes; existing ones stay as they are. @returns how many are new */
export async function addCodes(lists: Lists, pepper: string, db: Queryable): Promise<number> {
  const parts = rowsOf(lists, (activityId, code) => ({ activityId, codeMac: grantCodeMac(code, pepper) }))
  let added = 0
  for (const rows of parts) {
    const fresh = await db
      .insert(grantCodes)
      .values(rows)
      .onConflictDoNothing()
      .returning({ codeMac: grantCodes.codeMac })
    added += fresh.length
  }
  return added
}

/** Invites numbers; those invited already stay as they are. @returns how many are new */
export async function addInvitations(lists: Lists, pepper: string, db: Queryable): Promise<number> {
  const parts = rowsOf(lists, (activityId, mobile) => ({
    activityId,
    mobileMac: invitationMac(activityId, mobile, pepper)
  }))
  let added = 0
  for (const rows of parts) {
    const fresh = await db
      .insert(grantInvitations)
      .values(rows)
      .onConflictDoNothing()
      .returning({ mobileMac: grantInvitations.mobileMac })
    added += fresh.length
  }
  return added
}

/** The kind of an activity; undefined if it does not exist. */
export async function kindOfActivity(activityId: string, db: Queryable): Promise<string | undefined> {
  const rows = await db
    .select({ kind: activities.kind })
    .from(activities)
    .where(eq(activities.id, activityId))
  return rows[0]?.kind
}
