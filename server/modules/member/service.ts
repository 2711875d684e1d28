import { RESULT } from '@contract/envelope/codes'
import { withTransaction, type Queryable } from '../../db/client'
import { BusinessError, loginExpired } from '../../http/business-error'
import { anonymise, hasOpenDelivery, hasOpenOrder, lockMember } from './deletion-repository'

/**
 * Deletes an account: what is personal goes, sessions end, WeChat is unbound; orders and payments stay, nameless.
 * @throws BusinessError 907 while an order is unpaid, undelivered, on its way or being refunded
 */
export async function deleteAccount(db: Queryable, memberId: string, now: Date): Promise<null> {
  return withTransaction(db, async (tx) => {
    const member = await lockMember(memberId, tx)
    if (!member) throw loginExpired()
    if ((await hasOpenOrder(memberId, tx)) || (await hasOpenDelivery(memberId, tx))) {
      throw new BusinessError(RESULT.orderState, '还有未完成的订单或退款，请处理后再注销')
    }
    await anonymise(memberId, member.mobile, now, tx)
    return null
  })
}
