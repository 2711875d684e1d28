/** One more of a privilege that a member received: a compensation. */
import { RESULT } from '@contract/envelope/codes'
import { BusinessError, notFound } from '../../core/business-error'
import type { Tx } from '../../db/client'
import { issueOne } from './issue'
import { receivedPrivilege } from './issue-repository'
import { countStock } from './take-repository'

/** What is handed over once more. */
export interface OnceMore {
  readonly memberId: string
  /** The record of what the member received. */
  readonly receiveId: string
  readonly now: Date
}

/**
 * Hands over one more of the privilege of a record, as a record of its own: it belongs to no round and no order, so no
 * quota counts it and no refund pays for it. It is one of the stock, if that is limited. A recharge goes to the same
 * number.
 * @returns the new record; `needsDelivery`: send it after the commit (`deliverRecharges`)
 * @throws BusinessError 404, 901 if none is left, 904 if the privilege has ended, 907 for a draw
 */
export async function issueAgain(
  tx: Tx,
  { memberId, receiveId, now }: OnceMore
): Promise<{ readonly receiveId: string; readonly privilegeId: string; readonly needsDelivery: boolean }> {
  const received = await receivedPrivilege(memberId, receiveId, tx)
  if (!received) throw notFound('会员没有这条领取记录')
  const { privilegeId, delivery, endsAt, account } = received
  if (delivery === 'draw') throw new BusinessError(RESULT.orderState, '抽奖不能补发，可以补偿积分或优惠券')
  if (endsAt !== null && endsAt <= now) throw new BusinessError(RESULT.ended, '该权益已结束，不能补发')
  const issued = await issueOne(tx, { memberId, privilegeId, account, now })
  if (issued.hasStock && !(await countStock(privilegeId, tx)))
    throw new BusinessError(RESULT.soldOut, '该权益已领完，不能补发')
  return { receiveId: issued.receiveId, privilegeId, needsDelivery: issued.needsDelivery }
}
