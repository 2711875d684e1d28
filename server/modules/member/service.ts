import { RESULT } from '@contract/envelope/codes'
import type { Data } from '@contract/types'
import { withTransaction, type Queryable } from '../../db/client'
import { BusinessError, loginExpired } from '../../core/business-error'
import { isoEnd } from '../../lib/iso'
import type { Confirmed, Confirming } from './confirmation'
import {
  anonymise,
  close,
  closedBefore,
  hasOpenDelivery,
  hasOpenOrder,
  lockClosed,
  lockMember
} from './deletion-repository'
import { deletionDue, dueIfClosedBefore } from './model'

/**
 * Closes an account at its owner's request for deletion: access ends at once. Personal data is removed after 15 days,
 * until when the owner may undo it (session/undo.ts).
 * @throws BusinessError 305 if it is already closed, 908 if the code has been used meanwhile, 907 while an order is
 * unpaid, undelivered, in transit or being refunded
 */
export async function closeAccount(
  db: Queryable,
  confirmed: Confirmed,
  { memberId, now }: Pick<Confirming, 'memberId' | 'now'>
): Promise<Data<'deleteAccount'>> {
  return withTransaction(db, async (tx) => {
    const account = await lockMember(memberId, tx)
    if (!account) throw loginExpired()
    await confirmed.use(tx, account.mobile)
    if ((await hasOpenOrder(memberId, tx)) || (await hasOpenDelivery(memberId, tx))) {
      throw new BusinessError(RESULT.orderState, '还有未完成的订单或退款，请处理后再注销')
    }
    await close(memberId, now, tx)
    return { deletedAt: isoEnd(deletionDue(now)) }
  })
}

/**
 * Removes personal data from accounts that have been closed for 15 days. An account with outstanding money or goods
 * is postponed.
 */
export async function deleteClosed(db: Queryable, now: Date, atATime = 100): Promise<void> {
  const until = dueIfClosedBefore(now)
  let accounts = await closedBefore(until, undefined, atATime, db)
  while (accounts.length > 0) {
    for (const { id } of accounts) await deleteOne(db, id, until, now)
    accounts = await closedBefore(until, accounts.at(-1), atATime, db)
  }
}

/** A concurrent undo is waited for, or comes too late. */
async function deleteOne(db: Queryable, memberId: string, until: Date, now: Date): Promise<void> {
  await withTransaction(db, async (tx) => {
    const account = await lockClosed(memberId, until, tx)
    if (!account) return
    if ((await hasOpenOrder(memberId, tx)) || (await hasOpenDelivery(memberId, tx))) return
    await anonymise(memberId, account.mobile, now, tx)
  })
}
