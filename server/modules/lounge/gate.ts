/** The gate of a lounge: a fresh code opens it once, and takes one visit. */
import { randomUUID } from 'node:crypto'
import { withTransaction, type Queryable } from '../../db/client'
import { readCode } from './code'
import { findEntry, findLounge, insertVisit, lockPass, takeVisit, type VisitRow } from './gate-repository'
import type { PassRow } from './pass-repository'

/**
 * `passed` opens the gate, nothing else does. `old`: the code is from more than a minute ago, as a picture of it is; `forged` was not
 * made by us; `used` has opened a gate; `spent` nothing is left; `ended` is over; `closed` was paid back; `guests` so many may not come
 * along; `noLounge` there is none such.
 */
export type EntryVerdict =
  'passed' | 'old' | 'forged' | 'used' | 'spent' | 'ended' | 'closed' | 'guests' | 'noLounge'

export interface EntryAnswer {
  readonly verdict: EntryVerdict
  /** Seconds since the code was made, where it is ours. */
  readonly ageSeconds: number | null
  readonly passNo: string | null
  /** The entry, where it is one: the same for a scan that is sent again. */
  readonly visit: Pick<VisitRow, 'id' | 'guests' | 'at' | 'visitsLeft' | 'guestsLeft'> | null
}

/** A code that is held before a gate. */
export interface Entry {
  readonly code: string
  readonly loungeId: string
  readonly guests: number
  /** Names this scan: sent again, it is answered as it was the first time. */
  readonly scan: string
}

/** Lets a member in, or says why not. */
export async function enterLounge(
  { db, signing }: { readonly db: Queryable; readonly signing: string },
  { code, loungeId, guests, scan }: Entry,
  now: Date
): Promise<EntryAnswer> {
  const read = readCode(code, signing, now)
  if (!read || read.age === 'ahead') return refused('forged')
  const { passNo, issuedAt: codeIssuedAt } = read
  const existing = { ageSeconds: Math.floor(read.ageMs / 1000), passNo }
  const lounge = await findLounge(loungeId, db)
  if (!lounge) return refused('noLounge', existing)
  return withTransaction(db, async (tx) => {
    const pass = await lockPass(passNo, tx)
    if (!pass) return refused('forged')
    const entry = await findEntry({ passNo, scan, codeIssuedAt }, tx)
    if (entry?.scan === scan) return { ...existing, verdict: 'passed', visit: entry }
    if (read.age === 'over') return refused('old', existing)
    if (entry) return refused('used', existing)
    const left = await takeVisit(passNo, guests, now, tx)
    if (!left) return refused(whyNot(pass, now), existing)
    const visit = {
      ...{ id: randomUUID(), passNo, memberId: pass.memberId, loungeId, guests, at: now, scan, codeIssuedAt },
      ...left
    }
    await insertVisit(visit, tx)
    return { ...existing, verdict: 'passed', visit }
  })
}

function refused(
  verdict: EntryVerdict,
  existing: Pick<EntryAnswer, 'ageSeconds' | 'passNo'> = { ageSeconds: null, passNo: null }
): EntryAnswer {
  return { verdict, ...existing, visit: null }
}

/** Why a membership gave no visit. */
function whyNot({ state, expiresAt, visits, visitsUsed }: PassRow, now: Date): EntryVerdict {
  if (state === 'closed') return 'closed'
  if (expiresAt <= now) return 'ended'
  return visitsUsed >= visits ? 'spent' : 'guests'
}
