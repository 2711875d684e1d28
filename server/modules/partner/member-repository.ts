import type { Pool } from 'pg'
import { statement } from '../../db/statement'

const mobile = statement<{ mobile: string | null }>(
  'partner-member-mobile',
  'select mobile from members where id = $1'
)

/** The member's own phone number; null where none is bound. */
export async function mobileOf(pool: Pool, memberId: string): Promise<string | null> {
  return (await mobile(pool, [memberId]))[0]?.mobile ?? null
}
