import { eq } from 'drizzle-orm'
import { backoff, isLastTry, untilLastTry } from '../../db/backoff'
import type { Queryable } from '../../db/client'
import { loungePasses } from '../../db/schema/lounge'
import { statement } from '../../db/statement'
import type { PassRow } from './pass-repository'

const claim = statement<{ passNo: string; isLast: boolean }>(
  'claim-untold-pass',
  `update lounge_passes set tell_tries = tell_tries + 1,
     next_tell_at = ${untilLastTry('$1', 'expires_at', backoff('$1', 'tell_tries', '5 seconds'))}
   where pass_no in (
     select pass_no from lounge_passes where told_state is distinct from state and coalesce(next_tell_at, '-infinity') <= $1
     order by coalesce(next_tell_at, '-infinity'), pass_no limit 1 for update skip locked)
   returning pass_no as "passNo", ${isLastTry('$1', 'expires_at')} as "isLast"`
)

/** A membership whose current state YueTu does not know; `isLast`: the last attempt to report it. */
export interface UntoldPass extends PassRow {
  readonly isLast: boolean
}

/** Claims, for this process, the one that has been due longest: until 30 days after its end. */
export async function claimUntold(now: Date, db: Queryable): Promise<UntoldPass[]> {
  const [due] = await claim([now], db)
  if (!due) return []
  const rows = await db.select().from(loungePasses).where(eq(loungePasses.passNo, due.passNo))
  return rows.map((row) => ({ ...row, isLast: due.isLast }))
}

/** Stores what was reported to YueTu; later changes are reported next. */
export async function markReported(passNo: string, told: PassRow['state'], db: Queryable): Promise<void> {
  const existing = { toldState: told, tellTries: 0, nextTellAt: null }
  await db.update(loungePasses).set(existing).where(eq(loungePasses.passNo, passNo))
}
