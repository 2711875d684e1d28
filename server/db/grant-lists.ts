/** Codes and invited numbers that an operator assigns to an activity: only their HMACs are stored. */
import { and, eq, inArray } from 'drizzle-orm'
import { grantCodeMac, invitationMacs } from '../domain/grant-code'
import type { Queryable } from './client'
import { activities } from './schema/activity'
import { grantCodes, grantInvitations } from './schema/grant'
import type { Secret } from '../lib/secret'

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
export async function addCodes(lists: Lists, pepper: Secret, db: Queryable): Promise<number> {
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
export async function addInvitations(lists: Lists, pepper: Secret, db: Queryable): Promise<number> {
  const parts = rowsOf(lists, (activityId, mobile) => {
    const [mobileMac = '', previousMac] = invitationMacs(activityId, mobile, pepper)
    return { activityId, mobileMac, previousMac }
  })
  let added = 0
  for (const part of parts) {
    const rows = await withoutInvited(part, db)
    if (rows.length === 0) continue
    const fresh = await db
      .insert(grantInvitations)
      .values(rows)
      .onConflictDoNothing()
      .returning({ mobileMac: grantInvitations.mobileMac })
    added += fresh.length
  }
  return added
}

/** Those that are not stored by the previous secret: a number has one invitation, whatever the secret was. */
async function withoutInvited(
  rows: readonly { activityId: string; mobileMac: string; previousMac: string | undefined }[],
  db: Queryable
) {
  const previous = rows.flatMap(({ previousMac }) => previousMac ?? [])
  const stored =
    previous.length === 0
      ? []
      : await db
          .select({ mobileMac: grantInvitations.mobileMac })
          .from(grantInvitations)
          .where(
            and(
              inArray(grantInvitations.activityId, [...new Set(rows.map(({ activityId }) => activityId))]),
              inArray(grantInvitations.mobileMac, previous)
            )
          )
  const known = new Set(stored.map(({ mobileMac }) => mobileMac))
  return rows.flatMap(({ activityId, mobileMac, previousMac }) =>
    previousMac !== undefined && known.has(previousMac) ? [] : [{ activityId, mobileMac }]
  )
}

/** The kind of an activity; undefined if it does not exist. */
export async function kindOfActivity(activityId: string, db: Queryable): Promise<string | undefined> {
  const rows = await db
    .select({ kind: activities.kind })
    .from(activities)
    .where(eq(activities.id, activityId))
  return rows[0]?.kind
}
