/** A member's visits. */
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { iso } from '../../lib/iso'
import { listVisits } from './visit-repository'

/** A page of a member's entries, latest first. */
export async function visitsPage(
  db: Queryable,
  memberId: string,
  part: ParsedInput<'listLoungeVisits'>
): Promise<Data<'listLoungeVisits'>> {
  const { rows, next } = await listVisits(memberId, part, db)
  return { list: rows.map(({ at, ...row }) => ({ ...row, at: iso(at) })), next }
}
