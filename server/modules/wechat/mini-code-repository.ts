import type { Queryable } from '../../db/client'
import { command, statement } from '../../db/statement'
import type { CodePicture } from '../../gateways/wechat/wechat-gateway'

const DAY_MS = 86_400_000

const findPicture = statement<{ mime: CodePicture['mime']; bytes: Buffer }>(
  'mini-code-picture',
  'select mime, picture as bytes from mini_codes where scene = $1'
)

const findLink = statement<{ link: string }>('mini-code-link', 'select link from mini_codes where scene = $1')

const touch = command(
  'mini-code-touch',
  'update mini_codes set used_at = $2 where scene = $1 and used_at < $3'
)

const insert = command(
  'mini-code-insert',
  `insert into mini_codes (scene, link, mime, picture, used_at) values ($1, $2, $3, $4, $5) on conflict do nothing`
)

/** A use lengthens how long a code is kept; one a day is written down. */
const noteUse = (scene: string, now: Date, db: Queryable) =>
  touch([scene, now, new Date(now.getTime() - DAY_MS)], db)

/** The picture of a scene; null if there is none yet. */
export async function pictureOf(scene: string, now: Date, db: Queryable): Promise<CodePicture | null> {
  const [row] = await findPicture([scene], db)
  if (row) await noteUse(scene, now, db)
  return row ?? null
}

/** The link of a scene; null if it is unknown. */
export async function linkOf(scene: string, now: Date, db: Queryable): Promise<string | null> {
  const [row] = await findLink([scene], db)
  if (row) await noteUse(scene, now, db)
  return row?.link ?? null
}

/** Stores a new code; one that exists already stays. */
export async function insertCode(
  { scene, link }: { readonly scene: string; readonly link: string },
  { mime, bytes }: CodePicture,
  now: Date,
  db: Queryable
): Promise<void> {
  await insert([scene, link, mime, bytes, now], db)
}
