import { and, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { puzzleProofs, puzzles } from '../../db/schema/session'
import type { ProofKind, PuzzleKind } from './puzzle-model'

/** A puzzle as drawn. */
export interface Puzzle {
  readonly way: PuzzleKind
  readonly answer: number
  readonly drawnAt: Date
}

export async function insertPuzzle(
  puzzle: Puzzle & { idHash: string; expiresAt: Date },
  db: Queryable
): Promise<void> {
  await db.insert(puzzles).values(puzzle)
}

/** Takes a puzzle to check its only answer. @returns null if none is valid: of concurrent calls one gets it */
export async function consumePuzzle(idHash: string, now: Date, db: Queryable): Promise<Puzzle | null> {
  const rows = await db
    .delete(puzzles)
    .where(and(eq(puzzles.idHash, idHash), gt(puzzles.expiresAt, now)))
    .returning()
  return (rows[0] as Puzzle | undefined) ?? null
}

export async function insertProof(
  proof: { proofHash: string; way: ProofKind; expiresAt: Date },
  db: Queryable
): Promise<void> {
  await db.insert(puzzleProofs).values(proof)
}

/**
 * Uses up a proof.
 * @returns the kind of puzzle that it came from; null if none is valid: of concurrent calls one gets it
 */
export async function consumePuzzleProof(
  proofHash: string,
  now: Date,
  db: Queryable
): Promise<ProofKind | null> {
  const rows = await db
    .delete(puzzleProofs)
    .where(and(eq(puzzleProofs.proofHash, proofHash), gt(puzzleProofs.expiresAt, now)))
    .returning({ way: puzzleProofs.way })
  return (rows[0]?.way as ProofKind | undefined) ?? null
}
