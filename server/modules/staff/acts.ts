/** The audit trail: what staff did is written in the transaction that does it, chained by hashes. */
import { createHash } from 'node:crypto'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError } from '../../core/business-error'
import { sqlState, withTransaction, type Queryable, type Tx } from '../../db/client'
import type { StaffMember } from './account-repository'
import { actOfRequest, actsAfter, insertAct, lockLastHash, type ActRow } from './act-repository'

/** Who acts, and in which call. */
export interface Actor {
  readonly staff: StaffMember
  readonly now: Date
  /** Idempotency key of the call. */
  readonly requestKey?: string | undefined
}

/** What is done, and about what. */
export interface Act {
  readonly act: string
  readonly about: { readonly kind: string; readonly id: string } | null
  readonly reason?: string | null
}

/** What an act has changed, as data: it is kept for ever, and holds no personal data. */
export interface Changed<After> {
  readonly before?: unknown
  readonly after: After
}

/** An act that is done: its entry, and what it has changed. */
export interface DoneAct<After> {
  readonly actId: string
  readonly after: After
}

export const UNIQUE_VIOLATION = '23505'

/**
 * Does something in the name of staff: `work` and its entry in the audit trail are one transaction, done once per idempotency key. The
 * entry comes last, so that locks of the domain are always taken before the one of the trail.
 * @throws what `work` throws, and then nothing was done; BusinessError 910 if the key was used for another act
 */
export async function performAct<After>(
  db: Queryable,
  actor: Actor,
  act: Act,
  work: (tx: Tx) => Promise<Changed<After>>
): Promise<DoneAct<After>> {
  try {
    return await withTransaction(db, async (tx) => {
      const before = await alreadyDone<After>(tx, actor, act)
      if (before) return before
      const changed = await work(tx)
      return { actId: await addAct(tx, actor, act, changed), after: changed.after }
    })
  } catch (problem) {
    // the same call ran twice at once: the first has done it
    const done = sqlState(problem) === UNIQUE_VIOLATION ? await alreadyDone<After>(db, actor, act) : null
    if (done) return done
    throw problem
  }
}

async function alreadyDone<After>(
  db: Queryable,
  { staff, requestKey }: Actor,
  { act }: Act
): Promise<DoneAct<After> | null> {
  if (requestKey === undefined) return null
  const found = await actOfRequest(staff.id, requestKey, db)
  if (!found) return null
  if (found.act !== act) throw new BusinessError(RESULT.keyReused, '内容有变化，请重新提交')
  return { actId: found.id, after: found.after as After }
}

async function addAct(
  tx: Tx,
  { staff, now, requestKey }: Actor,
  { act, about, reason }: Act,
  { before, after }: Changed<unknown>
): Promise<string> {
  const prevHash = await lockLastHash(tx)
  const entry = {
    at: now,
    staffId: staff.id,
    staffName: staff.name,
    role: staff.role,
    act,
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? null,
    requestKey: requestKey ?? null,
    prevHash
  }
  return insertAct({ ...entry, hash: hashOf(entry) }, tx)
}

/** SHA-256 of an entry with the hash of the one before it, whatever the order of its keys. */
export function hashOf(entry: Omit<ActRow, 'id' | 'hash'>): string {
  const { at, ...rest } = entry
  return createHash('sha256')
    .update(canonical({ ...rest, at: at.toISOString() }))
    .digest('hex')
}

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(JSON.parse(JSON.stringify(value)), (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )

const BATCH = 1000

/** Follows the chain from its beginning. @returns how many entries are whole, and the id of the first that is not */
export async function verifyActs(db: Queryable): Promise<{ whole: number; brokenAt: string | null }> {
  let [whole, prevHash, after] = [0, '', '0']
  for (;;) {
    const rows = await actsAfter(after, BATCH, db)
    if (rows.length === 0) return { whole, brokenAt: null }
    for (const { id, hash, ...entry } of rows) {
      if (entry.prevHash !== prevHash || hash !== hashOf(entry)) return { whole, brokenAt: id }
      whole += 1
      prevHash = hash
      after = id
    }
  }
}
