import { appendFileSync, chmodSync, chownSync, cpSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded, type EmbeddedPostgres } from '../../../server/db/embedded'
import { databaseAccount } from '../../../server/db/postgres/account'
import { placesFor } from '../../../server/db/postgres/places'

/** A primary and a standby that streams from it, made by a copy of the data at rest. */
export interface Replicated {
  readonly primary: EmbeddedPostgres
  readonly standby: EmbeddedPostgres
}

/** Starts both below `folder`; `prepare` fills the primary before the copy is made. */
export async function startReplicated(
  folder: string,
  prepare: (url: string) => Promise<void>
): Promise<Replicated> {
  const places = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') }
  const first = await startEmbedded(places.primary)
  await prepare(first.url)
  await first.stop()
  copyAtRest(places)
  const primary = await startEmbedded(places.primary)
  return { primary, standby: await startEmbedded(places.standby) }
}

function copyAtRest(places: { readonly primary: string; readonly standby: string }): void {
  const from = placesFor(places.primary)
  const { data } = placesFor(places.standby)
  cpSync(from.data, data, { recursive: true, mode: 0 })
  // PostgreSQL refuses a folder that others may read, and a copy has the usual rights
  chmodSync(data, 0o700)
  writeFileSync(path.join(data, 'standby.signal'), '')
  appendFileSync(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${from.socket} user=app application_name=standby'\n`
  )
  giveTo(data)
}

/** What root has copied belongs to the account that PostgreSQL runs under. */
function giveTo(folder: string): void {
  const { uid, gid } = databaseAccount()
  if (uid === undefined || gid === undefined) return
  for (const place of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(folder, place), uid, gid)
}
