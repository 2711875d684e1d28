/** Members as staff find them, and what staff do about one; each act runs inside the caller's transaction. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import type { Queryable, Tx } from '../../db/client'
import { iso, isoOrNull } from '../../lib/iso'
import { maskPhones } from '../../lib/mask-phones'
import {
  endAllSessions,
  findMembers,
  holdingsOf,
  markBlocked,
  unlinkWechat,
  type OperatorMember
} from './operator-repository'

/** Members by card number or id. */
export async function operatorMembers(
  db: Queryable,
  { cardNo, memberId }: ConsoleParsed<'members'>
): Promise<ConsoleData<'members'>> {
  const rows = await findMembers({ memberId: memberId ?? null, mobile: null, cardNo: cardNo ?? null }, db)
  return { items: rows.map(viewOf) }
}

/** The member with a phone number. Whoever looks writes that down. */
export async function membersByPhone(db: Queryable, phone: string): Promise<ConsoleData<'membersByPhone'>> {
  const rows = await findMembers({ memberId: null, mobile: phone, cardNo: null }, db)
  return { items: rows.map(viewOf) }
}

/** What a member has. @throws BusinessError 404 */
export async function operatorMember(db: Queryable, memberId: string): Promise<ConsoleData<'memberDetail'>> {
  const [row, holdings] = await Promise.all([existing(memberId, db), holdingsOf(memberId, db)])
  if (!holdings) throw notFound('会员不存在')
  return { member: viewOf(row), ...holdings }
}

const viewOf = ({ mobile, createdAt, blockedAt, closedAt, ...row }: OperatorMember) => ({
  ...row,
  phoneMasked: mobile === null ? null : maskPhones(mobile),
  createdAt: iso(createdAt),
  blockedAt: isoOrNull(blockedAt),
  closedAt: isoOrNull(closedAt)
})

/** The whole number of a member. Whoever shows it writes that down. @throws BusinessError 404 */
export const wholePhone = async (db: Queryable, memberId: string): Promise<string | null> =>
  (await existing(memberId, db)).mobile

/** Keeps a member out from this moment on. @throws BusinessError 404, 907 if that is so already */
export async function blockMember(tx: Tx, memberId: string, now: Date): Promise<{ ended: number }> {
  await existing(memberId, tx)
  if (!(await markBlocked(memberId, now, tx))) throw new BusinessError(RESULT.orderState, '该会员已被停用')
  return { ended: await endAllSessions(memberId, tx) }
}

/** Lets a blocked member in again. @throws BusinessError 404, 907 if the member is not blocked */
export async function unblockMember(tx: Tx, memberId: string): Promise<void> {
  await existing(memberId, tx)
  if (!(await markBlocked(memberId, null, tx))) throw new BusinessError(RESULT.orderState, '该会员未被停用')
}

/**
 * Ends all sessions of a member. WeChat identities are unlinked, as they would log in again automatically; one of a member without a number
 * stays, as there is no other way in. @throws BusinessError 404
 */
export async function logOutMember(tx: Tx, memberId: string): Promise<{ ended: number }> {
  const { mobile } = await existing(memberId, tx)
  if (mobile !== null) await unlinkWechat(memberId, tx)
  return { ended: await endAllSessions(memberId, tx) }
}

/** A member that can be given something. @throws BusinessError 404 */
export async function expectMember(tx: Tx, memberId: string): Promise<void> {
  if ((await existing(memberId, tx)).closedAt !== null) throw notFound('该会员已注销')
}

async function existing(memberId: string, db: Queryable): Promise<OperatorMember> {
  const [row] = await findMembers({ memberId, mobile: null, cardNo: null }, db)
  if (!row) throw notFound('会员不存在')
  return row
}
