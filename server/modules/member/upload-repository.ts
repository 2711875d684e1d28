import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { uploads } from '../../db/schema/member'
import type { ImageType } from './image-type'

export interface NewUpload {
  readonly id: string
  readonly memberId: string
  readonly mime: ImageType
  readonly sha256: string
  readonly bytes: Buffer
  readonly createdAt: Date
}

/** Keeps a picture. @returns its id, or that of the same picture of this member from before */
export async function saveUpload(db: Queryable, upload: NewUpload): Promise<string> {
  const rows = await db
    .insert(uploads)
    .values(upload)
    // Changes nothing, but gives the row that is there already.
    .onConflictDoUpdate({ target: [uploads.memberId, uploads.sha256], set: { sha256: upload.sha256 } })
    .returning({ id: uploads.id })
  return rows[0]?.id ?? upload.id
}

/** The bytes of a picture and what they are. */
export async function findUpload(db: Queryable, id: string): Promise<{ mime: string; bytes: Buffer } | null> {
  const rows = await db
    .select({ mime: uploads.mime, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.id, id))
  return rows[0] ?? null
}

/** Whether this member uploaded that picture. */
export async function isUploadOf(db: Queryable, memberId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.memberId, memberId)))
  return rows.length === 1
}
