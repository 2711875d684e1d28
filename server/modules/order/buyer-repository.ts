import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { members } from '../../db/schema/member'
import { statement } from '../../db/statement'

const needs = statement<{ needed: boolean }>(
  'needs-mobile',
  `select coalesce(c.need_mobile, false) and m.mobile is null as needed
   from members m left join channels c on c.code = $2 where m.id = $1`
)

/** Whether the channel requires a mobile number of its buyers, and this member has none. */
export async function needsMobile(memberId: string, channel: string, db: Queryable): Promise<boolean> {
  const [row] = await needs([memberId, channel], db)
  return row?.needed ?? false
}

const rechargeNumber = statement<{ mobile: string | null }>(
  'number-of-recharge',
  `select m.mobile from members m, products p join privileges v on v.id = p.privilege_id
   where m.id = $1 and p.id = $2 and v.delivery = 'account'`
)

/** The member's own number, to which a recharge that they buy goes; null without one, undefined for other products. */
export async function numberOfRecharge(memberId: string, productId: string, db: Queryable) {
  const [row] = await rechargeNumber([memberId, productId], db)
  return row?.mobile
}

/** Locks the buyer's account until the transaction ends. @returns false if it was deleted, or is being deleted */
export async function lockBuyer(memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('share')
  return rows.length > 0
}
