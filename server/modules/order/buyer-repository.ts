import type { Pool } from 'pg'
import { statement } from '../../db/statement'

const needs = statement<{ needed: boolean }>(
  'needs-mobile',
  `select coalesce(c.need_mobile, false) and m.mobile is null as needed
   from members m left join channels c on c.code = $2 where m.id = $1`
)

/** Whether the channel wants a mobile number of its buyers, and this member has given none. */
export async function needsMobile(pool: Pool, memberId: string, channel: string): Promise<boolean> {
  const [row] = await needs(pool, [memberId, channel])
  return row?.needed ?? false
}
