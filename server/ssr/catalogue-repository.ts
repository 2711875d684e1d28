import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { cataloguePictures } from '../db/schema/own-catalogue'
import { statement } from '../db/statement'

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

const version = statement<{ version: string }>(
  'catalogue-version',
  `select concat_ws(' ', (select max(id) from catalogue_applications), (select max(id) from catalogue_hand_changes)) as version`
)

/** Differs once another catalogue was applied, or something changed by hand. */
export const catalogueVersion = async (db: Queryable): Promise<string> =>
  (await version([], db))[0]?.version ?? ''
