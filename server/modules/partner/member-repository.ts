import type { Queryable } from '../../db/client'
import { statement } from '../../db/statement'

const mobile = statement<{ mobile: string | null }>(
  'partner-member-mobile',
  'select mobile from members where id = $1'
)

/** The member's own phone number; null if none is linked. */
export async function mobileOf(memberId: string, db: Queryable): Promise<string | null> {
  return (await mobile([memberId], db))[0]?.mobile ?? null
}

const former = statement<{ id: string }>(
  'partner-former-ids',
  'select id from members where merged_into = $1 order by created_at'
)

/** Accounts merged into the member's: a partner may know the buyer by one of them. */
export async function formerIdsOf(memberId: string, db: Queryable): Promise<string[]> {
  return (await former([memberId], db)).map(({ id }) => id)
}
