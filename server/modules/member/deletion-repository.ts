import { and, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import { assistantConversations } from '../../db/schema/assistant'
import { activityGains, activityRecords } from '../../db/schema/activity'
import { addresses } from '../../db/schema/address'
import { cartLines } from '../../db/schema/cart'
import { afterSales } from '../../db/schema/aftersale'
import { lotteryDraws, lotteryShares } from '../../db/schema/lottery'
import { shipments } from '../../db/schema/shipping'
import { feedbacks } from '../../db/schema/feedback'
import { referralBindings, referralInvitations } from '../../db/schema/distribution'
import { distributorTrusts, entryTickets, partnerUsers } from '../../db/schema/entry'
import { loungePasses } from '../../db/schema/lounge'
import { members } from '../../db/schema/member'
import { orders } from '../../db/schema/order'
import { payments } from '../../db/schema/payment'
import { privilegeViews } from '../../db/schema/privilege'
import { questionnaireResponses } from '../../db/schema/questionnaire'
import { reminderGrants, reminders, remindersOff } from '../../db/schema/reminder'
import { receiveParcels, receiveRecords } from '../../db/schema/receive'
import { provenDevices, sessions, smsCodes, wechatIdentities } from '../../db/schema/session'
import { tickets, visitors } from '../../db/schema/ticket'
import { OPEN_STATES } from '../order'
import { removeUploadsOf } from './upload-repository'

/** Locks a member's row until the transaction ends: concurrent order creation waits, as it references that row. */
export async function lockMember(memberId: string, tx: Tx): Promise<{ mobile: string | null } | null> {
  const rows = await tx
    .select({ mobile: members.mobile })
    .from(members)
    .where(and(eq(members.id, memberId), isNull(members.deletedAt)))
    .for('update')
  return rows[0] ?? null
}

/**
 * Closes an account: its sessions end, with their verifications, and so do tickets that would open others. Everything
 * else stays in case the deletion is undone; as the member is no longer active, nobody can log in to it or buy for
 * it.
 */
export async function close(memberId: string, now: Date, tx: Tx): Promise<void> {
  await tx.update(members).set({ deletedAt: now }).where(eq(members.id, memberId))
  await tx.delete(sessions).where(eq(sessions.memberId, memberId))
  await tx.delete(entryTickets).where(eq(entryTickets.memberId, memberId))
}

/** An account that was closed, and when, as PostgreSQL writes it: the position of the next page. */
export interface Closed {
  readonly id: string
  readonly closedAt: string
}

const due = statement<Closed>(
  'deletion-due',
  `select id, deleted_at::text as "closedAt" from members
   where deleted_at < $1 and anonymised_at is null and (deleted_at, id) > ($2::timestamptz, $3) order by deleted_at, id limit $4`
)

/** Accounts closed before `until` that still hold their data, at most `max`, oldest first: those after `last`. */
export const closedBefore = (
  until: Date,
  last: Closed | undefined,
  max: number,
  db: Queryable
): Promise<Closed[]> => due([until, last?.closedAt ?? '-infinity', last?.id ?? '', max], db)

/**
 * Locks an account that has been closed since `until` or before; null if the deletion was undone, or another run has
 * it.
 */
export async function lockClosed(
  memberId: string,
  until: Date,
  tx: Tx
): Promise<{ mobile: string | null } | null> {
  const rows = await tx
    .select({ mobile: members.mobile })
    .from(members)
    .where(and(eq(members.id, memberId), lt(members.deletedAt, until), isNull(members.anonymisedAt)))
    .for('update', { skipLocked: true })
  return rows[0] ?? null
}

export async function hasOpenOrder(memberId: string, tx: Tx): Promise<boolean> {
  const rows = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.state, [...OPEN_STATES])))
    .limit(1)
  return rows.length > 0
}

/** Whether goods are on their way to a member, or refunds and returns are in progress. */
export async function hasOpenDelivery(memberId: string, tx: Tx): Promise<boolean> {
  const sending = tx
    .select({ orderNo: orders.orderNo })
    .from(shipments)
    .innerJoin(orders, eq(orders.orderNo, shipments.orderNo))
    .where(and(eq(orders.memberId, memberId), inArray(shipments.state, ['booked', 'packing', 'sent'])))
    .limit(1)
  const requesting = tx
    .select({ id: afterSales.id })
    .from(afterSales)
    .where(
      and(eq(afterSales.memberId, memberId), notInArray(afterSales.state, ['done', 'withdrawn', 'refused']))
    )
    .limit(1)
  const prizes = tx
    .select({ id: lotteryDraws.id })
    .from(lotteryDraws)
    .where(
      and(
        eq(lotteryDraws.memberId, memberId),
        eq(lotteryDraws.prizeKind, 'goods'),
        inArray(lotteryDraws.state, ['claimed', 'sent'])
      )
    )
    .limit(1)
  const gifts = tx
    .select({ id: receiveParcels.receiveId })
    .from(receiveParcels)
    .innerJoin(receiveRecords, eq(receiveRecords.id, receiveParcels.receiveId))
    .where(and(eq(receiveRecords.memberId, memberId), inArray(receiveParcels.state, ['claimed', 'sent'])))
    .limit(1)
  const open = [sending, requesting, prizes, gifts]
  for (const rows of open) if ((await rows).length > 0) return true
  return false
}

/**
 * Removes all personal data from a closed account, and ends any sessions. The row stays, nameless, for the orders,
 * payments and point and commission entries that reference it; the number is free for a new account. Codes and
 * invitations stay used: they cannot be used by another account, and hold an HMAC in place of the number.
 */
export async function anonymise(memberId: string, mobile: string | null, now: Date, tx: Tx): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.memberId, memberId))
  await tx.delete(wechatIdentities).where(eq(wechatIdentities.memberId, memberId))
  await tx
    .update(payments)
    .set({ payerOpenId: null })
    .where(
      inArray(
        payments.orderNo,
        tx.select({ orderNo: orders.orderNo }).from(orders).where(eq(orders.memberId, memberId))
      )
    )
  await tx.delete(reminders).where(eq(reminders.memberId, memberId))
  await tx.delete(remindersOff).where(eq(remindersOff.memberId, memberId))
  await tx.delete(reminderGrants).where(eq(reminderGrants.memberId, memberId))
  await tx.delete(partnerUsers).where(eq(partnerUsers.memberId, memberId))
  await tx.delete(distributorTrusts).where(eq(distributorTrusts.memberId, memberId))
  await tx.delete(entryTickets).where(eq(entryTickets.memberId, memberId))
  // the friends may be referred by somebody else; commissions stay with the orders
  await tx.delete(referralInvitations).where(eq(referralInvitations.memberId, memberId))
  await tx
    .delete(referralBindings)
    .where(or(eq(referralBindings.memberId, memberId), eq(referralBindings.referrerId, memberId)))
  await tx.delete(addresses).where(eq(addresses.memberId, memberId))
  await tx.delete(assistantConversations).where(eq(assistantConversations.memberId, memberId))
  await tx.delete(cartLines).where(eq(cartLines.memberId, memberId))
  await tx.delete(visitors).where(eq(visitors.memberId, memberId))
  await tx
    .update(tickets)
    .set({ visitorName: '', maskedNumber: '', sealedNumber: null })
    .where(eq(tickets.memberId, memberId))
  // entries are needed for settlement with YueTu: they stay, for a nameless member
  await tx.update(loungePasses).set({ state: 'closed' }).where(eq(loungePasses.memberId, memberId))
  await tx.delete(privilegeViews).where(eq(privilegeViews.memberId, memberId))
  await tx.delete(activityRecords).where(eq(activityRecords.visitor, `m:${memberId}`))
  await tx.update(activityGains).set({ signedName: null }).where(eq(activityGains.memberId, memberId))
  await tx
    .update(orders)
    .set({ address: null, receiverMac: null, note: null, visit: null })
    .where(eq(orders.memberId, memberId))
  await tx
    .update(afterSales)
    .set({ note: null, pictures: [], returnNo: null })
    .where(eq(afterSales.memberId, memberId))
  // the credited account may be one of their numbers
  await tx.update(receiveRecords).set({ account: null }).where(eq(receiveRecords.memberId, memberId))
  const ofMember = tx
    .select({ id: receiveRecords.id })
    .from(receiveRecords)
    .where(eq(receiveRecords.memberId, memberId))
  await tx.update(receiveParcels).set({ address: null }).where(inArray(receiveParcels.receiveId, ofMember))
  await tx.delete(questionnaireResponses).where(eq(questionnaireResponses.memberId, memberId))
  await tx.delete(feedbacks).where(eq(feedbacks.memberId, memberId))
  await tx.delete(lotteryShares).where(eq(lotteryShares.memberId, memberId))
  await tx.update(lotteryDraws).set({ address: null }).where(eq(lotteryDraws.memberId, memberId))
  await removeUploadsOf(memberId, now, tx)
  if (mobile !== null) {
    await tx.delete(smsCodes).where(eq(smsCodes.mobile, mobile))
    await tx.delete(provenDevices).where(eq(provenDevices.mobile, mobile))
  }
  await tx
    .update(members)
    .set({
      mobile: null,
      nickname: '已注销会员',
      avatar: null,
      gender: 'unknown',
      birthday: null,
      anonymisedAt: now
    })
    .where(eq(members.id, memberId))
}
