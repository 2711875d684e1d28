import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

const picture = statement<{ mime: string; bytes: Buffer }>(
  'own-picture',
  'select mime, bytes from catalogue_pictures where name = $1'
)

/** A picture of the operator's own catalogue; undefined if there is none with that name. */
export async function ownPicture(name: string, db: Queryable) {
  return (await picture([name], db))[0]
}
