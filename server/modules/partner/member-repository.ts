import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

const mobile = statement<{ mobile: string | null }>(
  'partner-member-mobile',
  'select mobile from members where id = $1'
)

/** The member's own phone number; null where none is bound. */
export async function mobileOf(memberId: string, db: Queryable): Promise<string | null> {
  return (await mobile([memberId], db))[0]?.mobile ?? null
}
