import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { afterSales } from '../../db/schema/aftersale'
import { feedbacks } from '../../db/schema/feedback'
import { questionnaireResponses } from '../../db/schema/questionnaire'
import { members, MAX_PICTURE_BYTES, MAX_PICTURES, uploads, uploadTotals } from '../../db/schema/member'

export interface NewUpload {
  readonly id: string
  readonly memberId: string
  readonly mime: string
  readonly sha256: string
  readonly size: number
  readonly createdAt: Date
}

const stored = (id: string) => and(eq(uploads.id, id), isNull(uploads.removedAt))

/**
 * Records a picture.
 * @returns its id, or that of the member's earlier upload of the same picture, and whether it is new
 */
export async function noteUpload(upload: NewUpload, tx: Tx): Promise<{ id: string; isNew: boolean }> {
  const rows = await tx
    .insert(uploads)
    .values(upload)
    // Changes nothing, but returns the existing row.
    .onConflictDoUpdate({
      target: [uploads.memberId, uploads.sha256],
      targetWhere: isNull(uploads.removedAt),
      set: { sha256: upload.sha256 }
    })
    .returning({ id: uploads.id })
  const id = rows[0]?.id ?? upload.id
  return { id, isNew: id === upload.id }
}

/** Counts one more picture of the member's; false, and nothing changed, if it would exceed the number or the size. */
export async function countUpload(memberId: string, size: number, tx: Tx): Promise<boolean> {
  const rows = await tx
    .insert(uploadTotals)
    .values({ memberId, pictures: 1, bytes: size })
    .onConflictDoUpdate({
      target: uploadTotals.memberId,
      set: {
        pictures: sql`${uploadTotals.pictures} + 1`,
        bytes: sql`${uploadTotals.bytes} + excluded.bytes`
      },
      setWhere: sql`${uploadTotals.pictures} < ${MAX_PICTURES}
        and ${uploadTotals.bytes} + excluded.bytes <= ${MAX_PICTURE_BYTES}`
    })
    .returning({ memberId: uploadTotals.memberId })
  return rows.length === 1
}

/** Whether the member may store one more picture: checked before a large body is read; {@link countUpload} decides. */
export async function hasRoom(memberId: string, db: Queryable): Promise<boolean> {
  const rows = await db.select().from(uploadTotals).where(eq(uploadTotals.memberId, memberId))
  const [total] = rows
  return !total || (total.pictures < MAX_PICTURES && total.bytes < MAX_PICTURE_BYTES)
}

/** The metadata of a picture; null if missing. */
export async function findUpload(
  id: string,
  db: Queryable
): Promise<{ mime: string; sha256: string } | null> {
  const rows = await db.select({ mime: uploads.mime, sha256: uploads.sha256 }).from(uploads).where(stored(id))
  return rows[0] ?? null
}

/** Whether this member uploaded that picture. */
export async function isUploadOf(memberId: string, id: string, db: Queryable): Promise<boolean> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(stored(id), eq(uploads.memberId, memberId)))
  return rows.length === 1
}

/** Hides all pictures of a member from everybody. */
export async function removeUploadsOf(memberId: string, now: Date, tx: Tx): Promise<void> {
  await tx
    .update(uploads)
    .set({ removedAt: now })
    .where(and(eq(uploads.memberId, memberId), isNull(uploads.removedAt)))
  await tx.delete(uploadTotals).where(eq(uploadTotals.memberId, memberId))
}

/**
 * Removes unused pictures uploaded before `before`, and frees their members' quota: for merged accounts there may be
 * more pictures than are counted (merge-rules.ts).
 */
export async function removeUnusedUploads(before: Date, now: Date, db: Queryable): Promise<void> {
  await db.execute(sql`
    with gone as (
      update ${uploads} set removed_at = ${now.toISOString()}::timestamptz
      where removed_at is null and created_at < ${before.toISOString()}::timestamptz
        and not exists (
          select from ${members} where ${members.id} = ${uploads.memberId}
            and ${members.avatar} = '/assets/uploads/' || ${uploads.id})
        and not exists (
          select from ${afterSales} where ${afterSales.memberId} = ${uploads.memberId}
            and '/assets/uploads/' || ${uploads.id} = any(${afterSales.pictures}))
        and not exists (
          select from ${feedbacks} where ${feedbacks.memberId} = ${uploads.memberId}
            and '/assets/uploads/' || ${uploads.id} = any(${feedbacks.pictures}))
        and not exists (
          select from ${questionnaireResponses} where ${questionnaireResponses.memberId} = ${uploads.memberId}
            and position('/assets/uploads/' || ${uploads.id} in ${questionnaireResponses.answers}::text) > 0)
      returning member_id, size),
    sums as (select member_id, count(*)::int as pictures, sum(size)::int as bytes from gone group by member_id)
    update ${uploadTotals} as total
      set pictures = greatest(0, total.pictures - sums.pictures), bytes = greatest(0, total.bytes - sums.bytes)
      from sums where total.member_id = sums.member_id`)
}

/** Pictures still to be deleted from storage, oldest first. */
export async function removedUploads(max: number, db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(isNotNull(uploads.removedAt))
    .orderBy(uploads.removedAt)
    .limit(max)
  return rows.map(({ id }) => id)
}

/** Removes the record of a picture that has been deleted from storage. */
export async function forgetUpload(id: string, db: Queryable): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), isNotNull(uploads.removedAt)))
}
