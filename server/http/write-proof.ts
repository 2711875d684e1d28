import type { Pool } from 'pg'

/** A proof holds for so long, ms: each costs some rows of the catalogue of PostgreSQL. */
const HOLDS_MS = 5000

/** One transaction: a table grows by a page, and the commit is on the disk. Nothing of it stays. */
const WRITE = `create temp table write_proof (filler text) on commit drop; insert into write_proof values ('x')`

/**
 * Proves that the database takes what is written: one whose disk is full still answers reads. At most one proof at a time, and
 * one that succeeded stands for the next seconds.
 * @returns what rejects while nothing can be written
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
