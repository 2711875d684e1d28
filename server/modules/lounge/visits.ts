/** A member's visits. */
import type { Data, ParsedInput } from '@contract/types'
import type { Queryable } from '../../db/client'
import { iso } from '../../lib/iso'
import { listVisits } from './visit-repository'

/** A page of a member's entries, latest first. */
export async function visitsPage(
  db: Queryable,
  memberId: string,
  { page, pageSize }: ParsedInput<'listLoungeVisits'>
): Promise<Data<'listLoungeVisits'>> {
  const offset = (page - 1) * pageSize
  const { rows, total } = await listVisits(memberId, { limit: pageSize, offset }, db)
  const list = rows.map(({ at, total: _total, ...row }) => ({ ...row, at: iso(at) }))
  return { list, page, hasMore: offset + rows.length < total, total }
}
