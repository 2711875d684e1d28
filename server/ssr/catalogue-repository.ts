import { and, eq, max, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { catalogueApplications, cataloguePictures } from '../db/schema/own-catalogue'

/** A picture of the operator's own catalogue, if no larger than `most` bytes. */
export async function findOwnPicture(name: string, maxBytes: number, db: Queryable) {
  const rows = await db
    .select({ mime: cataloguePictures.mime, bytes: cataloguePictures.bytes })
    .from(cataloguePictures)
    .where(
      and(eq(cataloguePictures.name, name), sql`octet_length(${cataloguePictures.bytes}) <= ${maxBytes}`)
    )
  return rows[0]
}

/** The number of the last applied catalogue; 0 if there is none. */
export async function lastApplied(db: Queryable): Promise<number> {
  const [row] = await db.select({ last: max(catalogueApplications.id) }).from(catalogueApplications)
  return row?.last ?? 0
}
