import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { MAX_PICTURE_BYTES, MAX_PICTURES, uploads, uploadTotals } from '../../db/schema/member'
import { statement } from '../../db/statement'
import { UNUSED_UPLOADS_KEPT_MS } from '../../domain/periods'

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
    .values({ ...upload, checkAt: new Date(upload.createdAt.getTime() + UNUSED_UPLOADS_KEPT_MS) })
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
    .set({ removedAt: now, checkAt: now })
    .where(and(eq(uploads.memberId, memberId), isNull(uploads.removedAt)))
  await tx.delete(uploadTotals).where(eq(uploadTotals.memberId, memberId))
}

/**
 * SQL: something of the member's shows the picture `u`. Scalar subqueries rather than `exists`, which PostgreSQL may answer by hashing
 * all of a table.
 */
const IS_USED = `coalesce(
  (select true from members m where m.id = u.member_id and m.avatar = '/assets/uploads/' || u.id limit 1),
  (select true from after_sales a where a.member_id = u.member_id and '/assets/uploads/' || u.id = any(a.pictures) limit 1),
  (select true from feedbacks f where f.member_id = u.member_id and '/assets/uploads/' || u.id = any(f.pictures) limit 1),
  (select true from questionnaire_responses q where q.member_id = u.member_id
    and position('/assets/uploads/' || u.id in q.answers::text) > 0 limit 1),
  false)`

/** A picture in use is looked at again after a week: a member may have a new avatar by then. */
const checkBatch = statement<{ looked: number }>(
  'check-uploads',
  `with batch as materialized (
     select u.ctid, ${IS_USED} as used from uploads u where u.removed_at is null and u.check_at <= $1
     order by u.check_at limit $2 for update skip locked),
   kept as (
     update uploads set check_at = $1::timestamptz + interval '7 days' where ctid = any(array(select ctid from batch where used))),
   gone as (
     update uploads set removed_at = $1 where ctid = any(array(select ctid from batch where not used))
     returning member_id, size),
   sums as (select member_id, count(*)::int as pictures, sum(size)::int as bytes from gone group by member_id),
   freed as (
     update upload_totals t set pictures = greatest(0, t.pictures - sums.pictures), bytes = greatest(0, t.bytes - sums.bytes)
     from sums where t.member_id = sums.member_id)
   select count(*)::int as looked from batch`
)

/**
 * Checks the pictures whose time has come, a day after they were uploaded at the earliest: unused ones are removed, and their
 * members' quota is free again. For merged accounts there may be more pictures than are counted (merge-rules.ts).
 * @returns how many of at most `batch` were checked
 */
export async function checkUploads(now: Date, batch: number, db: Queryable): Promise<number> {
  return (await checkBatch([now, batch], db))[0]?.looked ?? 0
}

/** Takes the next picture that is to be deleted from storage, and postpones its next try by an hour. */
export const claimRemoved = statement<{ id: string }>(
  'claim-removed-upload',
  `update uploads set check_at = $1::timestamptz + interval '1 hour' where id = (
     select id from uploads where removed_at is not null and check_at <= $1 order by check_at limit 1 for update skip locked)
   returning id`
)

/** Removes the record of a picture that has been deleted from storage. */
export async function forgetUpload(id: string, db: Queryable): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), isNotNull(uploads.removedAt)))
}
