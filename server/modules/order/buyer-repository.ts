import { and, eq, isNull } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Tx } from '../../db/client'
import { members } from '../../db/schema/member'
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

const living = statement<{ id: string }>(
  'living-buyer',
  'select id from members where id = $1 and deleted_at is null'
)

/** Whether the account is still there: it may be deleted while an order is being made. */
export async function isMember(pool: Pool, memberId: string): Promise<boolean> {
  return (await living(pool, [memberId])).length > 0
}

/** Holds the buyer's account until the transaction ends. @returns false for one that was deleted, or is just then */
export async function lockBuyer(tx: Tx, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('share')
  return rows.length > 0
}
