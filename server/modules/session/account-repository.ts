import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { members } from '../../db/schema/member'
import { wechatIdentities } from '../../db/schema/session'
import { statement } from '../../db/statement'

export interface NewAccount {
  readonly id: string
  readonly mobile: string
  readonly nickname: string
  readonly avatar: string
  readonly channelCode: string
  readonly agreementVersion: string | null
  readonly createdAt: Date
}

/** Creates an account unless the number has one. @returns false if it has */
export async function insertAccount(account: NewAccount, db: Queryable): Promise<boolean> {
  const rows = await db
    .insert(members)
    .values(account)
    .onConflictDoNothing({ target: members.mobile })
    .returning({ id: members.id })
  return rows.length === 1
}

/** An account that can be logged in to, or that has been closed since `deletedAt`. */
export interface ExistingAccount {
  readonly id: string
  readonly deletedAt: Date | null
}

/**
 * Stores the version that the number's owner has agreed to (null: none was shown).
 * @returns the account, null if the number has none
 */
export async function renewAgreement(
  mobile: string,
  agreementVersion: string | null,
  db: Queryable
): Promise<ExistingAccount | null> {
  const rows = await db
    .update(members)
    // written even if nothing changes: an account that is being deleted is waited for
    .set({ agreementVersion: agreementVersion ?? sql`${members.agreementVersion}` })
    .where(eq(members.mobile, mobile))
    .returning({ id: members.id, deletedAt: members.deletedAt })
  return rows[0] ?? null
}

/** Reopens a closed account, and locks it; an open one stays so. @returns false if its data is gone */
export async function reopenAccount(memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .update(members)
    .set({ deletedAt: null })
    .where(and(eq(members.id, memberId), isNull(members.anonymisedAt)))
    .returning({ id: members.id })
  return rows.length === 1
}

export interface WechatBinding {
  readonly appId: string
  readonly openId: string
  readonly unionId: string | null
  readonly memberId: string
}

/** Links a WeChat identity to a member; another member's moves over: whoever holds the phone decides. */
export async function bindWechat(binding: WechatBinding, db: Queryable): Promise<void> {
  const { memberId, unionId } = binding
  await db
    .insert(wechatIdentities)
    .values(binding)
    .onConflictDoUpdate({
      target: [wechatIdentities.appId, wechatIdentities.openId],
      set: { memberId, unionId }
    })
}

/**
 * Links a WeChat identity to a member unless it is another's: nobody has verified a phone here, and a link can bring
 * a browser or a mini-program into an account that is not its user's.
 * @returns false if it is another member's
 */
export async function bindFreeWechat(binding: WechatBinding, db: Queryable): Promise<boolean> {
  const { memberId, unionId } = binding
  const rows = await db
    .insert(wechatIdentities)
    .values(binding)
    .onConflictDoUpdate({
      target: [wechatIdentities.appId, wechatIdentities.openId],
      set: { unionId },
      setWhere: eq(wechatIdentities.memberId, memberId)
    })
    .returning({ memberId: wechatIdentities.memberId })
  return rows.length === 1
}

/**
 * The member linked to a WeChat identity, locked until the transaction ends: an account deleted concurrently is
 * either already gone here, or is deleted together with the session being opened.
 */
export async function findWechatMember(appId: string, openId: string, tx: Tx): Promise<string | null> {
  const bound = and(eq(wechatIdentities.appId, appId), eq(wechatIdentities.openId, openId))
  const rows = await tx
    .select({ memberId: wechatIdentities.memberId })
    .from(wechatIdentities)
    .innerJoin(members, eq(members.id, wechatIdentities.memberId))
    .where(and(bound, isNull(members.deletedAt)))
    .for('share', { of: members })
  const memberId = rows[0]?.memberId
  if (memberId === undefined) return null
  // whoever was waited for may have unlinked it: the joined row is the old one
  const still = await tx
    .select({ memberId: wechatIdentities.memberId })
    .from(wechatIdentities)
    .where(and(bound, eq(wechatIdentities.memberId, memberId)))
  return still[0]?.memberId ?? null
}

/** Gives a member without a number this one. @returns their number afterwards; null if this one is another account's */
export async function setMobileIfFree(memberId: string, mobile: string, tx: Tx): Promise<string | null> {
  const free = await tx
    .update(members)
    .set({ mobile })
    .where(
      and(
        eq(members.id, memberId),
        isNull(members.mobile),
        isNull(members.deletedAt),
        sql`not exists (select 1 from members other where other.mobile = ${mobile})`
      )
    )
    .returning({ mobile: members.mobile })
  if (free[0]) return free[0].mobile
  const rows = await tx.select({ mobile: members.mobile }).from(members).where(eq(members.id, memberId))
  return rows[0]?.mobile ?? null
}

/** An active member, locked until the transaction ends; null for a deleted account. */
export async function findLivingMember(memberId: string, tx: Tx): Promise<string | null> {
  const rows = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('share')
  return rows[0]?.id ?? null
}

const blocked = statement<{ blocked: boolean }>(
  'member-is-blocked',
  'select blocked_at is not null as blocked from members where id = $1 for share'
)

/** Whether staff keep a member out. Blocking waits for this transaction, or is seen here. */
export const isBlocked = async (memberId: string, tx: Tx): Promise<boolean> =>
  (await blocked([memberId], tx))[0]?.blocked === true
