import type { Client } from 'pg'
import { SettingsError } from '../config/settings-error'

/** The file that creates the whole schema of the first release (ADR 0065). */
const BASELINE = '0000_baseline.sql'
/** Earlier there was a chain of 46 files: its first, and its last with the hash of its text. */
const CHAIN_BEGINS = '0000_spine.sql'
const CHAIN_ENDS = {
  name: '0045_tickets-under-review.sql',
  hash: 'fc834b149acbc26b2adb2c0d00842102511a4ab83a705172dd0a28ae6e2147e0'
}

/**
 * A database created by the whole former chain has the schema of the baseline: it is recorded as created by the baseline.
 * @throws SettingsError for a database with only a part of the chain, whose files no longer exist
 */
export async function adoptBaseline(
  client: Client,
  first: { readonly name: string; readonly hash: string } | undefined
): Promise<void> {
  if (first?.name !== BASELINE) return
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations where name in ($1, $2)',
    [CHAIN_BEGINS, CHAIN_ENDS.name]
  )
  if (rows.length === 0) return
  if (rows.find(({ name }) => name === CHAIN_ENDS.name)?.hash !== CHAIN_ENDS.hash)
    throw new SettingsError([
      'This database was made by a version from before the first release, which cannot be brought up to date any more.',
      'Use an empty one: delete the folder .data, or set another DATABASE_URL.'
    ])
  await client.query('begin')
  await client.query('delete from schema_migrations')
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [first.name, first.hash])
  await client.query('commit')
}
