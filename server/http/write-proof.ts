import type { Pool } from 'pg'

/** How long a proof is valid, ms: each costs some rows of PostgreSQL's system catalogue. */
const HOLDS_MS = 5000

/** One transaction: a table grows by a page, and the commit is flushed to disk. Nothing of it remains. */
const WRITE = `create temp table write_proof (filler text) on commit drop; insert into write_proof values ('x')`

/**
 * Proves that the database accepts writes: with a full disk it still answers reads. At most one proof at a time, and
 * a successful one is reused for the next seconds.
 * @returns a promise that rejects while nothing can be written
 */
export function writeProof(pool: Pick<Pool, 'query'>): () => Promise<void> {
  let proof: Promise<unknown> | undefined
  return async () => {
    proof ??= pool.query(WRITE).then(
      () => setTimeout(() => (proof = undefined), HOLDS_MS).unref(),
      (problem: unknown) => {
        proof = undefined
        throw problem
      }
    )
    await proof
  }
}
